import {
  fitsBeginning,
  type Repetition,
  readRecurrenceRule,
  repetitionFrom,
  toRecurrenceRule,
} from "@dorfforum/shared/calendar/recurrence-rule";
import { seriesInWords } from "@dorfforum/shared/calendar/rule-in-german";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { Field, Flex, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useField, useForm } from "@strapi/strapi/admin";
import { RecurrenceDates, type SeriesValues } from "./recurrence-dates";
import { RecurrenceDetails } from "./recurrence-details";

type RecurrenceFieldProps = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
};

/** The choice of how an event repeats. It stores an RRULE; one that it does not offer stays until something else is chosen. */
export function RecurrenceField({ name, label, hint, required, disabled }: RecurrenceFieldProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const values = useSeriesValues();
  const begin = beginOf(values);
  const day = begin && berlinDay(begin);
  const rule = value || undefined;
  const repetition = rule && day ? readRecurrenceRule(rule, day) : undefined;
  const choose = (chosen: Repetition | undefined) => onChange(name, chosen ? toRecurrenceRule(chosen) : null);
  const problem = problemOf(day, rule, repetition);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Field.Root name={name} id={name} required={required} error={error || problem} hint={hint}>
        <Field.Label>{label}</Field.Label>
        <RhythmSelect day={day} rule={rule} repetition={repetition} disabled={disabled} onChoose={choose} />
        <Field.Error />
        <Field.Hint />
      </Field.Root>
      {repetition && day && (
        <RecurrenceDetails key={day} {...{ repetition, day, disabled }} onChange={choose} />
      )}
      {begin && <RecurrenceDates {...{ rule, begin, values, disabled }} />}
    </Flex>
  );
}

/** Each by itself: the field would otherwise render at every key that is typed anywhere. */
const useSeriesValues = (): SeriesValues => ({
  Beginn: useValue("Beginn"),
  Ausnahmen: useValue("Ausnahmen"),
  Nicht_an_Feiertagen: useValue("Nicht_an_Feiertagen"),
  Nicht_in_Schulferien: useValue("Nicht_in_Schulferien"),
});

const useValue = <N extends keyof SeriesValues>(name: N) =>
  useForm("RecurrenceField", (form) => (form.values as SeriesValues)[name]);

/** Undefined also where the typed text is no date. */
function beginOf({ Beginn }: SeriesValues): Date | undefined {
  const begin = Beginn ? new Date(Beginn) : undefined;
  return begin && !Number.isNaN(begin.getTime()) ? begin : undefined;
}

function problemOf(day: string | undefined, rule: string | undefined, repetition: Repetition | undefined) {
  if (!day) return rule ? "Der Beginn fehlt. Ohne ihn gibt es keine Termine." : undefined;
  if (repetition?.until && repetition.until < day)
    return "Die Wiederholung endet vor dem Beginn der Veranstaltung.";
  return undefined;
}

type RhythmSelectProps = {
  day: string | undefined;
  rule: string | undefined;
  repetition: Repetition | undefined;
  disabled: boolean | undefined;
  onChoose: (repetition: Repetition | undefined) => void;
};

const never = "never";
const other = "other";

function RhythmSelect({ day, rule, repetition, disabled, onChoose }: RhythmSelectProps) {
  const offered = day ? offeredFrom(day) : [];
  const chosen = repetition && keyOf(repetition);
  if (repetition && day && !offered.some((each) => keyOf(each) === chosen)) offered.push(repetition);
  const choose = (key: string | number) => {
    const next = offered.find((each) => keyOf(each) === key);
    if (key === never) onChoose(undefined);
    // The end stays.
    else if (next) onChoose({ ...next, until: repetition?.until, count: repetition?.count });
  };
  const isKept = rule && !repetition;
  return (
    <SingleSelect
      value={chosen ?? (isKept ? other : never)}
      onChange={choose}
      disabled={disabled || (!day && !rule)}
      placeholder="Bitte wählen"
    >
      <SingleSelectOption value={never}>Nie, nur ein Termin</SingleSelectOption>
      {day &&
        offered.map((each) => (
          <SingleSelectOption key={keyOf(each)} value={keyOf(each)}>
            {nameOf(each, day)}
          </SingleSelectOption>
        ))}
      {isKept && <SingleSelectOption value={other}>Eigene Regel, bleibt, wie sie ist</SingleSelectOption>}
    </SingleSelect>
  );
}

/** Apart by what cannot be set beside the choice: a rhythm's weekdays and its end can. */
function keyOf({ rhythm, monthDay, position, weekdays: [first] }: Repetition): string {
  if (rhythm === "monthlyOnDate") return `${rhythm} ${monthDay}`;
  return rhythm === "monthlyOnWeekday" ? `${rhythm} ${position} ${first}` : rhythm;
}

/** What may begin on a day. Its weekday may be the fourth and the last one of the month. */
function offeredFrom(day: string): Repetition[] {
  const onWeekday = repetitionFrom(day, "monthlyOnWeekday");
  const onLast: Repetition = { ...onWeekday, position: -1 };
  return [
    repetitionFrom(day, "weekly"),
    repetitionFrom(day, "fortnightly"),
    repetitionFrom(day, "monthlyOnDate"),
    onWeekday,
    ...(onWeekday.position !== -1 && fitsBeginning(onLast, day) ? [onLast] : []),
    repetitionFrom(day, "yearly"),
  ];
}

function nameOf(repetition: Repetition, day: string): string {
  if (repetition.rhythm === "weekly") return "Jede Woche";
  if (repetition.rhythm === "fortnightly") return "Alle zwei Wochen";
  const rule = toRecurrenceRule({ ...repetition, until: undefined, count: undefined });
  const words = seriesInWords({ rule, day });
  return words.charAt(0).toUpperCase() + words.slice(1);
}
