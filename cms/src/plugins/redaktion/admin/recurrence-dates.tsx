import { holidayOn } from "@dorfforum/shared/calendar/holidays";
import { knowsSchoolHolidays, type LeftOut, type VillageDays } from "@dorfforum/shared/calendar/left-out";
import { seriesInWords } from "@dorfforum/shared/calendar/recurrence-words";
import { type SingleDateRow, toSingleDate } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { Button, Field, TextInput } from "@strapi/design-system";
import { useFetchClient, useField, useForm } from "@strapi/strapi/admin";
import { useEffect, useMemo, useState } from "react";
import { styled } from "styled-components";
import { longDate } from "../../../admin/ui/date-text";
import { Marked, Note, Warning } from "../../../admin/ui/notes";
import { toTiming } from "../../../events/event-timing";
import { DateField } from "./date-field";
import { daysWithoutDate, lastDayByCount, type NextDate, nextDates } from "./next-dates";

const datesShown = 5;

/** The fields of the entry that the dates follow from */
export type SeriesValues = {
  Beginn?: string | null;
  Ausnahmen?: SingleDateRow[] | null;
  Nicht_an_Feiertagen?: boolean | null;
  Nicht_in_Schulferien?: boolean | null;
};

type DatesProps = {
  rule: string | undefined;
  begin: Date;
  values: SeriesValues;
  disabled: boolean | undefined;
};

const list = "Ausnahmen";

