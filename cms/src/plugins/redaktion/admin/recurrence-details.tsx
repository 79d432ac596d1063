import { addDays, type Weekday, weekdays } from "@dorfforum/shared/calendar/day";
import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { fitsBeginning, type Repetition, repetitionFrom } from "@dorfforum/shared/calendar/recurrence-rule";
import { recurrenceTexts } from "@dorfforum/shared/calendar/rule-in-german";
import {
  Button,
  Checkbox,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from "@strapi/design-system";
import type { FocusEvent } from "react";
import { styled } from "styled-components";
import { Note, Warning } from "../../../admin/ui/notes";

const maxCount = 1000;

type DetailsProps = {
  repetition: Repetition;
  /** Of the beginning */
  day: string;
  disabled: boolean | undefined;
  onChange: (repetition: Repetition) => void;
};

/** What is chosen beside the rhythm: the weekdays and the end. */
export function RecurrenceDetails({ repetition, day, disabled, onChange }: DetailsProps) {
  const { rhythm, monthDay } = repetition;
  const hasWeekdays = rhythm === "weekly" || rhythm === "fortnightly";
  const isRareDay = rhythm === "monthlyOnDate" && monthDay > 28;
  const adapt = () => {
    const adapted = repetitionFrom(day, rhythm);
    const isOneDay = repetition.weekdays.length === 1;
    onChange({
      ...repetition,
      ...adapted,
      weekdays: isOneDay ? adapted.weekdays : [...repetition.weekdays, ...adapted.weekdays],
    });
  };
  return (
    <>
      {hasWeekdays && <WeekdayBoxes {...{ repetition, disabled, onChange }} />}
      {isRareDay && <Note>In Monaten ohne diesen Tag gibt es keinen Termin.</Note>}
      {!fitsBeginning(repetition, day) && (
        <Warning>
          Der Beginn, {formatLongDate(day)}, passt nicht zur Wiederholung und ist deshalb kein Termin.{" "}
          <Button variant="secondary" size="S" onClick={adapt} disabled={disabled}>
            An den Beginn anpassen
          </Button>
        </Warning>
      )}
      <End {...{ repetition, day, disabled, onChange }} />
    </>
  );
}

function WeekdayBoxes({ repetition, disabled, onChange }: Omit<DetailsProps, "day">) {
  const chosen = repetition.weekdays;
  const toggle = (weekday: Weekday, isOn: boolean) => {
    const next = weekdays.filter((each) => (each === weekday ? isOn : chosen.includes(each)));
    // A week without a day would be no repetition.
    if (next.length > 0) onChange({ ...repetition, weekdays: next });
  };
  return (
    <Group>
      <legend>An diesen Wochentagen</legend>
      {weekdays.map((weekday, index) => (
        <Checkbox
          key={weekday}
          checked={chosen.includes(weekday)}
          disabled={disabled}
          onCheckedChange={(isOn: boolean | "indeterminate") => toggle(weekday, isOn === true)}
        >
          {recurrenceTexts.weekdays[index]}
        </Checkbox>
      ))}
    </Group>
  );
}

const ends = { never: "Ohne Ende", until: "An einem Tag", count: "Nach mehreren Terminen" };
type EndKind = keyof typeof ends;

function End({ repetition, day, disabled, onChange }: DetailsProps) {
  const { until, count } = repetition;
  const kind: EndKind = until === undefined ? (count === undefined ? "never" : "count") : "until";
  const setEnd = (end: Pick<Repetition, "until" | "count">) =>
    onChange({ ...repetition, until: undefined, count: undefined, ...end });
  const choose = (chosen: EndKind) =>
    setEnd(
      {
        never: {},
        until: { until: addDays(day, 182) },
        count: { count: 10 },
      }[chosen],
    );
  // An input that was emptied gets its value back, since the end stays as it was.
  const restore = (stored: string | number) => (event: FocusEvent<HTMLInputElement>) => {
    if (event.target.value === "") event.target.value = String(stored);
  };
  return (
    <Flex gap={4} alignItems="flex-start" wrap="wrap">
      <Field.Root name="Wiederholung_Ende">
        <Field.Label>Endet</Field.Label>
        <SingleSelect value={kind} onChange={(chosen) => choose(chosen as EndKind)} disabled={disabled}>
          {Object.entries(ends).map(([each, text]) => (
            <SingleSelectOption key={each} value={each}>
              {text}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      {until !== undefined && (
        <Field.Root name="Wiederholung_bis">
          <Field.Label>Letzter Tag</Field.Label>
          <TextInput
            type="date"
            min={day}
            defaultValue={until}
            disabled={disabled}
            onChange={({ target }) => target.value && setEnd({ until: target.value })}
            onBlur={restore(until)}
          />
        </Field.Root>
      )}
      {count !== undefined && (
        <Field.Root name="Wiederholung_Anzahl">
          <Field.Label>Anzahl der Termine</Field.Label>
          <TextInput
            type="number"
            min={1}
            max={maxCount}
            defaultValue={String(count)}
            disabled={disabled}
            onChange={({ target }) =>
              /^[1-9]\d{0,3}$/.test(target.value) &&
              setEnd({ count: Math.min(Number(target.value), maxCount) })
            }
            onBlur={restore(count)}
          />
        </Field.Root>
      )}
    </Flex>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  border: 0;
  padding: 0;

  legend {
    margin-bottom: 4px;
    font-size: 1.2rem;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.neutral800};
  }
`;
