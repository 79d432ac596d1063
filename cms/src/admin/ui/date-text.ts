const day = new Intl.DateTimeFormat("de-DE", {
  weekday: "short",
  day: "numeric",
  month: "numeric",
  year: "numeric",
  timeZone: "Europe/Berlin",
});
const time = new Intl.DateTimeFormat("de-DE", { timeStyle: "short", timeZone: "Europe/Berlin" });

/** "Di., 24.11.2026, 19:30 Uhr", of whole days without the time; undefined for no date. */
export function dateTimeText(date: Date | undefined, allDay: unknown): string | undefined {
  if (!date) return undefined;
  return allDay === true ? day.format(date) : `${day.format(date)}, ${time.format(date)} Uhr`;
}

const longDateFormat = new Intl.DateTimeFormat("de-DE", { dateStyle: "full", timeZone: "UTC" });
/** "Dienstag, 1. Dezember 2026" of "2026-12-01" */
export const longDate = (day: string) => longDateFormat.format(new Date(day));
