import type { FormField } from "@dorfforum/shared/forms/form-fields";
import { type ComponentProps, type InputEventHandler, type ReactNode, useContext } from "react";
import { classNames } from "@/components/ui/class-names";
import inputStyles from "@/components/ui/field.module.css";
import { Icon } from "@/components/ui/icon.island";
import { ticked } from "@/lib/forms/values";
import { formPartTexts } from "@/lib/texts/form-parts";
import { FieldContext, useField } from "./field-context";
import styles from "./form.module.css";

const inputAttributes: Partial<Record<FormField["kind"], ComponentProps<"input">>> = {
  // Not type="email": browsers refuse umlauts in domains, or send the address of another one.
  email: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
  telephone: { type: "tel" },
  webAddress: { inputMode: "url" },
  postcode: { inputMode: "numeric" },
  date: { type: "date" },
  time: { type: "time" },
  // The types that the server can read, by content (lib/media/clean-picture.ts)
  picture: { type: "file", accept: "image/jpeg,image/png,image/webp,image/avif" },
};

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
  rows?: number;
  onInput?: InputEventHandler<HTMLInputElement>;
};

/** A field of the form around it: label, hint, error and input, in the order in which they are read. */
export function Field({ name, isOptional, autoComplete = autoCompletes[name], rows, onInput }: FieldProps) {
  const {
    kind,
    label,
    hint,
    hintId,
    options,
    noChoice,
    maxLength,
    error,
    errorId,
    value,
    required,
    attributes,
  } = useField(name);
  const isChoice = options !== undefined || kind === "category";
  const common = { className: inputStyles.input, autoComplete, ...attributes };
  return (
    <div className={styles.field}>
      <label htmlFor={attributes.id}>
        {label}{" "}
        {(isOptional ?? !required) && <span className={styles.optional}>{formPartTexts.optional}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {isChoice && (
        <select {...common} defaultValue={value}>
          <option value="">{noChoice ?? formPartTexts.choose}</option>
          {Object.entries(options ?? {}).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
      {kind === "text" && <textarea {...common} defaultValue={value} maxLength={maxLength} rows={rows} />}
      {kind === "picture" && <input {...common} {...inputAttributes.picture} />}
      {!isChoice && kind !== "text" && kind !== "picture" && (
        <input
          type="text"
          {...common}
          {...inputAttributes[kind]}
          defaultValue={value}
          maxLength={maxLength}
          onInput={onInput}
        />
      )}
    </div>
  );
}

/** A box to tick. `children` replace the field's label. */
export function Checkbox({
  name,
  children,
  onInput,
}: {
  name: string;
  children?: ReactNode;
  onInput?: InputEventHandler<HTMLInputElement>;
}) {
  const { label, error, errorId, value, attributes } = useField(name);
  return (
    <div className={styles.field}>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <label className={styles.check}>
        <input
          type="checkbox"
          value={ticked}
          defaultChecked={value === ticked}
          onInput={onInput}
          {...attributes}
        />
        <span>{children ?? label}</span>
      </label>
    </div>
  );
}

/** Its icon has no name, because the input itself has `aria-invalid`. */
const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p className={styles.error} id={id}>
    <Icon name="circle-alert" />
    {children}
  </p>
);

type FieldGroupProps = {
  title: string;
  hint?: string;
  /** Boxes under a question rather than a part of the form */
  isQuestion?: boolean;
  children: ReactNode;
};

export const FieldGroup = ({ title, hint, isQuestion = false, children }: FieldGroupProps) => (
  <fieldset className={classNames(styles.group, isQuestion && styles.tight)}>
    <legend className={classNames(!isQuestion && styles.bigLegend)}>{title}</legend>
    {hint && <p className={styles.hint}>{hint}</p>}
    {children}
  </fieldset>
);

/** Short fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);

/** Voluntary fields that unfold. They are open where one of them has a value or an error. */
export function MoreFields({
  names,
  title = formPartTexts.more,
  children,
}: {
  names: readonly string[];
  title?: string;
  children: ReactNode;
}) {
  const { values, errors } = useContext(FieldContext);
  const isOpen = names.some((name) => values[name] || errors[name]);
  return (
    <details className={styles.more} open={isOpen}>
      <summary>
        {title} <span className={styles.optional}>{formPartTexts.optional}</span>
      </summary>
      <div className={styles.group}>{children}</div>
    </details>
  );
}
