import type { ListedDate, ListedEvent, Person } from "./panel-data";

const waitingInWords = ({ waiting, waitingPlaces }: Pick<ListedDate, "waiting" | "waitingPlaces">): string =>
  `${waiting} ${waiting === 1 ? "Anmeldung" : "Anmeldungen"} (${waitingPlaces} ${waitingPlaces === 1 ? "Platz" : "Plätze"}) auf der Warteliste`;

/** "12 von 30 Plätzen vergeben, 2 Anmeldungen (3 Plätze) auf der Warteliste" */
export const numbersInWords = (
  { places }: Pick<ListedEvent, "places">,
  date: Omit<ListedDate, "tag" | "day" | "when">,
): string =>
  [
    places === null ? `${date.taken} angemeldet` : `${date.taken} von ${places} Plätzen vergeben`,
    date.waiting > 0 && waitingInWords(date),
    date.isClosed && "geschlossen",
    date.isOver && "vorbei",
  ]
    .filter(Boolean)
    .join(", ");

/** What taking somebody in makes of the places, "8 von 6 Plätzen vergeben"; undefined while they suffice */
export function beyondPlaces(
  { places }: Pick<ListedEvent, "places">,
  { taken }: Pick<ListedDate, "taken">,
  person: Pick<Person, "places" | "promised">,
): string | undefined {
  const after = taken - person.promised + person.places;
  return places !== null && after > places ? `${after} von ${places} Plätzen vergeben` : undefined;
}
