import { maxLettersPerDay } from "@dorfforum/shared/registrations/limits";
import type { RegistrationDate } from "./stored-types";

const dayMs = 24 * 3_600_000;

export const lettersOf = ({ Rundbriefe }: Pick<RegistrationDate, "Rundbriefe">): string[] =>
  Array.isArray(Rundbriefe) ? (Rundbriefe as string[]) : [];

/** How many letters the organiser may still send in these 24 hours */
export const lettersLeft = (row: Pick<RegistrationDate, "Rundbriefe"> | null, now: Date): number =>
  maxLettersPerDay - (row ? lettersOf(row).filter((at) => Date.parse(at) > now.getTime() - dayMs).length : 0);
