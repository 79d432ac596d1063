import { readClosingDays } from "@dorfforum/shared/opening-hours/closing-days-text";
import { closedDay, type StoredSpecialDay } from "@dorfforum/shared/opening-hours/special-days";

export type ClosingFields = { Besondere_Tage?: StoredSpecialDay[]; Oeffnungszeiten_Hinweis?: string };

/**
 * Fields of an organisation that say what a text of closing days says, as "24.12.–2.1." The text itself becomes a note unless its
 * dates are all of it.
 * @param today "YYYY-MM-DD"; dates without a year are the next ones
 */
export function closingFields(text: string, today: string): ClosingFields {
  const { days, isWhole } = readClosingDays(text, today);
  return {
    ...(days.length > 0 && { Besondere_Tage: days.map(({ first, last }) => closedRow(first, last)) }),
    ...(!isWhole && text.trim() && { Oeffnungszeiten_Hinweis: text.trim() }),
  };
}

export const closedRow = (first: string, last: string, note?: string): StoredSpecialDay => ({
  Von: first,
  ...(last > first && { Bis: last }),
  Gilt: closedDay,
  ...(note?.trim() && { Hinweis: note.trim() }),
});

type Values = Record<string, unknown>;

/** The fields of an entry of an earlier release in those of this one; an entry of this release stays as it is. */
export function withSpecialDays({ Schliesstage, Schliessungen, ...fields }: Values, today: string): Values {
  const rows = ((Schliessungen ?? []) as { Von: string; Bis: string; Grund?: string }[]).map(
    ({ Von, Bis, Grund }) => closedRow(Von, Bis, Grund),
  );
  const { Besondere_Tage = [], Oeffnungszeiten_Hinweis } = closingFields(String(Schliesstage ?? ""), today);
  const all = [...((fields.Besondere_Tage ?? []) as StoredSpecialDay[]), ...rows, ...Besondere_Tage];
  const note = [fields.Oeffnungszeiten_Hinweis, Oeffnungszeiten_Hinweis].filter(Boolean).join("\n");
  return {
    ...fields,
    ...(all.length > 0 && { Besondere_Tage: all }),
    ...(note && { Oeffnungszeiten_Hinweis: note }),
  };
}
