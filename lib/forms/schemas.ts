import { isDay } from "@dorfforum/shared/calendar/day";
import { endsLater } from "@dorfforum/shared/forms/ends-later";
import { type FormField, type FormRule, maxUploadBytes } from "@dorfforum/shared/forms/form-fields";
import { hasForeignLocalPart, toMailAddress } from "@dorfforum/shared/forms/mail-address";
import * as z from "zod/mini";
import { type FeatureFormName, featureForms } from "@/lib/features-base";
import { formErrors } from "@/lib/texts/form-errors";
import { type FieldText, formTexts } from "@/lib/texts/form-texts";
import { oneLine } from "@/lib/typography/one-line";
import type { FormName } from "@/lib/urls/form-names";
import { toSafeTarget } from "@/lib/urls/targets";
import { type CheckedForm, fieldsOf, type ValuesOf } from "./form-fields";
import { type FieldErrors, type FormValues, ticked } from "./values";

/*
 * One schema for each form, which the browser uses before it sends and the server when it receives: the table of fields
 * (form-fields.ts) and the rules over several fields. Fields have the order of the page.
 */

type Kind = FormField["kind"];

const isWebAddress = (value: string) =>
  /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(value) && toSafeTarget(value) !== undefined;

type Format = { isValid: (value: string) => boolean; error: string | ((value: string) => string) };

/** The kinds whose texts have a form, with the error for another one. */
const formats: Partial<Record<Kind, Format>> = {
  email: {
    isValid: (value) => toMailAddress(value) !== undefined,
    error: (value) => (hasForeignLocalPart(value) ? formErrors.emailLocalPart : formErrors.email),
  },
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

/** A text of several lines without the characters that the CMS refuses. */
export const cleanText = (value: string): string =>
  manyLines(value.replace(directionMarks, "")).normalize("NFC");

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
function fieldSchema(
  { kind, max = Number.POSITIVE_INFINITY, required = false }: FormField,
  { missing = formErrors.choose, options }: Partial<FieldText>,
): z.ZodMiniType<string | boolean> {
  if (kind === "checkbox") return checkbox;
  if (options) {
    const choice = z.enum(Object.keys(options), missing);
    return required ? choice : z._default(z.union([choice, z.literal("")]), "");
  }
  const clean = cleaners[kind] ?? oneLine;
  const { isValid, error } = formats[kind] ?? { isValid: () => true, error: "" };
  const text = z.string().check(
    z.overwrite((value) => clean(value.replace(directionMarks, "")).normalize("NFC")),
    z.maxLength(max, formErrors.tooLong(max)),
    z.refine((value) => value === "" || isValid(value), {
      error: ({ input }) => (typeof error === "string" ? error : error(String(input))),
    }),
  );
  // Checks before a default do not run on the default.
  return z._default(text, "").check(z.refine((value) => value !== "" || !required, missing));
}

type Shape<Form extends FormName> = { [Name in keyof ValuesOf<Form>]: z.ZodMiniType<ValuesOf<Form>[Name]> };

function objectOf<Form extends FormName>(form: Form) {
  const texts: Record<string, FieldText> = formTexts[form].fields;
  const fields = Object.entries(fieldsOf(form)).filter(
    ([, { kind, computed }]) => kind !== "picture" && !computed,
  );
  const shape = fields.map(([name, field]) => [name, fieldSchema(field, texts[name] ?? {})]);
  return z.object(Object.fromEntries(shape) as Shape<Form>);
}

/** A rule over several fields. Its error is reported together with those of single fields. */
const rule = <Values>(isFulfilled: (values: Values) => boolean, path: string, message: string) =>
  z.refine<Values>(isFulfilled, { path: [path], message, when: () => true });

const copyNeedsEmail = rule(
  ({ copy, email }: { copy: boolean; email: string }) => !copy || email !== "",
  "email",
  formErrors.emailForCopy,
);

type Event = ValuesOf<"veranstaltung">;
type Help = ValuesOf<"hilfe">;

const isTopicChosen = ({ helpTexts, helpPhotos, helpDriving, helpVisits, helpElse }: Help) =>
  helpTexts || helpPhotos || helpDriving || helpVisits || helpElse;

/** Those of the features' forms, each with the form's own rules */
function schemasOfFeatures() {
  const schemaOf = (form: FeatureFormName) => {
    const rules: readonly FormRule<ValuesOf<FeatureFormName>>[] = featureForms[form].rules;
    const own = rules.map(({ isFulfilled, field, message }) => rule(isFulfilled, field, message));
    return objectOf(form).check(...own, copyNeedsEmail);
  };
  const names = Object.keys(featureForms) as FeatureFormName[];
  return Object.fromEntries(names.map((form) => [form, schemaOf(form)])) as {
    [Form in FeatureFormName]: ReturnType<typeof schemaOf>;
  };
}

const schemas = {
  kontakt: objectOf("kontakt"),
  barriere: objectOf("barriere").check(copyNeedsEmail),
  inhalt: objectOf("inhalt").check(copyNeedsEmail),
  aenderung: objectOf("aenderung").check(copyNeedsEmail),
  veranstaltung: objectOf("veranstaltung").check(
    rule((event: Event) => event.allDay || event.begin !== "", "begin", formErrors.begin),
    rule((event: Event) => event.lastDay === "" || event.lastDay >= event.day, "lastDay", formErrors.lastDay),
    rule((event: Event) => event.allDay || event.end === "" || endsLater(event), "end", formErrors.end),
    rule(
      (event: Event) => event.allDay || event.lastDay <= event.day || event.end !== "",
      "end",
      formErrors.endMissing,
    ),
    rule(
      ({ day, repeats, repeatsUntil }: Event) => repeats === "" || repeatsUntil === "" || repeatsUntil >= day,
      "repeatsUntil",
      formErrors.repeatsUntil,
    ),
  ),
  organisation: objectOf("organisation"),
  beitrag: objectOf("beitrag"),
  angebot: objectOf("angebot"),
  hilfe: objectOf("hilfe").check(
    rule((help: Help) => help.text !== "" || isTopicChosen(help), "helpTexts", formErrors.help),
    rule((help: Help) => help.email !== "" || help.telephone !== "", "email", formErrors.emailOrTelephone),
    copyNeedsEmail,
  ),
  ...schemasOfFeatures(),
};

/**
 * Checks a form against its schema. Unknown fields are left out. Of several errors in a field the first is given, and
 * the fields have the order of the page.
 */
export function checkForm(
  form: FormName,
  values: FormValues,
  pictureBytes = 0,
): { isValid: true; checked: CheckedForm } | { isValid: false; errors: FieldErrors } {
  const result = schemas[form].safeParse(values);
  const messages = new Map<PropertyKey | undefined, string>();
  for (const { path, message } of result.error?.issues ?? [])
    if (!messages.has(path[0])) messages.set(path[0], message);
  if (pictureBytes > maxUploadBytes)
    messages.set("picture", formErrors.pictureTooLarge(maxUploadBytes / 1024 / 1024));
  // The schema was chosen by the form's name: they belong together.
  if (result.success && messages.size === 0)
    return { isValid: true, checked: { form, values: result.data } as CheckedForm };
  const errors = Object.keys(fieldsOf(form)).flatMap((name) => {
    const message = messages.get(name);
    return message === undefined ? [] : [[name, message]];
  });
  return { isValid: false, errors: Object.fromEntries(errors) };
}
