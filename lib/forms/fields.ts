import * as z from "zod/mini";
import { isDay } from "@/lib/dates/day";
import { oneLine } from "@/lib/one-line";
import { formErrors } from "@/lib/texts/form-errors";
import { ticked } from "./values";

/*
 * The kinds of field that forms are made of. A missing field is an empty one, and what has no place in a text (control
 * characters, line breaks in a line) is taken out before anything is counted. What remains is text and stays text.
 */

const manyLines = (value: string) =>
  value
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();

const cleaned = (clean: (value: string) => string, max: number) =>
  z._default(z.string().check(z.overwrite(clean), z.maxLength(max, formErrors.tooLong(max))), "");

/** One line, at most `max` characters; empty is fine. */
export const line = (max: number) => cleaned(oneLine, max);

/** Several lines, at most `max` characters; empty is fine. */
export const lines = (max: number) => cleaned(manyLines, max);

/** A field that must not stay empty; `message` says what belongs into it. */
export const required = (field: ReturnType<typeof line>, message: string) =>
  field.check(z.refine((value) => value !== "", message));

const optionally = (field: ReturnType<typeof line>, isValid: (value: string) => boolean, message: string) =>
  field.check(z.refine((value) => value === "" || isValid(value), message));

/** The browsers' own idea of an address, so that both sides agree. */
const isEmail = (value: string) =>
  z.regexes.html5Email.test(value) && value.includes(".", value.indexOf("@"));

export const email = optionally(line(254), isEmail, formErrors.email);

const isWebAddress = (value: string) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(value) && URL.canParse(value);

/** "www.verein.example" is meant as an address of the web too. */
const withProtocol = (value: string) =>
  value === "" || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;

export const webAddress = optionally(
  line(500).check(z.overwrite(withProtocol)),
  isWebAddress,
  formErrors.webAddress,
);

export const telephone = optionally(
  line(50),
  (value) => /^[\d\s()+/.-]{5,}$/.test(value),
  formErrors.telephone,
);

export const postcode = optionally(line(10), (value) => /^\d{5}$/.test(value), formErrors.postcode);

/** "YYYY-MM-DD", as date fields send it */
export const day = optionally(line(10), isDay, formErrors.day);

/** "HH:MM", as time fields send it; some browsers add seconds */
export const time = optionally(
  line(8).check(z.overwrite((value) => value.replace(/^(\d\d:\d\d):\d\d$/, "$1"))),
  (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  formErrors.time,
);

export const choice = <const Options extends readonly string[]>(options: Options, message: string) =>
  z.enum(options, message);

export const box = z.pipe(
  z._default(z.string(), ""),
  z.transform((value) => value === ticked),
);

export const tickedBox = (message: string) => box.check(z.refine((value) => value, message));
