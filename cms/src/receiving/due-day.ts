import { Temporal } from "temporal-polyfill";

/**
 * The day ("YYYY-MM-DD") by which the municipality has to answer a barrier report: within one month (EU 2018/1523),
 * counted as in § 188 BGB, so that a report of 31 January is due on the last day of February. Other forms have none.
 */
export function dueDay(form: string, now: Date): string | undefined {
  if (form !== "barriere") return undefined;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO("Europe/Berlin");
  return today.toPlainDate().add({ months: 1 }).toString();
}
