import {
  type FieldValues,
  type FormField,
  messageFields,
  submissionFields,
} from "@dorfforum/shared/forms/form-fields";
import { featureForms, isFeatureForm, partOfForms } from "@/lib/features-base";
import type { FormName } from "@/lib/urls/form-names";

export const formFields = {
  ...messageFields,
  ...submissionFields,
  ...partOfForms("fields"),
} satisfies Record<FormName, object>;

type FormFields = typeof formFields;

/** A form's fields by name, in the order of the page. */
export const fieldsOf = (form: FormName): Record<string, FormField> => formFields[form];

/** The CMS's name of what a form becomes: a Nachricht, an Einsendung or what a feature makes of it */
export function collectionOf(form: FormName) {
  if (isFeatureForm(form)) return featureForms[form].collection;
  return form in messageFields ? "nachrichten" : "einsendungen";
}

export const takesPicture = (form: FormName): boolean => "picture" in formFields[form];

export type ValuesOf<Form extends FormName> = FieldValues<FormFields[Form]>;

/** A form that its schema has accepted. */
export type CheckedForm = { [Form in FormName]: { form: Form; values: ValuesOf<Form> } }[FormName];