/** The rule in words and its next dates, each of which can be changed, with what an editor should know about them. */
export function RecurrenceDates({ rule, begin, values, disabled = false }: DatesProps) {
  const village = useVillageDays();
  const addRow = useForm("RecurrenceField", (form) => form.addFieldRow);
  const rows = (values.Ausnahmen ?? []).map((row, index) => ({ index, row, date: toSingleDate(row) }));
  const added = rows.filter(({ row }) => row.Art === "zusaetzlich");
  const changes = rows.flatMap(({ index, row, date }) =>
    date && date.kind !== "added" ? [{ index, row, date }] : [],
  );
  const days = changes.map(({ date }) => date.day);
  const series: LeftOut = {
    notOnHolidays: values.Nicht_an_Feiertagen === true,
    notInSchoolHolidays: values.Nicht_in_Schulferien === true,
  };
  const event = village && toTiming({ ...values, Beginn: begin, Wiederholung: rule }, village);
  const key = JSON.stringify([event, days]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` holds all of them by value.
  const found = useMemo(() => {
    if (!event) return undefined;
    try {
      return {
        dates: rule ? nextDates(event, datesShown) : [],
        lastDay: lastDayByCount(event),
        lost: rule || added.length > 0 ? daysWithoutDate(event, days) : [],
      };
    } catch {
      return "unreadable";
    }
  }, [key]);
  if (!village || !found) return null;
  if (found === "unreadable")
    return <Warning>Diese Wiederholung lässt sich nicht lesen. Bitte wählen Sie eine neue.</Warning>;
  const { dates, lastDay, lost } = found;
  return (
    <div>
      {rule && (
        <>
          <Words role="status">{seriesInWords({ rule, day: berlinDay(begin), lastDay, ...series })}</Words>
          {dates.length === 0 && <Note>Es gibt keinen Termin mehr, der noch kommt.</Note>}
        </>
      )}
      <DateList aria-label="Die nächsten Termine">
        {dates.map((date) => (
          <DateItem
            key={date.day}
            {...{ date, series, village, disabled }}
            change={changes.find((change) => change.date.day === date.day)}
          />
        ))}
      </DateList>
      {added.length > 0 && (
        <DateList aria-label="Weitere Termine">
          {added.map(({ index, date }) => (
            <li key={index}>
              <span>Weiterer Termin{date && `: ${longDate(date.day)}`}</span>
              {!disabled && <RemoveButton index={index} label={date && longDate(date.day)} />}
              <Details index={index} kind="added" disabled={disabled} />
            </li>
          ))}
        </DateList>
      )}
      {changes
        .filter(({ date }) => lost.includes(date.day))
        .map(({ index, date }) => (
          <LostDate key={date.day} index={index} day={date.day} start={date.start} disabled={disabled} />
        ))}
      {!disabled && (
        <Button
          variant="secondary"
          size="S"
          onClick={() => addRow(list, { Art: "zusaetzlich", Datum: null })}
        >
          Weiterer Termin
        </Button>
      )}
    </div>
  );
}

type Kind = NonNullable<ReturnType<typeof toSingleDate>>["kind"];
type ChangedRow = { index: number; date: { kind: Kind } };

type DateItemProps = {
  date: NextDate;
  change: ChangedRow | undefined;
  series: LeftOut;
  village: VillageDays;
  disabled: boolean;
};

const states: Record<Kind, string> = {
  cancelled: "fällt aus",
  moved: "verlegt",
  note: "mit Hinweis",
  added: "zusätzlich",
  none: "kein Termin",
};

function DateItem({ date, change, series, village, disabled }: DateItemProps) {
  const addRow = useForm("RecurrenceField", (form) => form.addFieldRow);
  const name = longDate(date.day);
  const press = (label: string, Art: string, more: object = {}) => (
    <Button
      variant="tertiary"
      size="S"
      aria-label={`${name}: ${label}`}
      onClick={() => addRow(list, { Datum: date.day, Art, ...more })}
    >
      {label}
    </Button>
  );
  return (
    <li>
      {change && change.date.kind !== "note" ? <s>{name}</s> : <span>{name}</span>}
      {change ? (
        <Marked>{states[change.date.kind]}</Marked>
      ) : (
        <DateNote date={date} series={series} village={village} />
      )}
      {!disabled && !change && (
        <Presses>
          {!date.leftOut && press("Fällt aus", "faellt_aus")}
          {press("Verlegen", "verlegt", { Beginn: date.start })}
          {!date.leftOut && press("Hinweis", "hinweis")}
        </Presses>
      )}
      {change && !disabled && <RemoveButton index={change.index} label={name} />}
      {change && change.date.kind !== "none" && (
        <Details index={change.index} kind={change.date.kind} disabled={disabled} />
      )}
    </li>
  );
}

/** What belongs to a date that was changed. The fields are those of its row under "Ausnahmen". */
function Details({ index, kind, disabled }: { index: number; kind: Kind; disabled: boolean }) {
  const field = (name: string) => `${list}.${index}.${name}`;
  return (
    <Fields>
      {kind === "added" && <DateField type="date" name={field("Datum")} label="Tag" {...{ disabled }} />}
      {kind === "moved" && (
        <DateField type="datetime" name={field("Beginn")} label="Neuer Beginn" {...{ disabled }} />
      )}
      {kind === "added" && (
        <DateField
          type="datetime"
          name={field("Beginn")}
          label="Anderer Beginn"
          hint="Leer, wenn er zur üblichen Zeit beginnt."
          {...{ disabled }}
        />
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

function RemoveButton({ index, label = "Weiterer Termin" }: { index: number; label?: string | undefined }) {
  const removeRow = useForm("RecurrenceField", (form) => form.removeFieldRow);
  return (
    <Button
      variant="tertiary"
      size="S"
      aria-label={`${label}: Zurücknehmen`}
      onClick={() => removeRow(list, index)}
    >
      Zurücknehmen
    </Button>
  );
}

type LostDateProps = { index: number; day: string; start: string | undefined; disabled: boolean };

/** A change of a date that the series does not have any more: what was moved can stay as a date of its own. */
function LostDate({ index, day, start, disabled }: LostDateProps) {
  const onChange = useForm("RecurrenceField", (form) => form.onChange);
  const keep = () => {
    onChange(`${list}.${index}.Datum`, berlinDay(start ?? day));
    onChange(`${list}.${index}.Art`, "zusaetzlich");
  };
  return (
    <Warning>
      Am {longDate(day)} hat die Wiederholung keinen Termin mehr. Besucher sehen diese Ausnahme nicht.
      {!disabled && start && (
        <Button variant="tertiary" size="S" onClick={keep}>
          Als weiteren Termin behalten
        </Button>
      )}
      {!disabled && <RemoveButton index={index} label={longDate(day)} />}
    </Warning>
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

const Muted = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
`;

const Words = styled.p`
  font-size: 1.4rem;
  font-weight: 600;
  line-height: 1.43;
  color: ${({ theme }) => theme.colors.neutral800};
`;

const Presses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-left: auto;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 8px 16px;
  flex-basis: 100%;
  padding-bottom: 12px;
`;

const DateList = styled.ul`
  margin-block: 8px;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding-block: 4px;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  li > button {
    margin-left: auto;
  }
`;
