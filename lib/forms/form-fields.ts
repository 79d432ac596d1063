import {
  bookingFields,
  type FormField,
  messageFields,
  submissionFields,
} from "@dorfforum/shared/forms/form-fields";
import type { FormName } from "@/lib/urls/form-names";

export const formFields = { ...messageFields, ...submissionFields, ...bookingFields } satisfies Record<
  FormName,
  object
>;

type FormFields = typeof formFields;

/** A form's fields by name, in the order of the page. */
export const fieldsOf = (form: FormName): Record<string, FormField> => formFields[form];

/** The CMS's name of what a form becomes: a Nachricht, an Einsendung or a Buchung */
export function collectionOf(form: FormName): "nachrichten" | "einsendungen" | "buchungen" {
  if (form in messageFields) return "nachrichten";
  return form in submissionFields ? "einsendungen" : "buchungen";
}

export const takesPicture = (form: FormName): boolean => "picture" in formFields[form];

/** The values of a checked form: texts, "" where a field is empty, and whether boxes are ticked. */
export type ValuesOf<Form extends FormName> = {
  [Name in keyof FormFields[Form] as FormFields[Form][Name] extends { kind: "picture" } | { computed: true }
    ? never
    : Name]: FormFields[Form][Name] extends { kind: "checkbox" } ? boolean : string;
};

/** A form that its schema has accepted. */
export type CheckedForm = { [Form in FormName]: { form: Form; values: ValuesOf<Form> } }[FormName];
