import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import {
  isAnnounced,
  isLongerBehindSlash,
  localNumbersIn,
  localTel,
  maxTelLength,
  numberStart,
  type PhoneNumber,
} from "./local-phone-numbers";
import { isDate, withoutWhatFollows } from "./phone-number-end";

/** The numbers that can be called everywhere in Germany without an area code, and how they are written. */
export const shortNumbers: ReadonlyMap<string, RegExp> = new Map([
  ["110", /110/],
  ["112", /112/],
  ["115", /115/],
  ["116117", /116 ?117/],
  ["116116", /116 ?116/],
]);

const country = String.raw`(?:(?:\+ ?|00 ?)[1-9]\d{0,2}|49(?= ?\(0\)))`;
/** "(0)", or the area code after a country's */
const inBrackets = String.raw`\(0?(?: ?\d){0,5}\) ?[/-]? ?`;
/** "+49 (0) 30", "(03 36 52) 4", "0171", and "03 36 52" where a word says that it is a telephone number */
const beginning = String.raw`(?:(?:${country}|\(${country}\))(?: ?[/-] ?| ?${inBrackets}| )?\d+|\(0(?: ?\d){2,5}\) ?[/-]? ?\d+|0\d*)`;
const nextGroup = String.raw`(?: ?[/-] ?| ?\(0\) ?| )\d+`;

/** A number with an area code or a country's, in groups of digits. Points separate the parts of dates and sums. */
const longNumber = new RegExp(
  String.raw`${numberStart}${beginning}(?:${nextGroup})*(?![\p{L}\d]|[/:.,]\d)`,
  "giu",
);
/** In digits with the zero: an area code has no more than six. */
const minLength = 7;
const minLengthBeforePostcode = 9;
/** In characters: of several numbers side by side */
const maxRunLength = 100;

/** Words before a number that is not one of a telephone. */
const otherNumber =
  /(?:konto|steuer|kunden|akten|rechnungs|bestell|mitglieds|vorgangs|vertrags|artikel|isbn|iban|blz|bic|hr[ab]|vr|az|registerblatt|ust-idnr)(?<!\p{L}(?:hr[ab]|vr|az))[\p{L}-]*[.:]?\s*(?:nr\.?|nummer)?:?\s*$|(?<!\p{L})[a-z]{2}\d{2}(?: ?\d{4})*\s*$/iu;

const shortNumber = new RegExp(
  `${numberStart}(?:${[...shortNumbers.values()].map(({ source }) => source).join("|")})(?![\\p{L}\\d/:-]|[.,]\\d)`,
  "giu",
);

/** Words around 110, 112 or 115 that tell a number to call from a sum or a page. */
const aboutCalling =
  /notruf|notfall|notarzt|polizei|feuer|rettung|unfall|lebensgefahr|behördennummer|telefon|\btel\b|\bruf|anruf|wähl|116 ?11[67]/iu;
const wordsAround = 60;
/** What comes before a number of a street, a law or a page, and what follows a sum. */
const notCalledBefore =
  /(?:straße|str\.|weg|platz|gasse|allee|nr\.|art\.|artikel|seite|s\.|§+|zimmer|raum|linie|bus|b|k|l|durchwahl|app\.?|(?:haus)?apparat|dw\.?)\s*$/iu;
const notCalledAfter =
  /^\s*(?:€|%|euro|cent|prozent|k?m²?|qm|liter|jahre?|tage|stunden|minuten|kinder|personen|mitglieder|plätze|von|bis|mal|-)\b|^\s*[€%]/iu;

/** Every kind of space and dash as the plain one, each a single character, so that places stay the same. */
const plain = (text: string): string =>
  text.replace(/[\p{Zs}\u200b\u2060]/gu, " ").replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, "-");

/**
 * The telephone numbers in a German text, in their order: with an area code, of the list above, or local ones after a word
 * such as "Telefon". Dates, times, postcodes and account numbers are none.
 * @param isPhoneField whether the whole text is the field of a telephone number, such as a cell of a column "Telefon"
 */
