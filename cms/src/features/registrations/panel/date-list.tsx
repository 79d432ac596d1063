import { keptDays } from "@dorfforum/shared/registrations/limits";
import { useState } from "react";
import { Link } from "react-router-dom";
import { createGlobalStyle, styled } from "styled-components";
import { Button } from "../../../admin/ui/button";
import { entryPath, eventType } from "../../../admin/ui/open-entry";
import { Card, Columns, Fields, Hint, Stack } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import { useRequest } from "../../../admin/ui/use-request";
import { numbersInWords } from "../numbers";
import { type ListedDate, type ListedEvent, noneTaken, type PeopleList, type Person } from "../panel-data";
import { AddForm, LetterForm } from "./list-forms";
import { toTable } from "./list-table";
import { Buttons, PeopleTable, type Press } from "./people-table";

type DateListProps = {
  event: ListedEvent;
  date: ListedDate;
  version: number;
  onChanged(): void;
  onLeave(): void;
};

/** Who comes to a date, and what its organiser does: add, change a number, take in, take off, close, write, print, save as a table, delete. */
export function DateList({ event, date, version, onChanged, onLeave }: DateListProps) {
  const path = `/redaktion/anmeldelisten/${event.documentId}`;
  const answer = useAnswer<{ data: PeopleList }>(`${path}?tag=${date.tag}`, version);
  const { isSending, send } = useRequest();
  const [done, setDone] = useState("");
  const press: Press = (step, body, sentence, reset) => {
    setDone("");
    return send(
      ({ post }) => post(`${path}/${step}`, { tag: date.tag, ...body }),
      () => {
        reset?.();
        setDone(sentence);
        onChanged();
        return "stay";
      },
    );
  };
  if (answer === null) return <Card>Diese Liste dürfen Sie nicht sehen. Bitte laden Sie die Seite neu.</Card>;
  if (!answer) return <Card>Die Liste wird geladen.</Card>;
  const { people, lettersLeft } = answer.data;
  const isOpen = !(date.isClosed || date.isOver || event.closedFor);
  return (
    <Stack>
      <Card aria-labelledby="liste">
        <Sheet className="registration-sheet">
          <h2 id="liste">
            {event.title}, {date.when}
          </h2>
          <p>{numbersInWords(event, date)}</p>
          <p className="no-print">
            Plätze, Zeit und Ort ändern Sie bei der{" "}
            <Link to={entryPath(eventType, event.documentId)}>Veranstaltung</Link>.
          </p>
          {event.closedFor && <p className="no-print">Diese Veranstaltung {noneTaken[event.closedFor]}.</p>}
          {people.length === 0 ? (
            <p>Noch hat sich niemand angemeldet.</p>
          ) : (
            <PeopleTable event={event} date={date} people={people} isSending={isSending} press={press} />
          )}
        </Sheet>
        <SheetAlone />
        <Buttons>
          <Button type="button" onClick={onLeave}>
            Zurück zu allen Veranstaltungen
          </Button>
          <Button type="button" onClick={() => window.print()}>
            Liste drucken
          </Button>
          <Button
            type="button"
            onClick={() => save(`${event.title} ${date.day}`, toTable(people, event.question))}
          >
            Als Tabelle speichern
          </Button>
          <Button
            type="button"
            disabled={isSending}
            onClick={() =>
              press(
                "schliessen",
                { isClosed: !date.isClosed },
                date.isClosed ? "Die Anmeldung ist wieder offen." : "Die Anmeldung ist geschlossen.",
              )
            }
          >
            {date.isClosed ? "Anmeldung wieder öffnen" : "Anmeldung schließen"}
          </Button>
          <Button
            type="button"
            disabled={isSending}
            onClick={() =>
              window.confirm(
                `Alle Anmeldungen dieses Termins endgültig löschen? Niemand bekommt darüber eine Mail.${isOpen ? " Die Anmeldung bleibt offen: Damit sich niemand mehr anmeldet, schließen Sie sie vorher." : ""}`,
              ) && press("loeschen", {}, "Die Liste ist gelöscht.")
            }
          >
            Liste löschen
          </Button>
        </Buttons>
        <Hint as="p">Von selbst gelöscht wird die Liste {keptDays} Tage nach dem Termin.</Hint>
      </Card>
      <p role="status">{done}</p>
      <Columns>
        <Card aria-labelledby="eintragen">
          <h2 id="eintragen">Jemanden eintragen</h2>
          <AddForm
            isSending={isSending}
            onAdd={(typed, reset) => press("eintragen", typed, `${typed.name} steht auf der Liste.`, reset)}
          />
        </Card>
        <Card aria-labelledby="schreiben">
          <h2 id="schreiben">An alle schreiben</h2>
          <LetterForm
            people={people}
            left={lettersLeft}
            isSending={isSending}
            onSend={(typed, reset) => press("schreiben", typed, underway(people), reset)}
          />
        </Card>
      </Columns>
    </Stack>
  );
}

const underway = (people: readonly Person[]): string => {
  const count = people.filter(({ email }) => email).length;
  return count === 1 ? "Eine Mail ist unterwegs." : `${count} Mails sind unterwegs.`;
};

function save(name: string, table: string) {
  const url = URL.createObjectURL(new Blob([table], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: `${name}.csv` });
  link.click();
  URL.revokeObjectURL(url);
}

const SheetAlone = createGlobalStyle`
  @media print {
    body {
      background: white !important;
    }
    body * {
      visibility: hidden;
    }
    .registration-sheet,
    .registration-sheet * {
      visibility: visible;
    }
    .registration-sheet .no-print {
      display: none;
    }
  }
`;

const Sheet = styled(Fields)`
  max-width: none;
  overflow-x: auto;
  font-size: 1.4rem;

  table {
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: 4px 8px;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    text-align: start;
    vertical-align: top;
    /* Of a narrow window the sheet scrolls, in place of columns of single letters. */
    overflow-wrap: break-word;
  }
  th {
    font-weight: 600;
  }
  th[scope="row"] {
    min-width: 16ch;
  }
  td input[type="number"] {
    width: 8ch;
    padding: 5px 8px;
  }
  @media screen {
    .print-only {
      display: none;
    }
  }
  .box {
    display: inline-block;
    width: 1.2em;
    height: 1.2em;
    margin: 1px 3px 1px 0;
    border: 1.5px solid black;
  }

  @media print {
    position: absolute;
    inset: 0 auto auto 0;
    width: 100%;
    color: black;

    td:nth-child(n + 5) {
      overflow-wrap: anywhere;
    }
  }
`;
