import { weekdays } from "@dorfforum/shared/calendar/day";
import { toGermanClock } from "@dorfforum/shared/calendar/format";

type Span = { days: readonly string[]; from: string; to: string; note?: string | undefined };

/** "8–12 Uhr", "20–24 Uhr" from "HH:MM" */
export const formatOpening = ({ from, to }: Pick<Span, "from" | "to">): string =>
  `${toGermanClock(from)}–${to === "00:00" ? "24" : toGermanClock(to)} Uhr`;

/** One line for all days that have the same hours: "Mo, Mi, Fr 8–12 Uhr", "Di 8–12 Uhr und 14–16 Uhr". */
export function openingHoursLines(spans: readonly Span[]): string[] {
  const daysByHours = new Map<string, string[]>();
  for (const day of weekdays) {
    const text = spans
      .filter((span) => span.days.includes(day))
      .sort((a, b) => a.from.localeCompare(b.from))
      .map((span) => (span.note ? `${formatOpening(span)} (${span.note})` : formatOpening(span)))
      .join(" und ");
    if (text) daysByHours.set(text, [...(daysByHours.get(text) ?? []), day]);
  }
  return [...daysByHours].map(([text, days]) => `${dayNames(days)} ${text}`);
}

/** Two days in a row are listed, three and more become a span: "Mo, Di", "Mo–Mi". */
function dayNames(days: string[]): string {
  const indexOf = (day: string | undefined) => weekdays.findIndex((other) => other === day);
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && indexOf(day) === indexOf(run.at(-1)) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run)).join(", ");
}