export function phoneNumbersIn(written: string, isPhoneField = false): PhoneNumber[] {
  const text = plain(written);
  if (!/\d{3}|\d \d/.test(text)) return [];
  const long = [...text.matchAll(longNumber)].flatMap(({ 0: run, index }) => {
    const before = text.slice(Math.max(0, index - 40), index);
    if (run.length > maxRunLength || otherNumber.test(before)) return [];
    // Two digits and a space begin a date as well.
    if (/^0[1-9]?(?!\d)/.test(run) && (isDate(run) || !isAnnounced(before, isPhoneField))) return [];
    return numbersOfRun(run, index, text.slice(index + run.length));
  });
  const short = [...text.matchAll(shortNumber)].flatMap(({ 0: digits, index }) => {
    const end = index + digits.length;
    const isInLong = long.some((number) => index < number.end && end > number.start);
    const tel = digits.replace(/\D/g, "");
    const isFirst = isPhoneField && text.slice(0, index).trim() === "";
    return isInLong || (tel.length === 3 && !isFirst && !isCalled(text, index, end))
      ? []
      : [{ start: index, end, tel }];
  });
  const known = [...long, ...short];
  const local = localNumbersIn(text, isPhoneField).filter(
    ({ start, end }) => !known.some((number) => start < number.end && end > number.start),
  );
  return [...known, ...local].sort((one, other) => one.start - other.start);
}

/** Between two numbers of a contact's field; of "23125/140" the second is an extension. */
const betweenFieldNumbers =
  / ?(?:[,;]|(?<=\d{4} ?)\/(?= ?\d{4})|(?<!\p{L})(?:oder|und|u\.|bzw\.|sowie)(?!\p{L})) ?/giu;

/**
 * The numbers of a contact's field. A text of nothing but numbers' characters has some even if no rule knows them, such as
 * local ones while the settings have no area code.
 */
export function phoneNumbersOfField(text: string): PhoneNumber[] {
  const numbers = phoneNumbersIn(text, true);
  if (numbers.length > 0 || isLongerBehindSlash(text.trim())) return numbers;
  let start = 0;
  const ends = [...plain(text).matchAll(betweenFieldNumbers), { index: text.length, 0: "" }];
  const parts = ends.map(({ index, 0: between }) => {
    const part = { start, end: index, tel: telOfField(text.slice(start, index)) };
    start = index + between.length;
    return part;
  });
  return parts.flatMap(({ tel = "", ...place }) =>
    parts.every((part) => part.tel) ? [{ ...place, tel }] : [],
  );
}

function telOfField(written: string): string | undefined {
  if (isDate(written) || !/^[\d ()+/.-]+$/.test(plain(written))) return undefined;
  const digits = written.replace(/\(0\)/g, "").replace(/[^\d+]/g, "");
  if (!/^\+?\d{3,15}$/.test(digits)) return undefined;
  return /^[0+]/.test(digits) ? digits : localTel(plain(written).replace(/\(0\)/g, "").trim());
}

/** The numbers in a run of groups of digits at `start`; `after` follows it in the text. Usually one. */
function numbersOfRun(run: string, start: number, after: string): PhoneNumber[] {
  for (const { 0: gap, index } of run.matchAll(/ ?\/ ?| (?=0\d{2})/g)) {
    const tel = toTel(run.slice(0, index));
    if (!tel) continue;
    const next = index + gap.length;
    const others = numbersOfRun(run.slice(next), start + next, after);
    if (others.length === 0 && gap === " ") break;
    return [{ start, end: start + index, tel }, ...others];
  }
  const written = withoutWhatFollows(run, after, minLengthBeforePostcode);
  const tel = toTel(written);
  return tel ? [{ start, end: start + written.length, tel }] : [];
}

/** In E.164; undefined if it is no number with an area code. */
function toTel(written: string): string | undefined {
  if (written.replace(/\D/g, "").length < minLength) return undefined;
  const parsed = parsePhoneNumberFromString(
    written.replace(/^49(?= ?\(0\))/, "+49").replace("(0)", ""),
    "DE",
  );
  if (!parsed?.isValid() || parsed.nationalNumber.length + 1 < minLength) return undefined;
  return parsed.number.length > maxTelLength ? undefined : parsed.number;
}

function isCalled(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - wordsAround), start);
  const after = text.slice(end, end + wordsAround);
  if (before.trim() === "" && after.trim() === "") return true;
  // "94 66 - 112" is an extension.
  if (/\d\s*[-/]\s*$/.test(before)) return false;
  if (notCalledBefore.test(before) || notCalledAfter.test(after)) return false;
  return aboutCalling.test(before) || aboutCalling.test(after);
}
