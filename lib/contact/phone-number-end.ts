const hour = String.raw`\d{1,2}(?:[.:]\d{2})?`;
const nextHours = String.raw`(?:(?: ?[-/,] ?| (?:bis|und|u\.|oder) )${hour}){0,3}`;
const unit = `(?:uhr|h|€|%|euro|cent|prozent|k?m[²³]?|qm|liter|jahre?|tage|stunden|minuten|mal)`;
const floor = "(?:[EOU]G|(?:Ober|Unter|Erd)geschoss|Etage|Stock)";
const month =
  "(?:Jan(?:uar)?|Feb(?:ruar)?|März?|Apr(?:il)?|Mai|Ju[nl]i?|Aug(?:ust)?|Sept?(?:ember)?|(?:Okto|Novem|Dezem)ber|Okt|Nov|Dez)";

/** What follows digits that count something: hours, sums, floors, days */
const counted = new RegExp(
  String.raw`^(?:${nextHours} ?(?:${unit}(?!\p{L})|[€%])| ?- ?\d{1,2}[.:]\d{2}|(?:\. ?| )${floor}(?!\p{L})|\. ?${month}(?!\p{L}))`,
  "iu",
);
const lastCount = /(?: ?[/-] ?| )\d{1,2}(?: ?- ?\d{1,2})?$/;
const lastPostcode = /[ /-]+\d{5}$/;
const beforeTown = /^ \p{Lu}\p{Ll}/u;

export const isDate = (digits: string): boolean =>
  /^(?:0?[1-9]|[12]\d|3[01])([ /.-])(?:0?[1-9]|1[0-2])\1(?:\d{2}|\d{4})$/.test(digits);

/**
 * A run of groups of digits without the last ones if what is `after` it tells that they are hours, a floor, a day or the
 * postcode of a town: "033652 4711 14-18" before " Uhr" is 033652 4711, "12" is "".
 * @param minDigits of a number before a postcode
 */
export function withoutWhatFollows(run: string, after: string, minDigits: number): string {
  if (counted.test(after)) return lastCount.test(run) ? run.replace(lastCount, "") : "";
  const beforePostcode = run.replace(lastPostcode, "");
  return beforeTown.test(after) && beforePostcode.replace(/\D/g, "").length >= minDigits
    ? beforePostcode
    : run;
}
