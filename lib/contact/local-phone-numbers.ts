import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { areaCode } from "./area-code";
import { isDate, withoutWhatFollows } from "./phone-number-end";

/** A number in a text: from `start` to before `end`, and what a `tel:` link calls. */
export type PhoneNumber = { start: number; end: number; tel: string };

/** Of the whole number with "+" and the country's code (E.164) */
export const maxTelLength = 16;

/** Where a number may begin: not within another, and directly behind "Tel.:". For a pattern that ignores case */
export const numberStart = String.raw`(?:(?<![\p{L}\d/.,:§#+-])|(?<=(?:tel|fon|fax|nr|mobil)[.:]{1,2}))`;

const digitGroups = new RegExp(
  String.raw`${numberStart}[1-9]\d*(?:(?: ?[/-] ?| )\d+)*(?![\p{L}\d]|-(?=\p{L})|[/:.,-]\d)`,
  "giu",
);

const word = `(?:(?:tele)?fon|tel|(?:tele)?fax|ruf|mobil|handy|hotline|durchwahl)(?:nummer|-?nr)?`;
const afterPhoneWord = new RegExp(String.raw`(?:(?<!\p{L})${word}|[☎📞]\ufe0f?)[.:]{0,2}\s*$`, "iu");
const isPhoneWord = new RegExp(String.raw`^\s*(?:${word}|[☎📞]\ufe0f?)[.:]{0,2}\s*$`, "iu");
const afterExtensionWord = /durchwahl\P{L}*$/iu;
const betweenNumbers = /^\s*(?:,|;|oder|und|u\.|bzw\.|sowie)\s*$/iu;

const isYear = /^(?:19|20)\d{2}(?: ?[/-] ?\d{2,4})?$/;
/** A postcode with its town */
const isPostcode = /^\d{5}$/;
const beforeTown = /^\s+\p{Lu}\p{Ll}/u;

/** In digits: with fewer, "Telefon 24" is a page, and a "Durchwahl" follows a number that is not in the text. */
const minLength = 4;
const minLengthOfExtension = 5;
/** "4711/4712" are two endings: the first is called. */
const otherAfterSlash = /(?<=\d{4}) ?\/.*$/;

/** Whether the words above a column say that telephone numbers stand in it. */
export const isPhoneHeading = (heading: string): boolean => isPhoneWord.test(heading);

/**
 * Numbers that are called with the municipality's own area code, where a word says that they are telephone numbers.
 * @param isPhoneField whether the whole text is the field of a telephone number
 */
export function localNumbersIn(text: string, isPhoneField: boolean): PhoneNumber[] {
  const code = areaCode();
  if (!code) return [];
  const numbers: PhoneNumber[] = [];
  for (const { 0: run, index: start } of text.matchAll(digitGroups)) {
    const before = text.slice(Math.max(0, start - wordsBefore), start);
    const last = numbers.at(-1);
    const isNext = last !== undefined && betweenNumbers.test(text.slice(last.end, start));
    if (isDate(run) || !(isNext || isAnnounced(before, isPhoneField))) continue;
    const after = text.slice(start + run.length, start + run.length + wordsAfter);
    const written = withoutWhatFollows(run, after, minLength).replace(otherAfterSlash, "");
    if (!isSubscriber(written, run, before, after)) continue;
    const end = start + written.length;
    const parsed = parsePhoneNumberFromString(code + written, "DE");
    if (parsed?.isValid() && parsed.number.length <= maxTelLength)
      numbers.push({ start, end, tel: parsed.number });
  }
  return numbers;
}

const wordsBefore = 30;
const wordsAfter = 20;

/** Whether a word before a number, or the field that begins with it, says that it is one of a telephone. */
export const isAnnounced = (before: string, isPhoneField: boolean): boolean =>
  afterPhoneWord.test(before) || (isPhoneField && before.trim() === "");

function isSubscriber(written: string, run: string, before: string, after: string): boolean {
  const digits = written.replace(/\D/g, "").length;
  if (digits < (afterExtensionWord.test(before) ? minLengthOfExtension : minLength)) return false;
  return !isYear.test(run) && !(isPostcode.test(written) && beforeTown.test(after));
}
