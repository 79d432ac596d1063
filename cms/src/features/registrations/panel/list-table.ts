import type { Person } from "../panel-data";

export const stateWords: Record<Person["state"], string> = {
  dabei: "dabei",
  gefragt: "gefragt",
  warteliste: "Warteliste",
};

/** Programs for tables would compute what begins so; with an apostrophe it is text. */
const asText = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const cell = (value: string) => `"${asText(value).replaceAll('"', '""')}"`;

/** The list as a table for office programs: semicolons, as those of German settings read them, and the mark of UTF-8. */
export function toTable(people: readonly Person[], question: string): string {
  const head = ["Stand", "Name", "Plätze", "E-Mail", "Telefon", ...(question ? [question] : []), "Bemerkung"];
  const lines = people.map(({ state, name, places, email, telephone, answer, note }) => [
    stateWords[state],
    name,
    String(places),
    email,
    telephone,
    ...(question ? [answer] : []),
    note,
  ]);
  return `\uFEFF${[head, ...lines].map((line) => line.map(cell).join(";")).join("\r\n")}\r\n`;
}
