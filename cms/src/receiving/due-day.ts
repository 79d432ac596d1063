import { Temporal } from "temporal-polyfill";

/**
 * The day ("YYYY-MM-DD") by which the municipality answers: barrier reports within one month (EU 2018/1523), counted as
 * § 188 BGB does, so that a report of 31 January is due on the last day of February.
 */
export function dueDay(kind: string, now: Date): string | undefined {
  if (kind !== "barriere") return undefined;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO("Europe/Berlin");
  return today.toPlainDate().add({ months: 1 }).toString();
}
