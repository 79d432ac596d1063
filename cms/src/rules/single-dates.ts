import { isDayTooFarAhead } from "@dorfforum/shared/calendar/event-timing";
import { formatDate } from "@dorfforum/shared/calendar/format";
import { type SingleDateRow, toSingleDate } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay, berlinInstant, berlinTime, toInstant } from "@dorfforum/shared/calendar/village-time";
import type { FieldRule, Problem } from "../documents/problem";
import type { EventFields } from "../events/event-timing";
import { ruledDays } from "../events/nearest-date";

const field = "Ausnahmen";

/**
 * What is said of single dates must be about a date of the series, once, and complete. Rows that are stored already stay
 * when the series itself changes: visitors do not see them, and the panel says so.
 */
export const singleDatesFit: FieldRule = (sent, stored) => {
  const rows = rowsOf(sent[field]);
  const known = new Set(rowsOf(stored[field]).map(keyOf));
  const dates = rows.flatMap((row, index) => {
    const date = toSingleDate(row);
    return date ? [{ row, index, date }] : [];
  });
  const event: EventFields = { ...stored, ...sent };
  const isSeries = Boolean(event.Wiederholung) || dates.some(({ date }) => date.kind === "added");
  const asked = dates.map(({ date }) => date.day);
  const days = new Set(ruledDays(event, asked));
  return dates.flatMap(({ row, index, date }, at) => {
    const refused = (name: keyof SingleDateRow, message: string): Problem[] => [
      { path: [field, index, name], message },
    ];
    const { day, kind } = date;
    const [begin, end] = [toInstant(row.Beginn), toInstant(row.Ende)];
    const isWithTime = kind === "moved" || kind === "added";
    if (dates.slice(0, at).some((other) => other.date.day === day))
      return refused(
        "Datum",
        `Für den ${formatDate(day)} gibt es zwei Ausnahmen. Bitte behalten Sie eine davon.`,
      );
    if (kind === "moved" && begin === undefined)
      return refused("Beginn", "Wohin ist der Termin verlegt? Bitte geben Sie den neuen Beginn an.");
    if (!isWithTime && (begin !== undefined || end !== undefined))
      return refused("Art", "Ein neuer Beginn gehört zu „verlegt“ oder zu „zusätzlich“.");
    if (end !== undefined && begin === undefined)
      return refused("Beginn", "Zum neuen Ende gehört ein neuer Beginn.");
    if (end !== undefined && begin !== undefined && end < begin)
      return refused("Ende", "Das neue Ende darf nicht vor dem neuen Beginn liegen.");
    if (kind === "added" && begin !== undefined && berlinDay(begin) !== day)
      return refused("Beginn", `Der Beginn muss am ${formatDate(day)} liegen.`);
    if (kind === "note" && !date.note && !date.place)
      return refused("Hinweis", "Bitte schreiben Sie den Hinweis oder den anderen Ort.");
    if (known.has(keyOf(row))) return [];
    if (kind === "moved" && !date.place && !date.end && isSameTime(event, day, begin))
      return refused(
        "Beginn",
        "Das sind derselbe Tag und dieselbe Uhrzeit. Bitte geben Sie den neuen Beginn an, oder nehmen Sie die Verlegung zurück.",
      );
    if (!isSeries)
      return refused(
        "Datum",
        "Ausnahmen gehören zu einer Wiederholung. Für eine Absage gibt es den Terminstatus.",
      );
    if (kind === "added" && days.has(day))
      return refused("Datum", `Am ${formatDate(day)} ist schon ein Termin der Wiederholung.`);
    if (kind !== "added" && !days.has(day) && !isDayTooFarAhead(day))
      return refused("Datum", `Am ${formatDate(day)} ist kein Termin der Wiederholung.`);
    return [];
  });
};

/** Whether a beginning is that of the date which the series has on a day */
function isSameTime({ Beginn }: EventFields, day: string, begin: Date | undefined): boolean {
  const start = toInstant(Beginn);
  return start !== undefined && begin?.toISOString() === berlinInstant(day, berlinTime(start));
}

const rowsOf = (value: unknown): SingleDateRow[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === "object" && row !== null) : [];

const keyOf = (row: SingleDateRow) => {
  const { day, kind } = toSingleDate(row) ?? {};
  return `${day} ${kind}`;
};
