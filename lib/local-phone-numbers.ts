import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { areaCode } from "@/lib/area-code";

/** A number in a text: from `start` to before `end`, and what a `tel:` link calls. */
export type PhoneNumber = { start: number; end: number; tel: string };

/** Of the whole number with "+" and the country's code (E.164) */
export const maxTelLength = 16;

const digitGroups = /(?<![\p{L}\d/.,:§#+-])[1-9]\d+(?:(?: ?[/-] ?| )\d+)*(?![\p{L}\d/:-]|[.,]\d)/gu;

const word = `(?:(?:tele)?fon|tel|(?:tele)?fax|ruf|mobil|durchwahl)(?:nummer|-?nr)?`;
const afterPhoneWord = new RegExp(String.raw`(?:(?<!\p{L})${word}|[☎📞]\ufe0f?)[.:]{0,2}\s*$`, "iu");
const isPhoneWord = new RegExp(String.raw`^\s*(?:${word}|[☎📞]\ufe0f?)[.:]{0,2}\s*$`, "iu");
const afterExtensionWord = /durchwahl\P{L}*$/iu;
const betweenNumbers = /^\s*(?:,|;|oder|und|u\.|bzw\.|sowie)\s*$/iu;

const isYear = /^(?:19|20)\d{2}(?: ?[/-] ?\d{2,4})?$/;
const isDate = /^\d{1,2}([ /-])\d{1,2}\1(?:\d{2}|\d{4})$/;
/** Hours, sums, and what follows a number that counts or measures */
const otherUnit =
  /^\s*(?:uhr|h|€|%|euro|cent|prozent|k?m[²³]?|qm|liter|jahre?|tage|stunden|minuten|mal)(?!\p{L})/iu;
/** A postcode with its town */
const isPostcode = /^\d{5}$/;
const beforeTown = /^\s+\p{Lu}\p{Ll}/u;

/** In digits: with fewer, "Telefon 24" is a page, and a "Durchwahl" follows a number that is not in the text. */
const minLength = 4;
const minLengthOfExtension = 5;

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
  for (const { 0: written, index: start } of text.matchAll(digitGroups)) {
    const end = start + written.length;
    const before = text.slice(Math.max(0, start - wordsBefore), start);
    const last = numbers.at(-1);
    const isAnnounced =
      afterPhoneWord.test(before) ||
      (isPhoneField && before.trim() === "") ||
      (last !== undefined && betweenNumbers.test(text.slice(last.end, start)));
    if (!isAnnounced || !isSubscriber(written, before, text.slice(end, end + wordsAfter))) continue;
    const parsed = parsePhoneNumberFromString(code + written, "DE");
    if (parsed?.isValid() && parsed.number.length <= maxTelLength)
      numbers.push({ start, end, tel: parsed.number });
  }
  return numbers;
}

const wordsBefore = 30;
const wordsAfter = 20;

function isSubscriber(written: string, before: string, after: string): boolean {
  const digits = written.replace(/\D/g, "").length;
  if (digits < (afterExtensionWord.test(before) ? minLengthOfExtension : minLength)) return false;
  if (isYear.test(written) || isDate.test(written) || otherUnit.test(after)) return false;
  return !(isPostcode.test(written) && beforeTown.test(after));
}
