import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { holidayOn } from "@dorfforum/shared/calendar/holidays";
import { knowsSchoolHolidays, type LeftOut, type VillageDays } from "@dorfforum/shared/calendar/left-out";
import { Button } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useState } from "react";
import { styled } from "styled-components";
import { Marked } from "../../../admin/ui/notes";
import { ExceptionFields, exceptions, type Kind, RemoveButton } from "./exception-fields";
import type { NextDate } from "./series-dates";

type ChangedRow = { index: number; date: { kind: Kind } };

type RecurrenceDateProps = {
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

export function RecurrenceDate({ date, change, series, village, disabled }: RecurrenceDateProps) {
  const addRow = useForm("RecurrenceField", (form) => form.addFieldRow);
  // Whoever presses "Verlegen" goes on with the new day.
  const [isMoving, setIsMoving] = useState(false);
  const name = formatLongDate(date.day);
  const press = (label: string, Art: string, more: object = {}) => (
    <Button
      variant="tertiary"
      size="S"
      aria-label={`${name}: ${label}`}
      onClick={() => {
        setIsMoving(Art === "verlegt");
        addRow(exceptions, { Datum: date.day, Art, ...more });
      }}
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
        <ExceptionFields index={change.index} kind={change.date.kind} disabled={disabled} isNew={isMoving} />
      )}
    </li>
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

const Muted = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
`;

const Presses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-left: auto;
`;
