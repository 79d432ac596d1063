import type { ComponentProps } from "react";
import field from "@/components/ui/field.module.css";
import { ticked } from "@/lib/forms/values";
import { formPartTexts } from "@/lib/texts/forms";
import { useField } from "./field-context";
import { FieldError, FieldFrame } from "./field-frame";
import styles from "./form.module.css";

type Common = { name: string; label: string; hint?: string; optional?: boolean };

type TextFieldProps = Common &
  Pick<
    ComponentProps<"input">,
    "type" | "autoComplete" | "inputMode" | "maxLength" | "onChange" | "required"
  >;

/** A field of one line. Not optional means that the browser asks for it where no script does. */
export function TextField({ name, label, hint, optional, type = "text", ...rest }: TextFieldProps) {
  const { error, value, attributes } = useField(name, hint !== undefined);
  return (
    <FieldFrame name={name} label={label} hint={hint} optional={optional} error={error}>
      <input
        className={field.input}
        type={type}
        defaultValue={value}
        required={!optional}
        {...attributes}
        {...rest}
      />
    </FieldFrame>
  );
}

type LongFieldProps = Common & Pick<ComponentProps<"textarea">, "maxLength" | "rows">;

export function LongField({ name, label, hint, optional, ...rest }: LongFieldProps) {
  const { error, value, attributes } = useField(name, hint !== undefined);
  return (
    <FieldFrame name={name} label={label} hint={hint} optional={optional} error={error}>
      <textarea className={field.input} defaultValue={value} required={!optional} {...attributes} {...rest} />
    </FieldFrame>
  );
}

type ChoiceFieldProps = Common & { options: Record<string, string> };

export function ChoiceField({ name, label, hint, options }: ChoiceFieldProps) {
  const { error, value, attributes } = useField(name, hint !== undefined);
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <select className={field.input} defaultValue={value} required {...attributes}>
        <option value="">{formPartTexts.choose}</option>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

type CheckboxProps = Pick<ComponentProps<"input">, "required" | "onChange" | "children"> & { name: string };

export function Checkbox({ name, children, ...rest }: CheckboxProps) {
  const { error, value, attributes } = useField(name, false);
  return (
    <div className={styles.field}>
      {error && <FieldError name={name}>{error}</FieldError>}
      <label className={styles.check}>
        <input type="checkbox" value={ticked} defaultChecked={value === ticked} {...attributes} {...rest} />
        <span>{children}</span>
      </label>
    </div>
  );
}
