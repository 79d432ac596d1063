import { maxUploadBytes } from "@dorfforum/shared/forms/form-fields";
import { createContext, useContext } from "react";
import { fieldsOf } from "@/lib/forms/form-fields";
import type { FieldErrors, FormValues } from "@/lib/forms/values";
import { formPartTexts } from "@/lib/texts/form-parts";
import { type FieldText, formTexts } from "@/lib/texts/form-texts";
import type { FormName } from "@/lib/urls/form-names";

type FormState = {
  form: FormName;
  values: FormValues;
  errors: FieldErrors;
  /** Whether a confirmation by mail can be offered */
  canConfirm: boolean;
  /** Whether it changes what was sent before: its sender has been told about data protection and confirmations */
  isCorrection: boolean;
  /** What can be chosen in fields whose options are content, by the field's name */
  choices: Choices;
};

export type Choices = Readonly<Record<string, readonly string[]>>;

export const FieldContext = createContext<FormState>({
  form: "kontakt",
  values: {},
  errors: {},
  canConfirm: false,
  isCorrection: false,
  choices: {},
});

export const fieldId = (name: string): string => `feld-${name}`;

export function useField(name: string) {
  const { form, values, errors, choices } = useContext(FieldContext);
  const { kind, max, required = false } = fieldsOf(form)[name] ?? { kind: "line" };
  const texts: Record<string, FieldText> = formTexts[form].fields;
  const { label = "", options, noChoice } = texts[name] ?? {};
  const hint =
    kind === "picture" ? formPartTexts.pictureHint(maxUploadBytes / 1024 / 1024) : texts[name]?.hint;
  const id = fieldId(name);
  const [hintId, errorId] = [`${id}-hinweis`, `${id}-fehler`];
  const error = errors[name];
  const chosenFrom = choices[name];
  return {
    kind,
    label,
    hint,
    hintId,
    options: chosenFrom ? Object.fromEntries(chosenFrom.map((choice) => [choice, choice])) : options,
    noChoice,
    maxLength: max,
    error,
    errorId,
    value: values[name] ?? "",
    required,
    attributes: {
      id,
      name,
      // With `required` Firefox tells screen readers that an empty field is wrong before anything was typed. The server checks too.
      "aria-required": required || undefined,
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby": [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined,
    },
  };
}
