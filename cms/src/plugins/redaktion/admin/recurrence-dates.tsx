import { formatLongDate } from "@dorfforum/shared/calendar/format";
import type { LeftOut, VillageDays } from "@dorfforum/shared/calendar/left-out";
import { seriesInWords } from "@dorfforum/shared/calendar/rule-in-german";
import { type SingleDateRow, toSingleDate } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { Button } from "@strapi/design-system";
import { useFetchClient, useForm } from "@strapi/strapi/admin";
import { useEffect, useMemo, useState } from "react";
import { styled } from "styled-components";
import { Note, Warning } from "../../../admin/ui/notes";
import { toTiming } from "../../../events/event-timing";
import { ExceptionFields, exceptions, LostDate, RemoveButton } from "./exception-fields";
import { RecurrenceDate } from "./recurrence-date-row";
import { daysWithoutDate, lastDayByCount, nextDates } from "./series-dates";

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
          <RecurrenceDate
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
              <span>Weiterer Termin{date && `: ${formatLongDate(date.day)}`}</span>
              {!disabled && <RemoveButton index={index} label={date && formatLongDate(date.day)} />}
              <ExceptionFields index={index} kind="added" disabled={disabled} />
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
          onClick={() => addRow(exceptions, { Art: "zusaetzlich", Datum: null })}
        >
          Weiterer Termin
        </Button>
      )}
    </div>
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

const Words = styled.p`
  font-size: 1.4rem;
  font-weight: 600;
  line-height: 1.43;
  color: ${({ theme }) => theme.colors.neutral800};
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
