import { Temporal } from "temporal-polyfill";
import type { SubmissionData } from "../../../../receiving/form-schemas";
import type { draftTypes } from "../../submission-types";

/** An Einsendung of which a draft can be made. */
export type Proposal = { Art: keyof typeof draftTypes; Titel: string; Daten: SubmissionData };

/** The fields of the draft. The visitor's telephone number is not copied: drafts become public. */
export function draftFields({ Art, Titel, Daten }: Proposal, now: Date): Record<string, unknown> {
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
