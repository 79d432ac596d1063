import { useId } from "react";
import { maxReasonLength } from "../../outcomes/outcome-note";
import { Field } from "./panel-styles";

type ReasonFieldsProps = { label: string; reasons: string[]; reason: string; onChange(reason: string): void };

/** A reason to choose, or one's own. */
export function ReasonFields({ label, reasons, reason, onChange }: ReasonFieldsProps) {
  const id = useId();
  return (
    <>
      <Field>
        <label htmlFor={`${id}-choice`}>Grund</label>
        <select id={`${id}-choice`} onChange={({ target }) => onChange(target.value)}>
          <option value="">Eigener Text</option>
          {reasons.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </select>
      </Field>
      <Field>
        <label htmlFor={`${id}-reason`}>{label}</label>
        <textarea
          id={`${id}-reason`}
          rows={5}
          maxLength={maxReasonLength}
          value={reason}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </>
  );
}
