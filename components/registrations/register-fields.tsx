import formStyles from "@/components/forms/form.module.css";
import inputStyles from "@/components/ui/field.module.css";
import { Icon } from "@/components/ui/icon.island";
import { formPartTexts } from "@/lib/texts/form-parts";

export const fieldId = (name: string) => `feld-${name}`;

type FieldProps = {
  name: string;
  label: string;
  /** What was typed before */
  value: string | undefined;
  error: string | undefined;
};

type TextFieldProps = FieldProps & {
  hint?: string;
  max: number;
  autoComplete?: "name" | "email";
  isRequired?: boolean;
  /** Of several lines */
  isLong?: boolean;
};

export function TextField({
  name,
  label,
  hint,
  value,
  error,
  max,
  autoComplete,
  isRequired = false,
  isLong = false,
}: TextFieldProps) {
  const id = fieldId(name);
  const attributes = {
    id,
    name,
    className: inputStyles.input,
    defaultValue: value,
    maxLength: max,
    autoComplete: autoComplete ?? "off",
    "aria-required": isRequired || undefined,
    ...ofError(id, error, hint),
  };
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>
        {label} {!isRequired && <span className={formStyles.optional}>{formPartTexts.optional}</span>}
      </label>
      {hint && (
        <p className={formStyles.hint} id={`${id}-hinweis`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {isLong ? (
        <textarea rows={3} {...attributes} />
      ) : (
        // Not type="email": browsers refuse umlauts in domains, or send the address of another one.
        <input
          {...attributes}
          {...(autoComplete === "email" && { inputMode: "email", autoCapitalize: "none", spellCheck: false })}
        />
      )}
    </div>
  );
}

type PlacesFieldProps = FieldProps & { hint?: string; max: number };

/** @param value as a number in text; 1 for what is none */
export function PlacesField({ name, label, hint, value, error, max }: PlacesFieldProps) {
  const id = fieldId(name);
  const counts = Array.from({ length: max }, (_, index) => index + 1);
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={formStyles.hint} id={`${id}-hinweis`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <select
        id={id}
        name={name}
        className={inputStyles.input}
        defaultValue={counts.includes(Number(value)) ? value : "1"}
        {...ofError(id, error, hint)}
      >
        {counts.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </div>
  );
}

const ofError = (id: string, error: string | undefined, hint: string | undefined) => ({
  "aria-invalid": error ? (true as const) : undefined,
  "aria-describedby":
    [hint && `${id}-hinweis`, error && `${id}-fehler`].filter(Boolean).join(" ") || undefined,
});

/** Its icon has no name, because the field itself has `aria-invalid`. */
const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <p className={formStyles.error} id={`${id}-fehler`}>
      <Icon name="circle-alert" />
      {error}
    </p>
  );
