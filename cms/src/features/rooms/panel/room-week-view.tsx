import { addDays, isoWeek, mondayOf } from "@dorfforum/shared/calendar/day";
import { formatDate, formatDayAndMonth, formatWeekday } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { Button, Flex } from "@strapi/design-system";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { entryPath } from "../../../admin/ui/open-entry";
import { Card } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import type { RoomWeek, RoomWeekEntry } from "../panel-data";

const kinds: Record<RoomWeekEntry["kind"], string> = {
  booking: "Vergeben",
  event: "Veranstaltung",
  request: "Angefragt",
  closed: "Geschlossen",
};

/** A week of the halls: days down, halls across, with all that takes one up and what is asked for. @param version asks anew */
export function RoomWeekView({ version }: { version: unknown }) {
  const id = useId();
  const today = berlinDay(new Date());
  const [day, setDay] = useState(today);
  const from = mondayOf(day);
  const week = useAnswer<{ data: RoomWeek }>(`/redaktion/raumwoche?tag=${day}`, version)?.data;
  return (
    <Card>
      <Flex gap={2} wrap="wrap" justifyContent="space-between" paddingBottom={3}>
        <h2 id={id}>
          <span role="status">
            Woche {isoWeek(from)}: {formatDayAndMonth(from)} bis {formatDate(addDays(from, 6))}
          </span>
        </h2>
        <Flex gap={2}>
          <Button variant="tertiary" size="S" onClick={() => setDay(addDays(day, -7))}>
            Woche zurück
          </Button>
          <Button variant="tertiary" size="S" onClick={() => setDay(today)}>
            Heute
          </Button>
          <Button variant="tertiary" size="S" onClick={() => setDay(addDays(day, 7))}>
            Woche vor
          </Button>
        </Flex>
      </Flex>
      {week ? <WeekTable week={week} today={today} labelledBy={id} /> : <p>Wird geladen …</p>}
    </Card>
  );
}

function WeekTable({ week, today, labelledBy }: { week: RoomWeek; today: string; labelledBy: string }) {
  return (
    // What scrolls is reached by the keyboard.
    <Scroller role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <Table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">Tag</th>
            {week.rooms.map(({ documentId, name }) => (
              <th key={documentId} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.days.map((day, index) => (
            <tr key={day} data-today={day === today || undefined}>
              <th scope="row">
                {formatWeekday(day)}, <span>{formatDayAndMonth(day)}</span>
                {day === today && <span> (heute)</span>}
              </th>
              {week.rooms.map((room) => (
                <td key={room.documentId}>
                  <Uses entries={room.days[index] ?? []} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

const Uses = ({ entries }: { entries: RoomWeekEntry[] }) =>
  entries.length > 0 ? (
    <ul>
      {entries.map((entry) => (
        <Use key={`${entry.kind} ${entry.when} ${entry.title} ${entry.part}`} data-kind={entry.kind}>
          <b>{entry.when || "Ganzer Tag"}</b> {kinds[entry.kind]}
          {entry.title && ": "}
          {entry.entry ? (
            <Link to={entryPath(entry.entry.type, entry.entry.documentId)}>{entry.title}</Link>
          ) : (
            entry.title
          )}
          {entry.part && ` (${entry.part})`}
        </Use>
      ))}
    </ul>
  ) : (
    <Free>frei</Free>
  );

const Scroller = styled.div`
  overflow-x: auto;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 8px;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td {
    min-width: 16rem;
  }
  th {
    font-weight: 600;
  }
  tbody th {
    width: 12rem;
    overflow-wrap: normal;
  }
  th > span {
    white-space: nowrap;
  }
  tr[data-today] > th {
    background: ${({ theme }) => theme.colors.primary100};
  }
  ul {
    display: flex;
    flex-direction: column;
    gap: 4px;
  }
`;

/** The kind is said in words; the colour repeats it. */
const Use = styled.li`
  padding: 4px 8px;
  border-inline-start: 4px solid ${({ theme }) => theme.colors.primary600};
  border-radius: 2px;
  background: ${({ theme }) => theme.colors.primary100};

  &[data-kind="event"] {
    border-color: ${({ theme }) => theme.colors.success600};
    background: ${({ theme }) => theme.colors.success100};
  }
  &[data-kind="request"] {
    border-color: ${({ theme }) => theme.colors.warning600};
    border-inline-start-style: dashed;
    background: ${({ theme }) => theme.colors.warning100};
  }
  &[data-kind="closed"] {
    border-color: ${({ theme }) => theme.colors.neutral500};
    background: ${({ theme }) => theme.colors.neutral150};
  }
  && a {
    color: inherit;
    text-decoration: underline;
  }
`;

const Free = styled.span`
  color: ${({ theme }) => theme.colors.neutral700};
`;
