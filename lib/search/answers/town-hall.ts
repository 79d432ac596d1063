import type { Settings } from "@/lib/cms/settings";

/** What the settings say about the town hall, which is no entry of its own */
export type TownHall = Pick<
  Settings,
  | "village"
  | "town"
  | "phone"
  | "openingHours"
  | "openingHoursNote"
  | "specialDays"
  | "emergencyNote"
  | "days"
>;
