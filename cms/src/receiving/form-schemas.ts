import type { FormField } from "@dorfforum/shared/forms/form-fields";
import { toMailAddress } from "@dorfforum/shared/forms/mail-address";
import { withoutSecrets } from "@dorfforum/shared/urls/personal-paths";
import { z } from "zod";
import { toStoredMailAddress } from "../mail/stored-mail-address";
import { recurrenceProblem } from "../rules/field-rules";
import { targetProblem } from "../rules/site-target";

// Control characters, and invisible characters that reorder what an editor reads.
const hidden = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const hiddenInLines = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const filled = (max: number) => z.string().trim().min(1).max(max);

/** One line of at most `max` characters without control characters, so that it can stand in a mail header. */
const line = (max: number) => filled(max).refine((text) => !hidden.test(text));

/** Several lines of at most `max` characters. Line breaks and tabs are the only control characters. */
export const lines = (max: number) => filled(max).refine((text) => !hiddenInLines.test(text));

/** An address as the site's forms check it, in one spelling, by which those of a day are counted (mail/inbox-mails.ts). */
export const emailAddress = (max: number) =>
  line(max).pipe(
    z
      .string()
      .refine((address) => toMailAddress(address) !== undefined)
      .transform((address) => toStoredMailAddress(address) ?? address),
  );

const webAddress = (max: number) =>
  line(max).refine((address) => /^https?:/i.test(address) && targetProblem(address) === undefined);

/** A path of the site, perhaps with a query; what it would open of another visitor's is left out. */
const sitePath = (max: number) =>
  line(max)
    .refine((path) => path.startsWith("/") && targetProblem(path) === undefined)
    .transform(withoutSecrets);

function valueSchema({ kind, max = 0, maxPrefix = 0, options }: FormField): z.ZodType {
  switch (kind) {
    case "text":
      return lines(max + maxPrefix);
    case "email":
      return emailAddress(max);
    case "webAddress":
      return webAddress(max);
    case "page":
      return sitePath(max);
    case "postcode":
      return z.string().regex(/^\d{5}$/);
    case "date":
      return z.iso.date();
    case "instant":
      return z.iso.datetime();
    case "recurrence":
      return z.string().refine((rule) => recurrenceProblem(rule) === undefined);
    case "checkbox":
      return z.boolean().default(false);
    default:
      return options ? z.enum(options) : line(max);
  }
}

/** A page that is no path of the site is not stored by itself: the site puts it into the text. */
const isOptional = ({ kind, required }: FormField) => !required || kind === "page";

/** Schemas by the names of the attributes, of the entry itself or of its `Daten`. */
export function attributeSchemas(fields: Record<string, FormField>, prefix: "" | "Daten."): object {
  const schemas: Record<string, z.ZodType> = {};
  for (const field of Object.values(fields)) {
    if (!field.attribute?.startsWith(prefix)) continue;
    const attribute = field.attribute.slice(prefix.length);
    if (attribute.includes(".")) continue;
    schemas[attribute] = isOptional(field) ? valueSchema(field).optional() : valueSchema(field);
  }
  return schemas;
}

/** Chosen once per form that a visitor fills in. A second request with the same key is the same entry. */
export const key = { Schluessel: z.string().regex(/^[\w-]{16,100}$/) };

/** A confirmation can only be sent where there is an address. */
export const canConfirm = (arrival: { E_Mail?: string | undefined; Bestaetigung_gewuenscht: boolean }) =>
  !arrival.Bestaetigung_gewuenscht || arrival.E_Mail !== undefined;
