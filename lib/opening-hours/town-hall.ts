import type { Schedule } from "@dorfforum/shared/opening-hours/day-hours";
import type { Settings } from "@/lib/cms/settings";

type TownHall = Pick<Settings, "openingHours" | "specialDays" | "phone" | "days">;

/** When the town hall is open, which is no entry but in the settings */
export const townHallSchedule = ({
  openingHours,
  specialDays,
  phone,
  days,
}: TownHall): Schedule & Pick<TownHall, "phone"> => ({
  openingHours,
  specialDays,
  phone,
  land: days.land,
  isTownHall: true,
});
