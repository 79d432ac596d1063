import { createContext, useContext } from "react";
import type { FieldErrors, FormValues } from "@/lib/forms/values";

type FieldState = {
  values: FormValues;
  errors: FieldErrors;
  /** Whether a confirmation by mail can be offered */
  canConfirm: boolean;
};

/** What the fields of the form around them start with, and what is wrong with them. */
export const FieldContext = createContext<FieldState>({ values: {}, errors: {}, canConfirm: false });

export const fieldId = (name: string): string => `feld-${name}`;

/** One field's attributes. `hasHint`: a hint stands above it and describes it, as its error does. */
export function useField(name: string, hasHint: boolean) {
  const { values, errors } = useContext(FieldContext);
  const id = fieldId(name);
  const error = errors[name];
  const describedBy = [hasHint && `${id}-hinweis`, error && `${id}-fehler`].filter(Boolean).join(" ");
  return {
    error,
    value: values[name] ?? "",
    attributes: {
      id,
      name,
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby": describedBy || undefined,
    },
  };
}
