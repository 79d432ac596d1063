import type { Weekday } from "../calendar/day.ts";
import { monthPattern } from "../calendar/german-months.ts";
import { conditionOf } from "./condition.ts";
import type { Part } from "./hours-tokens.ts";
import type { OpeningSpan } from "./opening-span.ts";

/** A span while its line is read; `joined` is one before it that has its notes, too: "8–12 und 14–18 Uhr nach Vereinbarung". */
export type Draft = Omit<OpeningSpan, "note"> & {
  notes: string[];
  isWork: boolean;
  joined: Draft | undefined;
};

export type SpansRead = {
  readonly spans: Draft[];
  /** Of all spans, or of those of a season */
  readonly closures: { days: Weekday[]; part: Part | undefined; season: string | undefined }[];
  /** Notes of all spans */
  readonly general: string[];
};

const seasons = new RegExp(`ferien|sommer|winter|saison|(?<!\\p{L})${monthPattern}`, "iu");
export const noon = "12:00";
/** Morning hours may last until then where afternoons are closed. */
const endOfMornings = "13:00";
const maxNoteLength = 255;

export function overlap(one: Draft, other: Draft): boolean {
  const endOf = ({ from, to }: Draft) => (to <= from ? `${Number(to.slice(0, 2)) + 24}${to.slice(2)}` : to);
  return (
    one.from < endOf(other) && other.from < endOf(one) && one.days.some((day) => other.days.includes(day))
  );
}

const isWider = (outer: Draft, inner: Draft) => covers(outer, inner) && !covers(inner, outer);

const isLimited = ({ notes }: Draft) => notes.some((note) => conditionOf(note));

const isSeasonal = ({ notes }: Draft) => {
  const note = notes.join();
  return seasons.test(note) && !/auch|zusätzlich/i.test(note);
};

const covers = (outer: Draft, inner: Draft) =>
  outer.from <= inner.from && (outer.to === "00:00" || outer.to >= inner.to);

/** Takes out closed days, and days of a span that a later one widens. Undefined when spans contradict each other. */
export function settled({ spans, closures, general }: SpansRead): OpeningSpan[] | undefined {
  for (const { days, part, season } of closures)
    for (const span of spans) {
      const isClosed = (day: Weekday) => days.includes(day);
      if (!span.days.some(isClosed)) continue;
      if (season && !span.notes.includes(season)) {
        if (isLimited(span)) continue;
        return undefined;
      }
      const [isMorning, isAfternoon] = [span.to <= endOfMornings && span.to > span.from, span.from >= noon];
      if (part && !isMorning && !isAfternoon) return undefined;
      if (!part || (part === "morning" ? isMorning : isAfternoon))
        span.days = span.days.filter((day) => !isClosed(day));
    }
  const hasSaturday = [...spans.filter(({ isWork }) => !isWork), ...closures].some(({ days }) =>
    days.includes("Sa"),
  );
  for (const span of spans)
    if (span.isWork && hasSaturday) span.days = span.days.filter((day) => day !== "Sa");
    else if (span.isWork) span.notes.push("werktags");
  for (const [index, later] of spans.entries())
    for (const earlier of spans.slice(0, index)) {
      if (!overlap(earlier, later)) {
        // "Mi 14–18 Uhr (in den Ferien 10–12 Uhr)" does not say whether the usual hours hold then.
        if (!isLimited(earlier) && isSeasonal(later) && earlier.days.some((day) => later.days.includes(day)))
          return undefined;
        continue;
      }
      const [outer, inner] = isLimited(earlier) ? [earlier, later] : [later, earlier];
      // "Mo–Fr 8–16 Uhr, im August 8–14 Uhr"
      if (isLimited(earlier) !== isLimited(later) && !isWider(outer, inner)) return undefined;
      if (earlier.notes.length + later.notes.length > 0) continue;
      if (!covers(later, earlier)) return undefined;
      earlier.days = earlier.days.filter((day) => !later.days.includes(day));
    }
  const read = spans.flatMap(({ days, from, to, notes }): OpeningSpan[] => {
    const note = [...new Set([...notes, ...general])].join(", ");
    return days.length > 0 ? [{ days, from, to, ...(note && { note }) }] : [];
  });
  const isTooLong = read.some(({ note = "" }) => note.length > maxNoteLength);
  return read.length > 0 && !isTooLong ? read : undefined;
}
