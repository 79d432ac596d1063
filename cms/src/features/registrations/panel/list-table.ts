import { toCsv } from "../../../text/csv";
import type { Person } from "../panel-data";

export const stateWords: Record<Person["state"], string> = {
  dabei: "dabei",
  gefragt: "gefragt",
  warteliste: "Warteliste",
};

export const noteOf = ({ note, isByHand }: Person): string =>
  [note, isByHand && "von Hand eingetragen"].filter(Boolean).join("; ");

/** The list as a table for office programs */
export function toTable(people: readonly Person[], question: string): string {
  const head = ["Stand", "Name", "Plätze", "E-Mail", "Telefon", ...(question ? [question] : []), "Bemerkung"];
  const lines = people.map((person) => [
    stateWords[person.state],
    person.name,
    person.places,
    person.email,
    person.telephone,
    ...(question ? [person.answer] : []),
    noteOf(person),
  ]);
  return toCsv([head, ...lines]);
}
