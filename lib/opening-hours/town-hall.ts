import type { Schedule } from "@dorfforum/shared/opening-hours/day-hours";
import type { Settings } from "@/lib/cms/settings";

/** When the town hall is open, which is no entry but in the settings */
export const townHallSchedule = ({
  openingHours,
  specialDays,
  phone,
  days,
}: Pick<Settings, "openingHours" | "specialDays" | "phone" | "days">): Schedule => ({
  openingHours,
  specialDays,
  phone,
  land: days.land,
  isTownHall: true,
});
