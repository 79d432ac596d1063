import {
  Button,
  Checkbox,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from "@strapi/design-system";
import { useFetchClient, useField, useForm } from "@strapi/strapi/admin";
import { type FocusEvent, useEffect, useMemo, useState } from "react";
import { styled } from "styled-components";
import { addDays, type Weekday, weekdays } from "../../../calendar/day";
import { holidayOn } from "../../../calendar/holidays";
import { knowsSchoolHolidays, type LeftOut, type VillageDays } from "../../../calendar/left-out";
import {
  dayInVillage,
  fitsBeginning,
  type Repetition,
  readRecurrenceRule,
  repetitionFrom,
  toRecurrenceRule,
} from "../../../calendar/recurrence-rule";
import { recurrenceTexts, seriesInWords } from "../../../calendar/recurrence-words";
import { lastDayByCount, type NextDate, nextDates } from "./next-dates";

type RecurrenceFieldProps = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
};

/** The fields of the entry that the dates follow from */
type Values = {
  Beginn?: string | Date | null;
  Ausnahmen?: { Datum?: string | Date | null }[] | null;
  Nicht_an_Feiertagen?: boolean | null;
  Nicht_in_Schulferien?: boolean | null;
};

const datesShown = 5;
const maxCount = 1000;

/** The choice of how an event repeats. It stores an RRULE; one that it does not offer stays until something else is chosen. */
export function RecurrenceField({ name, label, hint, required, disabled }: RecurrenceFieldProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const values = useForm("RecurrenceField", (form) => form.values as Values);
  const begin = values.Beginn ? new Date(values.Beginn) : undefined;
  const day = begin && dayInVillage(begin);
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
      {repetition && day && <Details key={day} {...{ repetition, day, disabled }} onChange={choose} />}
      {rule && begin && <Dates {...{ rule, begin, values, disabled }} />}
    </Flex>
  );
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

type DetailsProps = {
  repetition: Repetition;
  /** Of the beginning */
  day: string;
  disabled: boolean | undefined;
  onChange: (repetition: Repetition) => void;
};

function Details({ repetition, day, disabled, onChange }: DetailsProps) {
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
          Der Beginn, {longDate(day)}, passt nicht zur Wiederholung und ist deshalb kein Termin.{" "}
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

type DatesProps = { rule: string; begin: Date; values: Values; disabled: boolean | undefined };

/** The rule in words and its next dates, with what an editor should know about them. */
function Dates({ rule, begin, values, disabled }: DatesProps) {
  const village = useVillageDays();
  const addFieldRow = useForm("RecurrenceField", (form) => form.addFieldRow);
  const series: LeftOut = {
    exceptions: (values.Ausnahmen ?? []).flatMap(({ Datum }) => (Datum ? dayOfField(Datum) : [])),
    notOnHolidays: values.Nicht_an_Feiertagen === true,
    notInSchoolHolidays: values.Nicht_in_Schulferien === true,
  };
  const key = JSON.stringify([rule, begin.getTime(), series, village]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` holds all of them by value.
  const found = useMemo(() => {
    if (!village) return undefined;
    try {
      return {
        dates: nextDates(rule, begin, { series, village, limit: datesShown }),
        lastDay: lastDayByCount(rule, begin, { series, village }),
      };
    } catch {
      return "unreadable";
    }
  }, [key]);
  if (!village || !found) return null;
  if (found === "unreadable")
    return <Warning>Diese Wiederholung lässt sich nicht lesen. Bitte wählen Sie eine neue.</Warning>;
  const { dates, lastDay } = found;
  return (
    <div>
      <Words role="status">{seriesInWords({ rule, day: dayInVillage(begin), lastDay, ...series })}</Words>
      {dates.length === 0 && <Note>Es gibt keinen Termin mehr, der noch kommt.</Note>}
      <DateList aria-label="Die nächsten Termine">
        {dates.map((date) => (
          <li key={date.day}>
            <span>{longDate(date.day)}</span>
            <DateNote date={date} series={series} village={village} />
            {date.leftOut === undefined && !disabled && (
              <Button
                variant="tertiary"
                size="S"
                aria-label={`${longDate(date.day)} auslassen`}
                onClick={() => addFieldRow("Ausnahmen", { Datum: date.day })}
              >
                auslassen
              </Button>
            )}
          </li>
        ))}
      </DateList>
    </div>
  );
}

function DateNote({ date, series, village }: { date: NextDate; series: LeftOut; village: VillageDays }) {
  if (date.leftOut) return <Muted>fällt aus ({date.leftOut})</Muted>;
  const holiday = holidayOn(date.day, village.land);
  const isUnknown = series.notInSchoolHolidays && !knowsSchoolHolidays(date.day, village);
  return (
    <>
      {holiday && <Marked>Feiertag: {holiday}</Marked>}
      {isUnknown && <Marked>Schulferien unbekannt: noch nicht eingetragen</Marked>}
    </>
  );
}

/** Undefined until they are there. Without an answer only the holidays of all Länder are known. */
function useVillageDays(): VillageDays | undefined {
  const { get } = useFetchClient();
  const [days, setDays] = useState<VillageDays>();
  useEffect(() => {
    get<{ data: VillageDays }>("/redaktion/kalendertage").then(
      ({ data }) => setDays(data.data),
      () => setDays({ schoolHolidays: [] }),
    );
  }, [get]);
  return days;
}

/** A date of Strapi's date field, which is a text or the midnight of the browser's clock. */
const dayOfField = (date: string | Date): string =>
  typeof date === "string" ? date.slice(0, 10) : new Intl.DateTimeFormat("sv-SE").format(date);

const longDateFormat = new Intl.DateTimeFormat("de-DE", { dateStyle: "full", timeZone: "UTC" });
const longDate = (day: string) => longDateFormat.format(new Date(day));

const Note = ({ children }: { children: React.ReactNode }) => (
  <Typography variant="pi" textColor="neutral600" tag="p">
    {children}
  </Typography>
);

const Muted = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
`;

const Marked = styled.span`
  padding: 2px 8px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.warning100};
  color: ${({ theme }) => theme.colors.neutral800};
`;

const Warning = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px 12px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.warning100};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.43;
`;

const Words = styled.p`
  font-size: 1.4rem;
  font-weight: 600;
  line-height: 1.43;
  color: ${({ theme }) => theme.colors.neutral800};
`;

const DateList = styled.ul`
  margin-top: 8px;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 36px;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  li > button {
    margin-left: auto;
  }
`;

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
