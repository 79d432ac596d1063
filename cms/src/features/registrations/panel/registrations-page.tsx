import { Layouts, Page } from "@strapi/strapi/admin";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Card, Entries, Hint, Stack } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import { numbersInWords } from "../numbers";
import { type ListedEvent, listPath, noneTaken } from "../panel-data";
import { DateList } from "./date-list";

const title = "Anmeldungen";

/** Events that take registrations, with numbers, and the list of the date that the address names (`listPath`). */
export function RegistrationsPage() {
  const [version, setVersion] = useState(0);
  const [address, setAddress] = useSearchParams();
  const events = useAnswer<{ data: ListedEvent[] }>("/redaktion/anmeldelisten", version)?.data;
  const named = events?.find(({ documentId }) => documentId === address.get("veranstaltung"));
  const event = named?.mayOpen ? named : undefined;
  const date = event?.dates.find(({ tag }) => tag === (address.get("tag") ?? ""));
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={<Hint as="p">Wer zu welcher Veranstaltung kommt</Hint>} />
      <Layouts.Content>
        <Stack>
          {event && date && (
            <DateList
              key={`${event.documentId} ${date.tag}`}
              event={event}
              date={date}
              version={version}
              onChanged={() => setVersion(version + 1)}
              onLeave={() => setAddress({})}
            />
          )}
          {events?.length === 0 && (
            <Card>
              <p>
                Keine Ihrer veröffentlichten Veranstaltungen nimmt Anmeldungen an. Wählen Sie bei einer
                Veranstaltung unter „Anmeldung möglich“ JA. Ist das gewählt und gespeichert, fehlt noch das
                Veröffentlichen; bei Vereinen tut es die Redaktion.
              </p>
            </Card>
          )}
          {!(event && date) && events?.map((each) => <EventCard key={each.documentId} event={each} />)}
        </Stack>
      </Layouts.Content>
    </Page.Main>
  );
}

function EventCard({ event }: { event: ListedEvent }) {
  const { documentId, title: name, organiser, mayOpen, closedFor, dates } = event;
  return (
    <Card aria-labelledby={documentId}>
      <h2 id={documentId}>{name}</h2>
      {organiser && !mayOpen && <Hint as="p">Die Liste sieht nur, wer für „{organiser}“ zuständig ist.</Hint>}
      {closedFor && <Hint as="p">Diese Veranstaltung {noneTaken[closedFor]}.</Hint>}
      <Entries>
        {dates.map((date) => (
          <li key={date.tag}>
            <b>{date.when}</b>: {numbersInWords(event, date)}{" "}
            {mayOpen && (
              <Link to={listPath(documentId, date.tag)} aria-label={`Liste: ${name}, ${date.when}`}>
                Liste
              </Link>
            )}
          </li>
        ))}
      </Entries>
    </Card>
  );
}
