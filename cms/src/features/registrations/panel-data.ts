import { maxLettersPerDay } from "@dorfforum/shared/registrations/limits";

/** The fields of other types that are about registrations */
export const registrationFields: Readonly<Record<string, readonly string[]>> = {
  "api::veranstaltung.veranstaltung": [
    "Anmeldung",
    "Plaetze",
    "Anmeldeschluss_Tage",
    "Anmeldung_Frage",
    "Anmeldung_Telefon",
  ],
  "api::zugang.zugang": ["Anmeldelisten"],
};

/** Where the panel shows the list of a date; of an event that does not repeat the tag is "". */
export const listPath = (veranstaltung: string, tag: string): string =>
  `/plugins/redaktion/anmeldungen?${new URLSearchParams({ veranstaltung, ...(tag && { tag }) })}`;

/** A date as the panel shows it; `when` is in German. Places are taken; registrations wait. */
export type ListedDate = {
  tag: string;
  /** "YYYY-MM-DD" */
  day: string;
  when: string;
  taken: number;
  waiting: number;
  /** Of those who wait */
  waitingPlaces: number;
  isClosed: boolean;
  isOver: boolean;
};

/** Why an event takes nobody new: its club's agreement is not signed, or has ended, or visitors do not read whose event it is. */
export type ClosedFor = "agreement" | "organiser";

export const noneTaken: Readonly<Record<ClosedFor, string>> = {
  agreement:
    "nimmt keine neuen Anmeldungen an, bis die Verwaltung unter Vereinszugänge JA wählt, weil die Vereinbarung unterschrieben ist. Wer angemeldet ist, bleibt es",
  organiser:
    "nimmt keine neuen Anmeldungen an, weil auf der Website kein Veranstalter bei ihr steht: Die Redaktion veröffentlicht seinen Eintrag, falls er es noch nicht ist, und dann die Veranstaltung. Wer angemeldet ist, bleibt es",
};

export const noLettersLeft = `In den letzten 24 Stunden gingen schon ${maxLettersPerDay} Nachrichten an alle. Später können Sie wieder schreiben.`;

/** Events that take registrations, or have some; whoever `mayOpen` one sees who comes. */
export type ListedEvent = {
  documentId: string;
  title: string;
  organiser: string;
  places: number | null;
  question: string;
  mayOpen: boolean;
  /** Null while it takes who comes new */
  closedFor: ClosedFor | null;
  dates: ListedDate[];
};

export type Person = {
  documentId: string;
  state: "dabei" | "gefragt" | "warteliste";
  name: string;
  email: string;
  telephone: string;
  places: number;
  /** What is kept free for who is asked */
  promised: number;
  answer: string;
  note: string;
  isByHand: boolean;
};

export type PeopleList = { people: Person[]; lettersLeft: number };
