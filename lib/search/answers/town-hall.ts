import type { Settings } from "@/lib/cms/settings";
import { answerTexts } from "@/lib/texts/answers";
import { pageTitles } from "@/lib/texts/content";
import { routes } from "@/lib/urls/routes";
import type { Answer } from "../search-response";

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

export const townHallNames = [...answerTexts.townHallNames.split(" "), answerTexts.townHallInEnglish];

/** Where people read what the settings say */
export const contactPage: Answer["source"] = { title: pageTitles.contact, href: routes.contact };
