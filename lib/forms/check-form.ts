import type { FormName } from "@/lib/form-names";
import { type FormData, schemas } from "./schemas";
import type { FieldErrors, FormValues } from "./values";

type Checked<Name extends FormName> =
  | { isValid: true; data: FormData<Name> }
  | { isValid: false; errors: FieldErrors };

/** Holds a form against its schema; unknown fields are left out. Of several errors in a field the first one is
 * told, and the fields come in the order of the page. */
export function checkForm<Name extends FormName>(form: Name, values: FormValues): Checked<Name> {
  const result = schemas[form].safeParse(values);
  if (result.success) return { isValid: true, data: result.data as FormData<Name> };
  const { issues } = result.error;
  const errors = Object.keys(schemas[form].shape).flatMap((field) => {
    const first = issues.find(({ path }) => path[0] === field);
    return first ? [[field, first.message]] : [];
  });
  return { isValid: false, errors: Object.fromEntries(errors) };
}
