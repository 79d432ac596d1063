import { Temporal } from "temporal-polyfill";
import type { SubmissionData } from "../receiving/form-schemas";

/** The types that an Einsendung can become, by its Art. */
export const DRAFTS = {
  veranstaltung: "api::veranstaltung.veranstaltung",
  organisation: "api::organisation.organisation",
  beitrag: "api::beitrag.beitrag",
} as const;

export type Draftable = { Art: keyof typeof DRAFTS; Titel: string; Daten: SubmissionData };

/** What a visitor wrote, under the names that the draft has for it; how to reach the visitor does not go along. */
export function draftFields({ Art, Titel, Daten }: Draftable, now: Date): Record<string, unknown> {
  switch (Art) {
    case "veranstaltung": {
      const { Text, Veranstalter: _, Telefon_fuer_Rueckfragen: __, ...fields } = Daten;
      return { Titel, Kurztext: Text, ...fields };
    }
    case "organisation": {
      const { Text, Telefon_fuer_Rueckfragen: _, ...fields } = Daten;
      return { Name: Titel, Beschreibung: Text, ...fields };
    }
    case "beitrag": {
      const { Telefon_fuer_Rueckfragen: _, ...fields } = Daten;
      return { Titel, ...fields, Datum: berlinDay(now) };
    }
  }
}

const berlinDay = (now: Date) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO("Europe/Berlin")
    .toPlainDate()
    .toString();
