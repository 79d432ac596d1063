import * as z from "zod/mini";
import { isDay } from "@/lib/dates/day";
import { oneLine } from "@/lib/one-line";
import { formErrors } from "@/lib/texts/form-errors";
import type { FieldText } from "@/lib/texts/forms";
import type { FormField } from "./form-fields";
import { ticked } from "./values";

type Kind = FormField["kind"];

/** Browsers accept an address without a dot after the @; mail to it would not arrive. */
const isEmail = (value: string) =>
  z.regexes.html5Email.test(value) && value.includes(".", value.indexOf("@"));

const isWebAddress = (value: string) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(value) && URL.canParse(value);

/** The kinds whose texts have a form, with the error for another one. */
const formats: Partial<Record<Kind, { isValid: (value: string) => boolean; error: string }>> = {
  email: { isValid: isEmail, error: formErrors.email },
  telephone: { isValid: (value) => /^[\d\s()+/.-]{5,}$/.test(value), error: formErrors.telephone },
  webAddress: { isValid: isWebAddress, error: formErrors.webAddress },
  postcode: { isValid: (value) => /^\d{5}$/.test(value), error: formErrors.postcode },
  date: { isValid: isDay, error: formErrors.day },
  time: { isValid: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), error: formErrors.time },
};

const manyLines = (value: string) =>
  value
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();

const cleaners: Partial<Record<Kind, (value: string) => string>> = {
  text: manyLines,
  // "www.verein.example" is a web address too.
  webAddress: (value) => oneLine(value).replace(/^(?![a-z][a-z0-9+.-]*:)(?=.)/i, "https://"),
  // Some browsers add seconds.
  time: (value) => oneLine(value).replace(/^(\d\d:\d\d):\d\d$/, "$1"),
};

/** Invisible characters that change the direction of writing. The CMS refuses them. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** A checkbox as forms send it: "ja" or nothing. */
const checkbox = z.pipe(
  z._default(z.string(), ""),
  z.transform((value) => value === ticked),
);

/**
 * The schema of one field. A missing field is an empty one. Characters that no text needs (control characters, line
 * breaks in a line) are removed before the length is counted.
 * @param text has the error of an empty required field, and the options of a choice
 */
export function fieldSchema(
  { kind, max = Number.POSITIVE_INFINITY, required = false }: FormField,
  { missing = formErrors.choose, options }: Partial<FieldText>,
): z.ZodMiniType<string | boolean> {
  if (kind === "checkbox")
    return required ? checkbox.check(z.refine((value) => value, formErrors.consent)) : checkbox;
  if (options) return z.enum(Object.keys(options), missing);
  const clean = cleaners[kind] ?? oneLine;
  const { isValid, error } = formats[kind] ?? { isValid: () => true, error: "" };
  const text = z.string().check(
    z.overwrite((value) => clean(value.normalize("NFC").replace(directionMarks, ""))),
    z.maxLength(max, formErrors.tooLong(max)),
    z.refine((value) => value === "" || isValid(value), error),
  );
  // Checks before a default do not run on the default.
  return z._default(text, "").check(z.refine((value) => value !== "" || !required, missing));
}
