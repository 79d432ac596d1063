import { toCsv } from "../../../text/csv";
import type { Person } from "../panel-data";

export const stateWords: Record<Person["state"], string> = {
  dabei: "dabei",
  gefragt: "gefragt",
  warteliste: "Warteliste",
};

/** The list as a table for office programs */
export function toTable(people: readonly Person[], question: string): string {
  const head = ["Stand", "Name", "Plätze", "E-Mail", "Telefon", ...(question ? [question] : []), "Bemerkung"];
  const lines = people.map(({ state, name, places, email, telephone, answer, note }) => [
    stateWords[state],
    name,
    places,
    email,
    telephone,
    ...(question ? [answer] : []),
    note,
  ]);
  return toCsv([head, ...lines]);
}
