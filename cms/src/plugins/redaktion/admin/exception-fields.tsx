import { formatLongDate } from "@dorfforum/shared/calendar/format";
import type { toSingleDate } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { Button, Field, TextInput } from "@strapi/design-system";
import { useField, useForm } from "@strapi/strapi/admin";
import { styled } from "styled-components";
import { Warning } from "../../../admin/ui/notes";
import { DateField } from "./date-field";

/** The rows about single dates */
export const exceptions = "Ausnahmen";

export type Kind = NonNullable<ReturnType<typeof toSingleDate>>["kind"];

type ExceptionFieldsProps = {
  index: number;
  kind: Kind;
  disabled: boolean;
  /** Whether the first field takes the focus */
  isNew?: boolean;
};

/** What belongs to a date that was changed. The fields are those of its row under "Ausnahmen". */
export function ExceptionFields({ index, kind, disabled, isNew = false }: ExceptionFieldsProps) {
  const field = (name: string) => `${exceptions}.${index}.${name}`;
  return (
    <Fields>
      {kind === "added" && <DateField type="date" name={field("Datum")} label="Tag" {...{ disabled }} />}
      {kind === "moved" && (
        <Wide>
          <DateField
            type="datetime"
            name={field("Beginn")}
            label="Neuer Beginn"
            autoFocus={isNew}
            {...{ disabled }}
          />
        </Wide>
      )}
      {kind === "added" && (
        <Wide>
          <DateField
            type="datetime"
            name={field("Beginn")}
            label="Anderer Beginn"
            hint="Leer, wenn er zur üblichen Zeit beginnt."
            {...{ disabled }}
          />
        </Wide>
      )}
      {kind !== "cancelled" && <TextField name={field("Ort")} label="Anderer Ort" disabled={disabled} />}
      <TextField
        name={field("Hinweis")}
        label={kind === "cancelled" || kind === "moved" ? "Grund" : "Hinweis"}
        disabled={disabled}
      />
    </Fields>
  );
}

type TextFieldProps = { name: string; label: string; disabled: boolean };

function TextField({ name, label, disabled }: TextFieldProps) {
  const { value, error, onChange } = useField<string | null>(name);
  return (
    <Field.Root name={name} error={error}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        disabled={disabled}
        value={value ?? ""}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(name, target.value || null)}
      />
      <Field.Error />
    </Field.Root>
  );
}

export function RemoveButton({
  index,
  label = "Weiterer Termin",
}: {
  index: number;
  label?: string | undefined;
}) {
  const removeRow = useForm("RecurrenceField", (form) => form.removeFieldRow);
  return (
    <Button
      variant="tertiary"
      size="S"
      aria-label={`${label}: Zurücknehmen`}
      onClick={() => removeRow(exceptions, index)}
    >
      Zurücknehmen
    </Button>
  );
}

type LostDateProps = { index: number; day: string; start: string | undefined; disabled: boolean };

/** A change of a date that the series does not have any more: what was moved can stay as a date of its own. */
export function LostDate({ index, day, start, disabled }: LostDateProps) {
  const onChange = useForm("RecurrenceField", (form) => form.onChange);
  const keep = () => {
    onChange(`${exceptions}.${index}.Datum`, berlinDay(start ?? day));
    onChange(`${exceptions}.${index}.Art`, "zusaetzlich");
  };
  return (
    <Warning>
      Am {formatLongDate(day)} hat die Wiederholung keinen Termin mehr. Besucher sehen diese Ausnahme nicht.
      {!disabled && start && (
        <Button variant="tertiary" size="S" onClick={keep}>
          Als weiteren Termin behalten
        </Button>
      )}
      {!disabled && <RemoveButton index={index} label={formatLongDate(day)} />}
    </Warning>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 8px 16px;
  flex-basis: 100%;
  padding-bottom: 12px;
`;

/** A day and a time side by side, each to be read whole */
const Wide = styled.div`
  grid-column: 1 / -1;
  max-width: 42rem;
`;
