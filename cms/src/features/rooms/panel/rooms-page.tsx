import { shownWeeks } from "@dorfforum/shared/rooms/limits";
import { Button, Flex } from "@strapi/design-system";
import { Layouts, Page } from "@strapi/strapi/admin";
import { useState } from "react";
import { createGlobalStyle, styled } from "styled-components";
import { Spellings } from "../../../admin/places/spellings";
import { dateTimeText } from "../../../admin/ui/date-text";
import { Warning } from "../../../admin/ui/notes";
import { Card, Columns, Entries, Hint, Stack } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import { useRequest } from "../../../admin/ui/use-request";
import type { RequestList, RoomBooking } from "../panel-data";
import { NoRooms } from "./no-rooms";
import { BookingLine, Decision, JustDecided, roomOf, TakeBack, Undo } from "./room-request";
import { RoomWeekView } from "./room-week-view";

const title = "Räume";

/** Requests, the week of the halls, what is taken, the caretakers' calendars and the spellings of places; to each editor what concerns them. */
export function RoomsPage() {
  const [version, setVersion] = useState(0);
  const list = useAnswer<{ data: RequestList }>("/redaktion/raumanfragen", version)?.data;
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={<Hint as="p">Wer wann in welchem Raum ist, und wer es werden möchte</Hint>}
      />
      <Layouts.Content>
        {list ? (
          <Requests list={list} version={version} onDecided={() => setVersion(version + 1)} />
        ) : (
          <Spellings />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function Requests({ list, version, onDecided }: { list: RequestList; version: number; onDecided(): void }) {
  const { requests, bookings, rooms, areMailsSent } = list;
  if (rooms.length === 0 && requests.length + bookings.length === 0)
    return (
      <Stack>
        <Card>
          <NoRooms isOfOwnRooms={list.isOfOwnRooms} />
        </Card>
        <Spellings />
      </Stack>
    );
  return (
    <Stack>
      <JustDecided list={list} onDone={onDecided} />
      <Card aria-labelledby="angefragt">
        <h2 id="angefragt">{requests.length > 0 ? `Angefragt (${requests.length})` : "Angefragt"}</h2>
        {requests.length === 0 && <p>Keine Anfrage wartet.</p>}
        <Entries>
          {requests.map((booking) => (
            <li key={booking.documentId}>
              <BookingLine booking={booking} />
              <Decision
                booking={booking}
                isMailed={areMailsSent && booking.email !== ""}
                onDone={onDecided}
              />
            </li>
          ))}
        </Entries>
      </Card>
      {rooms.length > 0 && <RoomWeekView version={version} />}
      <Columns>
        <Card aria-labelledby="vergeben">
          <h2 id="vergeben">Vergeben</h2>
          {bookings.length === 0 && <p>Noch nichts.</p>}
          <Entries>
            {bookings.map((booking) => (
              <li key={booking.documentId}>
                <BookingLine booking={booking} />
                {booking.clashes.map(({ text }) => (
                  <Warning key={text}>{text}</Warning>
                ))}
                {booking.undoUntil ? (
                  <Undo booking={booking} onDone={onDecided} />
                ) : (
                  <TakeBack
                    booking={booking}
                    isMailed={areMailsSent && booking.email !== ""}
                    onDone={onDecided}
                  />
                )}
              </li>
            ))}
          </Entries>
          {bookings.length > 0 && (
            <Button variant="secondary" onClick={() => window.print()}>
              Blatt drucken, mit Namen und Telefon
            </Button>
          )}
        </Card>
        <Stack>
          <Card aria-labelledby="hausmeisterei">
            <h2 id="hausmeisterei">Kalender für die Hausmeisterei</h2>
            <p>
              Die Adresse zeigt Raum, Teil, Zeit und Vorgangsnummer der nächsten {shownWeeks} Wochen, keine
              Namen. Wer sie kennt, sieht das; geben Sie sie nur weiter, wem Sie es zeigen wollen.
            </p>
            <Entries>
              {rooms.map((room) => (
                <li key={room.documentId}>
                  <CaretakerCalendar room={room} />
                </li>
              ))}
            </Entries>
          </Card>
          <Spellings />
        </Stack>
      </Columns>
      <Sheet bookings={bookings} />
    </Stack>
  );
}

function CaretakerCalendar({
  room: { documentId, name, calendarUntil },
}: {
  room: RequestList["rooms"][number];
}) {
  const [shown, setShown] = useState<{ url: string; until: string }>();
  const [isEnded, setIsEnded] = useState(false);
  const { isSending, send } = useRequest();
  const until = isEnded ? undefined : (shown?.until ?? calendarUntil);
  const path = `/redaktion/orte/${documentId}/kalender`;
  const create = () => {
    if (until && !window.confirm(`Die jetzige Adresse für „${name}“ gilt dann nicht mehr. Weiter?`)) return;
    void send(
      ({ post }) => post<{ data: { url: string; until: string } }>(path),
      ({ data }) => {
        setShown(data.data);
        setIsEnded(false);
        return "stay";
      },
    );
  };
  const end = () =>
    send(
      ({ post }) => post(`${path}/ende`),
      () => {
        setShown(undefined);
        setIsEnded(true);
        return "stay";
      },
    );
  return (
    <>
      <p>
        <b>{name}</b>: {until ? `Adresse gilt bis ${dateTimeText(new Date(until), true)}` : "keine Adresse"}
      </p>
      {shown && (
        <p role="status">
          Nur jetzt zu sehen: <code>{shown.url}</code>
        </p>
      )}
      <Flex gap={2} wrap="wrap">
        <Button variant="tertiary" size="S" disabled={isSending} onClick={create}>
          {until ? "Neue Adresse" : "Adresse anlegen"}
        </Button>
        {until && (
          <Button variant="tertiary" size="S" disabled={isSending} onClick={end}>
            Adresse zurücknehmen
          </Button>
        )}
      </Flex>
    </>
  );
}

type SheetDate = { booking: RoomBooking; from: string; until: string };

/** Stands hidden in the page, which prints as this sheet alone: every coming date with who is responsible. */
function Sheet({ bookings }: { bookings: RoomBooking[] }) {
  const dates: SheetDate[] = bookings
    .flatMap((booking) => booking.dates.map((date) => ({ booking, ...date })))
    .sort((one, other) => one.from.localeCompare(other.from));
  return (
    <>
      <SheetAlone />
      <Table className="room-sheet">
        <caption>Vergebene Räume, Stand {dateTimeText(new Date(), false)}</caption>
        <thead>
          <tr>
            <th>Von</th>
            <th>Bis</th>
            <th>Raum</th>
            <th>Was</th>
            <th>Wer</th>
            <th>Nummer</th>
          </tr>
        </thead>
        <tbody>
          {dates.map(({ booking, from, until }) => (
            <tr key={`${booking.documentId} ${from}`}>
              <td>{dateTimeText(new Date(from), false)}</td>
              <td>{dateTimeText(new Date(until), false)}</td>
              <td>{roomOf(booking)}</td>
              <td>
                {[booking.title, booking.persons && `${booking.persons} Personen`].filter(Boolean).join(", ")}
              </td>
              <td>{[booking.name, booking.telephone || booking.email].filter(Boolean).join(", ")}</td>
              <td>{booking.reference}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

const SheetAlone = createGlobalStyle`
  @media print {
    body * {
      visibility: hidden;
    }
    .room-sheet,
    .room-sheet * {
      visibility: visible;
    }
  }
`;

const Table = styled.table`
  display: none;

  @media print {
    display: table;
    position: absolute;
    inset: 0 auto auto 0;
    width: 100%;
    color: black;
    font-size: 10pt;
    border-collapse: collapse;
  }
  caption {
    padding-block-end: 8px;
    font-weight: 600;
    text-align: start;
  }
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  :is(th, td) {
    padding: 3px 6px;
    border: 1px solid black;
    text-align: start;
    vertical-align: top;
  }
`;
