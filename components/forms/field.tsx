import type { ChangeEventHandler, ComponentProps } from "react";
import styles from "@/components/ui/field.module.css";
import type { FormField } from "@/lib/forms/form-fields";
import { formPartTexts } from "@/lib/texts/form-parts";
import { useField } from "./field-context";
import { FieldFrame } from "./field-frame";

const inputAttributes: Partial<Record<FormField["kind"], ComponentProps<"input">>> = {
  email: { type: "email" },
  telephone: { type: "tel" },
  webAddress: { inputMode: "url" },
  postcode: { inputMode: "numeric" },
  date: { type: "date" },
  time: { type: "time" },
  // The types that the server can read, by content (lib/media/clean-picture.ts)
  picture: { type: "file", accept: "image/jpeg,image/png,image/webp,image/avif" },
};

/** The `autocomplete` of fields, by their names */
const autoCompletes: Record<string, string> = {
  name: "name",
  email: "email",
  telephone: "tel",
  organiser: "organization",
};

type FieldProps = {
  name: string;
  /** Whether it is marked as optional: by default where it is not required */
  isOptional?: boolean;
  autoComplete?: string;
  /** Of a text of several lines */
  rows?: number;
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** A field of the form around it, as the table of fields and the form's texts describe it. */
export function Field({ name, isOptional, autoComplete = autoCompletes[name], rows, onChange }: FieldProps) {
  const { kind, label, hint, options, maxLength, error, value, attributes } = useField(name);
  const common = { className: styles.input, autoComplete, ...attributes };
  return (
    <FieldFrame
      name={name}
      label={label}
      hint={hint}
      optional={isOptional ?? !attributes.required}
      error={error}
    >
      {kind === "choice" && (
        <select {...common} defaultValue={value}>
          <option value="">{formPartTexts.choose}</option>
          {Object.entries(options ?? {}).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
      {kind === "text" && <textarea {...common} defaultValue={value} maxLength={maxLength} rows={rows} />}
      {kind === "picture" && <input {...common} {...inputAttributes.picture} />}
      {kind !== "choice" && kind !== "text" && kind !== "picture" && (
        <input
          type="text"
          {...common}
          {...inputAttributes[kind]}
          defaultValue={value}
          maxLength={maxLength}
          onChange={onChange}
        />
      )}
    </FieldFrame>
  );
}
