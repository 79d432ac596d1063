import { Layouts, Page } from "@strapi/strapi/admin";
import { useState } from "react";
import { Button } from "../../../admin/ui/button";
import { Card, Entries, Hint, Stack } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import { numbersInWords } from "../numbers";
import { type ListedEvent, noneTaken } from "../panel-data";
import { DateList } from "./date-list";

const title = "Anmeldungen";

type Open = { event: string; tag: string };

/** Events that take registrations, with numbers, and the list of the date that is open. */
export function RegistrationsPage() {
  const [version, setVersion] = useState(0);
  const [open, setOpen] = useState<Open>();
  const events = useAnswer<{ data: ListedEvent[] }>("/redaktion/anmeldelisten", version)?.data;
  const event = events?.find(({ documentId }) => documentId === open?.event);
  const date = event?.dates.find(({ tag }) => tag === open?.tag);
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
              onLeave={() => setOpen(undefined)}
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
          {!(event && date) &&
            events?.map((each) => (
              <EventCard
                key={each.documentId}
                event={each}
                onOpen={(tag) => setOpen({ event: each.documentId, tag })}
              />
            ))}
        </Stack>
      </Layouts.Content>
    </Page.Main>
  );
}

function EventCard({ event, onOpen }: { event: ListedEvent; onOpen(tag: string): void }) {
  const { documentId, title: name, organiser, mayOpen, isWithoutAgreement, dates } = event;
  return (
    <Card aria-labelledby={documentId}>
      <h2 id={documentId}>{name}</h2>
      {organiser && !mayOpen && <Hint as="p">Die Liste sieht nur, wer für „{organiser}“ zuständig ist.</Hint>}
      {isWithoutAgreement && <Hint as="p">Diese Veranstaltung {noneTaken}.</Hint>}
      <Entries>
        {dates.map((date) => (
          <li key={date.tag}>
            <b>{date.when}</b>: {numbersInWords(event, date)}{" "}
            {mayOpen && (
              <Button
                type="button"
                aria-label={`Liste: ${name}, ${date.when}`}
                onClick={() => onOpen(date.tag)}
              >
                Liste
              </Button>
            )}
          </li>
        ))}
      </Entries>
    </Card>
  );
}
