import type { ListedDate, ListedEvent } from "./panel-data";

/** "12 von 30 Plätzen vergeben, 2 auf der Warteliste" */
export const numbersInWords = (
  { places }: Pick<ListedEvent, "places">,
  { taken, waiting, isClosed, isOver }: ListedDate,
): string =>
  [
    places === null ? `${taken} angemeldet` : `${taken} von ${places} Plätzen vergeben`,
    waiting > 0 && `${waiting} auf der Warteliste`,
    isClosed && "geschlossen",
    isOver && "vorbei",
  ]
    .filter(Boolean)
    .join(", ");
