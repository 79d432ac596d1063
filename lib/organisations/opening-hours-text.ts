type Span = { days: readonly string[]; from: string; to: string; note?: string | undefined };

const week = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];

/** "08:00" → "8", "07:30" → "7.30" */
const clock = (time: string) => time.replace(/^0/, "").replace(/:00$/, "").replace(":", ".");

const hours = ({ from, to, note }: Span) =>
  note ? `${clock(from)}–${clock(to)} Uhr (${note})` : `${clock(from)}–${clock(to)} Uhr`;

/** Two days are listed, three and more in a row become a span: "Mo, Di", "Mo–Mi". */
function dayNames(days: string[]): string {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && week.indexOf(day) === week.indexOf(run.at(-1) ?? "") + 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run)).join(", ");
}

/** One line for all days that have the same hours: "Mo, Mi, Fr 8–12 Uhr", "Di 8–12 Uhr und 14–16 Uhr". */
export function openingHoursLines(spans: readonly Span[]): string[] {
  const daysByHours = new Map<string, string[]>();
  for (const day of week) {
    const ofDay = spans
      .filter((span) => span.days.includes(day))
      .sort((a, b) => a.from.localeCompare(b.from));
    if (ofDay.length === 0) continue;
    const text = ofDay.map(hours).join(" und ");
    daysByHours.set(text, [...(daysByHours.get(text) ?? []), day]);
  }
  return [...daysByHours].map(([text, days]) => `${dayNames(days)} ${text}`);
}
