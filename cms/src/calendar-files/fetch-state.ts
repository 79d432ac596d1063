import { formatDayAndMonth } from "@dorfforum/shared/calendar/format";
/*
 * A calendar whose address is read every hour. The panel compiles this file: it has no packages.
 */

/** What is kept between two readings of an address. */
export type CalendarState = {
  etag?: string | undefined;
  lastModified?: string | undefined;
  /** Of the text that was read last */
  hash?: string | undefined;
  /** The instant (ISO) before which the server does not want to be asked again */
  notBefore?: string | undefined;
};

/** What is known of an address from its readings; `readAt` is an instant (ISO). */
export type ReadingState = {
  /** When it was last read without a problem, changed or not */
  readAt?: string | undefined;
  /** Why it cannot be read, as a German sentence */
  problem?: string | undefined;
  /** Why the latest reading waits for a press, as a German sentence */
  waiting?: string | undefined;
};

const redAfterMs = 2 * 24 * 3_600_000;

type ReadAddress = {
  Aus: boolean;
  Adresse?: string | null | undefined;
  Datei?: boolean;
  createdAt?: string | Date | null | undefined;
};

/** What an editor has to be told of a calendar; undefined if all is well, or not bad for two days yet. */
export function alarmOf(
  { Aus, Adresse, Datei, createdAt }: ReadAddress,
  { problem, waiting, readAt }: ReadingState,
  now: Date,
): string | undefined {
  if (Aus || Datei) return undefined;
  // After a restore
  if (!Adresse) return "Die Adresse fehlt: Bitte tragen Sie sie unter „Ändern“ ein.";
  if (waiting) return `Wartet auf Sie: ${waiting}`;
  const since = new Date(readAt ?? createdAt ?? now);
  return problem && now.getTime() - since.getTime() >= redAfterMs
    ? `Seit ${formatDayAndMonth(since)} nicht gelesen: ${problem}`
    : undefined;
}
