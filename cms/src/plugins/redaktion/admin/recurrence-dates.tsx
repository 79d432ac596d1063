import { holidayOn } from "@dorfforum/shared/calendar/holidays";
import { knowsSchoolHolidays, type LeftOut, type VillageDays } from "@dorfforum/shared/calendar/left-out";
import { dayInVillage } from "@dorfforum/shared/calendar/recurrence-rule";
import { seriesInWords } from "@dorfforum/shared/calendar/recurrence-words";
import { Button } from "@strapi/design-system";
import { useFetchClient, useForm } from "@strapi/strapi/admin";
import { useEffect, useMemo, useState } from "react";
import { styled } from "styled-components";
import { longDate } from "./date-text";
import { lastDayByCount, type NextDate, nextDates } from "./next-dates";
import { Marked, Note, Warning } from "./recurrence-notes";

const datesShown = 5;

/** The fields of the entry that the dates follow from */
export type SeriesValues = {
  Beginn?: string | null;
  Ausnahmen?: { Datum?: string | null }[] | null;
  Nicht_an_Feiertagen?: boolean | null;
  Nicht_in_Schulferien?: boolean | null;
};

type DatesProps = { rule: string; begin: Date; values: SeriesValues; disabled: boolean | undefined };

/** The rule in words and its next dates, with what an editor should know about them. */
export function RecurrenceDates({ rule, begin, values, disabled }: DatesProps) {
  const village = useVillageDays();
  const addFieldRow = useForm("RecurrenceField", (form) => form.addFieldRow);
  const removeFieldRow = useForm("RecurrenceField", (form) => form.removeFieldRow);
  const exceptions = values.Ausnahmen ?? [];
  const series: LeftOut = {
    exceptions: exceptions.flatMap(({ Datum }) => Datum ?? []),
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
            {series.exceptions.includes(date.day) && !disabled && (
              <Button
                variant="tertiary"
                size="S"
                aria-label={`${longDate(date.day)} doch`}
                onClick={() =>
                  removeFieldRow(
                    "Ausnahmen",
                    exceptions.findIndex(({ Datum }) => Datum === date.day),
                  )
                }
              >
                doch
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

const Muted = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
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
