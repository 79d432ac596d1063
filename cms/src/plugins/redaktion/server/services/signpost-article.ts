import { berlinDay } from "@dorfforum/shared/calendar/village-time";

type Signpost = {
  Titel: string;
  Kurztext?: string | null;
  Ziel?: string | null;
  Gueltig_bis?: string | null;
};

/** The fields of the Beitrag with the whole text of an Angebot or Info, to which that then leads in place of its Ziel */
export const signpostArticleFields = ({ Titel, Kurztext, Ziel, Gueltig_bis }: Signpost, now: Date) => ({
  Titel,
  Text: [Kurztext, Ziel && `[Mehr dazu](${Ziel})`].filter(Boolean).join("\n\n"),
  Datum: berlinDay(now),
  Gueltig_bis: Gueltig_bis ?? null,
  Nicht_in_Aktuelles: true,
});
