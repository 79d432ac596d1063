import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { localNumbersIn, maxTelLength, type PhoneNumber } from "@/lib/local-phone-numbers";

/** The numbers that can be called everywhere in Germany without an area code, and how they are written. */
export const shortNumbers: ReadonlyMap<string, RegExp> = new Map([
  ["110", /110/],
  ["112", /112/],
  ["115", /115/],
  ["116117", /116[ \u00a0]?117/],
  ["116116", /116[ \u00a0]?116/],
]);

/** A number with an area code or a country's, in groups of digits. Points separate the parts of dates and sums. */
const longNumber =
  /(?<![\p{L}\d/.,:§#-])(?:(?:\+|00 ?)\d{2} ?(?:\(0\) ?)?\d{2,5}|\(0\d{2,5}\)|0\d{2,5})(?: ?[/-] ?| )?\d{2,}(?:[ /-]\d+)*(?![\p{L}\d/:]|[.,]\d)/gu;

const isPostcode = /^0\d{4}$/;

/** Words before a number that is not one of a telephone. */
const otherNumber =
  /(?:konto|steuer|kunden|akten|rechnungs|bestell|mitglieds|vorgangs|vertrags|artikel|isbn|iban|blz|bic|hrb|registerblatt|ust-idnr)[\p{L}-]*[.:]?\s*(?:nr\.?|nummer)?:?\s*$/iu;

const shortNumber = new RegExp(
  `(?<![\\p{L}\\d/.,:§#+-])(?:${[...shortNumbers.values()].map(({ source }) => source).join("|")})(?![\\p{L}\\d/:-]|[.,]\\d)`,
  "gu",
);

/** Words around 110, 112 or 115 that tell a number to call from a sum or a page. */
const aboutCalling =
  /notruf|notfall|notarzt|polizei|feuer|rettung|unfall|lebensgefahr|behördennummer|telefon|\btel\b|\bruf|anruf|wähl|116 ?11[67]/iu;
const wordsAround = 60;
/** What comes before a number of a street, a law or a page, and what follows a sum. */
const notCalledBefore =
  /(?:straße|str\.|weg|platz|gasse|allee|nr\.|art\.|artikel|seite|s\.|§+|zimmer|raum|linie|bus|b|k|l)\s*$/iu;
const notCalledAfter =
  /^\s*(?:€|%|euro|cent|prozent|k?m²?|qm|liter|jahre?|tage|stunden|minuten|kinder|personen|mitglieder|plätze|von|bis|mal|-)\b|^\s*[€%]/iu;

/**
 * The telephone numbers in a German text, in their order: with an area code, of the list above, or local ones after a word
 * such as "Telefon". Dates, times, postcodes and account numbers are none.
 * @param isPhoneField whether the whole text is the field of a telephone number, such as a cell of a column "Telefon"
 */
export function phoneNumbersIn(text: string, isPhoneField = false): PhoneNumber[] {
  if (!/\d{3}/.test(text)) return [];
  const long = [...text.matchAll(longNumber)].flatMap(({ 0: written, index }) => {
    if (isPostcode.test(written) || otherNumber.test(text.slice(Math.max(0, index - 40), index))) return [];
    const parsed = parsePhoneNumberFromString(written.replace("(0)", ""), "DE");
    return parsed?.isValid() && parsed.number.length <= maxTelLength
      ? [{ start: index, end: index + written.length, tel: parsed.number }]
      : [];
  });
  const short = [...text.matchAll(shortNumber)].flatMap(({ 0: written, index }) => {
    const end = index + written.length;
    const isInLong = long.some((number) => index < number.end && end > number.start);
    const tel = written.replace(/\D/g, "");
    return isInLong || (tel.length === 3 && !isCalled(text, index, end)) ? [] : [{ start: index, end, tel }];
  });
  const known = [...long, ...short];
  const local = localNumbersIn(text, isPhoneField).filter(
    ({ start, end }) => !known.some((number) => start < number.end && end > number.start),
  );
  return [...known, ...local].sort((one, other) => one.start - other.start);
}

function isCalled(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - wordsAround), start);
  const after = text.slice(end, end + wordsAround);
  if (before.trim() === "" && after.trim() === "") return true;
  if (notCalledBefore.test(before) || notCalledAfter.test(after)) return false;
  return aboutCalling.test(before) || aboutCalling.test(after);
}
