/** Ages in whole years, both included; `to` may be infinite. */
export type AgeSpan = { from: number; to: number };

const number = String.raw`(\d{1,2})(?:\s*(Monat\p{L}*|Jahr\p{L}*))?`;
const between = new RegExp(`${number}\\s*(?:[–-]|bis)\\s*${number}`, "iu");
const atLeast = new RegExp(`\\bab\\s+${number}`, "iu");

/** Parses "10 Monate bis 3 Jahre", "6–10 Jahre", "ab 3 Jahren"; undefined for other wordings. */
export function toAgeSpan(text: string | undefined): AgeSpan | undefined {
  const span = between.exec(text ?? "");
  if (span) {
    const [, from, unit, to, lastUnit] = span;
    return { from: inYears(from, unit ?? lastUnit), to: inYears(to, lastUnit) };
  }
  const [, from, unit] = atLeast.exec(text ?? "") ?? [];
  return from === undefined ? undefined : { from: inYears(from, unit), to: Number.POSITIVE_INFINITY };
}

const inYears = (number = "", unit = "") =>
  /^monat/i.test(unit) ? Math.floor(Number(number) / 12) : Number(number);
