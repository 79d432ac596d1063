import type { FormName } from "@/lib/form-names";
import { formErrors } from "@/lib/texts/form-errors";
import { type CheckedForm, fieldsOf, maxUploadBytes } from "./form-fields";
import { schemas } from "./schemas";
import type { FieldErrors, FormValues } from "./values";

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
