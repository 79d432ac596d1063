import { addDays } from "@dorfforum/shared/calendar/day";
import { formatDate } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { defaultOfferDays } from "@dorfforum/shared/forms/form-fields";
import { hoursFields } from "../../opening-hours/hours-fields";
import type { draftTypes } from "../../outcomes/draft-types";
import type { SubmissionData } from "./arrivals";

/** An Einsendung of which a draft can be made. */
export type Proposal = { Art: keyof typeof draftTypes; Titel: string; Daten: SubmissionData };

export type OfferProposal = Proposal & { Art: "angebot" };

export const isOffer = <Any extends Proposal>(proposal: Any): proposal is Any & OfferProposal =>
  proposal.Art === "angebot";

const offerTitle = (title: string, { Richtung }: SubmissionData) =>
  `${Richtung === "suche" ? "Suche" : "Biete"}: ${title}`;

/** The last day of a private advertisement, also of one whose sender named none */
const lastOfferDay = ({ Gueltig_bis }: SubmissionData, now: Date) =>
  Gueltig_bis ?? addDays(berlinDay(now), defaultOfferDays);

/** The fields of the Beitrag to which the draft of an Angebot leads: a private advertisement is no news. */
export function offerArticleFields({ Titel, Daten }: OfferProposal, now: Date): Record<string, unknown> {
  const { Text, Kontakt, Bild_Alt } = Daten;
  const Gueltig_bis = lastOfferDay(Daten, now);
  const until = formatDate(Gueltig_bis);
  return {
    Titel: offerTitle(Titel, Daten),
    Text: [Text, `**Kontakt:** ${Kontakt}`, `Gilt bis ${until}.`].join("\n\n"),
    Datum: berlinDay(now),
    Bild_Alt,
    Gueltig_bis,
    Nicht_in_Aktuelles: true,
  };
}

/** The fields of the draft. The visitor's telephone number is not copied: drafts become public. */
export function draftFields({ Art, Titel, Daten }: Proposal, now: Date): Record<string, unknown> {
  switch (Art) {
    case "veranstaltung": {
      const { Text, Veranstalter: _, Kategorie: __, Telefon_fuer_Rueckfragen: ___, ...fields } = Daten;
      return { Titel, Kurztext: Text, ...fields };
    }
    case "organisation": {
      const { Text, Zeiten, Telefon_fuer_Rueckfragen: _, ...fields } = Daten;
      return { Name: Titel, ...fields, ...hoursFields(Zeiten, Text) };
    }
    case "angebot":
      return {
        Titel: offerTitle(Titel, Daten),
        Kurztext: Daten.Text,
        Bild_Alt: Daten.Bild_Alt,
        Gueltig_bis: lastOfferDay(Daten, now),
      };
    case "beitrag": {
      const { Telefon_fuer_Rueckfragen: _, ...fields } = Daten;
      return { Titel, ...fields, Datum: berlinDay(now) };
    }
  }
}
