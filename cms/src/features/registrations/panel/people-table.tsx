import { styled } from "styled-components";
import { Button } from "../../../admin/ui/button";
import { beyondPlaces } from "../numbers";
import type { ListedDate, ListedEvent, Person } from "../panel-data";
import { NumberForm } from "./list-forms";
import { noteOf, stateWords } from "./list-table";

/** Sends what a button does; `sentence` tells that it is done. */
export type Press = (step: string, body: object, sentence: string, reset?: () => void) => void;

type PeopleProps = {
  event: ListedEvent;
  date: ListedDate;
  people: readonly Person[];
  isSending: boolean;
  press: Press;
};

/** Asks before there are more people than places. */
function mayTakeIn(event: ListedEvent, date: ListedDate, person: Person): boolean {
  const beyond = beyondPlaces(event, date, person);
  const mail = person.email ? " Die Person bekommt darüber eine Mail." : "";
  return !beyond || window.confirm(`${person.name} aufnehmen? Dann sind ${beyond}.${mail}`);
}

/** Who is on the list and who waits, with what can be done for each */
export const PeopleTable = ({ event, date, people, isSending, press }: PeopleProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col" className="print-only">
          Da
        </th>
        <th scope="col">Name</th>
        <th scope="col">Plätze</th>
        <th scope="col">Stand</th>
        <th scope="col">Kontakt</th>
        {event.question && <th scope="col">{event.question}</th>}
        <th scope="col">Bemerkung</th>
        <th scope="col" className="no-print">
          Ändern
        </th>
      </tr>
    </thead>
    <tbody>
      {people.map((person) => (
        <tr key={person.documentId}>
          <td className="print-only">{person.state === "dabei" && <Boxes count={person.places} />}</td>
          <th scope="row">{person.name}</th>
          <td>{person.places}</td>
          <td>{stateWords[person.state]}</td>
          <td>{[person.telephone, person.email].filter(Boolean).join(", ")}</td>
          {event.question && <td>{person.answer}</td>}
          <td>{noteOf(person)}</td>
          <td className="no-print">
            <RowButtons>
              {person.state !== "gefragt" && (
                <NumberForm
                  person={person}
                  isSending={isSending}
                  onChange={(places) =>
                    press(
                      "zahl",
                      { documentId: person.documentId, places },
                      `${person.name}: ${places} ${places === 1 ? "Platz" : "Plätze"}.`,
                    )
                  }
                />
              )}
              {person.state !== "dabei" && (
                <Button
                  type="button"
                  disabled={isSending}
                  aria-label={`${person.name} aufnehmen`}
                  onClick={() =>
                    mayTakeIn(event, date, person) &&
                    press("aufnehmen", { documentId: person.documentId }, `${person.name} ist aufgenommen.`)
                  }
                >
                  Aufnehmen
                </Button>
              )}
              <Button
                type="button"
                disabled={isSending}
                aria-label={`${person.name} streichen`}
                onClick={() =>
                  window.confirm(`${person.name} von der Liste streichen? Darüber geht keine Mail.`) &&
                  press("streichen", { documentId: person.documentId }, `${person.name} ist gestrichen.`)
                }
              >
                Streichen
              </Button>
            </RowButtons>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** One for each, to tick at the door. A border is printed where a browser leaves backgrounds out. */
const Boxes = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => index).map((index) => <span key={index} className="box" />);

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 12px;
`;

const RowButtons = styled(Buttons)`
  padding-block: 4px;

  form {
    display: flex;
    gap: 8px;
  }
`;
