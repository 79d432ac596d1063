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
/** "7755/91155" is an area code without its zero. */
export function isLongerBehindSlash(run: string): boolean {
  const [, first = "", second = ""] = /^([1-9][\d -]*)\/ ?([1-9][\d -]*)$/.exec(run) ?? [];
  return second.replace(/\D/g, "").length > first.replace(/\D/g, "").length;
}

/** A German number with the country's code, but no plus: no local number is so long. */
const hasCountry = /^49\d{8}/;
const extension = / ?- ?\d{1,5}$/;
const shortExtension = /[ -]+\d{1,3}$/;
/** In digits: longer ones have an area code or a country's, without its zero or plus */
const maxLocalLength = 8;
const maxNationalLength = 11;

/** What calls a number without a zero or plus: in E.164 or local; undefined if it is unknown what its first digits are. */
export function localTel(written: string): string | undefined {
  const digits = written.replace(/\D/g, "");
  if (hasCountry.test(digits)) return `+${digits}`;
  const code = areaCode() ?? "";
  const lengthWithout = (end: RegExp) => written.replace(end, "").replace(/\D/g, "").length;
  const isLocal =
    lengthWithout(extension) <= maxLocalLength &&
    code.length - 1 + lengthWithout(shortExtension) <= maxNationalLength;
  return isLocal ? code + digits : undefined;
}

/** Whether the words above a column say that telephone numbers stand in it. */
export const isPhoneHeading = (heading: string): boolean => isPhoneWord.test(heading);

/**
 * Numbers that are called with the municipality's own area code, where a word says that they are telephone numbers.
 * @param isPhoneField whether the whole text is the field of a telephone number
 */
export function localNumbersIn(text: string, isPhoneField: boolean): PhoneNumber[] {
  const numbers: PhoneNumber[] = [];
  for (const { 0: run, index: start } of text.matchAll(digitGroups)) {
    const before = text.slice(Math.max(0, start - wordsBefore), start);
    const last = numbers.at(-1);
    const isNext = last !== undefined && betweenNumbers.test(text.slice(last.end, start));
    if (isDate(run) || !(isNext || isAnnounced(before, isPhoneField))) continue;
    const after = text.slice(start + run.length, start + run.length + wordsAfter);
    const whole = withoutWhatFollows(run, after, minLength);
    const isGerman = hasCountry.test(whole.replace(/\D/g, ""));
    if (!isGerman && isLongerBehindSlash(whole)) continue;
    const written = isGerman ? whole : whole.replace(otherAfterSlash, "");
    if (!isSubscriber(written, run, before, after)) continue;
    const end = start + written.length;
    const tel = localTel(written);
    if (!tel || !/^[+0]/.test(tel)) continue;
    const parsed = parsePhoneNumberFromString(tel, "DE");
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
