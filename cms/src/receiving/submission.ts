import { z } from "zod";
import { line, lines, mailAddress, webAddress } from "./bounded-text";
import { canConfirm, SENDER } from "./sender";

const about = {
  Telefon_fuer_Rueckfragen: line(50).optional(),
  Bild_Alt: line(300).optional(),
};
const short = line(200).optional();

const EventData = z
  .strictObject({
    Text: lines(5000),
    Beginn: z.iso.datetime(),
    Ende: z.iso.datetime().optional(),
    Ganztaegig: z.boolean(),
    Ort: short,
    Adresse: short,
    Veranstalter: short,
    Kosten: short,
    Barrierefreiheit: short,
    Link: webAddress.optional(),
    ...about,
  })
  .refine(({ Beginn, Ende }) => Ende === undefined || Date.parse(Ende) >= Date.parse(Beginn));

const OrganisationData = z.strictObject({
  Text: lines(5000),
  Organisation: z.enum(["verein", "kindertagesstätte"]),
  Art: short,
  Strasse: short,
  Postleitzahl: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  Ort: short,
  Telefon: line(50).optional(),
  E_Mail: mailAddress.optional(),
  Webseite: webAddress.optional(),
  Ansprechpartner_Rolle: short,
  ...about,
});

const ArticleData = z.strictObject({
  Text: lines(20_000),
  Teaser: line(160).optional(),
  ...about,
});

const HelpData = z.strictObject({ Text: lines(5000), Verfuegbarkeit: short, ...about });

const proposal = { Titel: line(150), ...SENDER };

/** An Einsendung as the site sends it; anything else is refused. */
export const Submission = z
  .discriminatedUnion("Art", [
    z.strictObject({ Art: z.literal("veranstaltung"), Daten: EventData, ...proposal }),
    z.strictObject({ Art: z.literal("organisation"), Daten: OrganisationData, ...proposal }),
    z.strictObject({ Art: z.literal("beitrag"), Daten: ArticleData, ...proposal }),
    z.strictObject({ Art: z.literal("hilfe"), Daten: HelpData, ...proposal }),
  ])
  .refine(canConfirm);

export type SubmissionData = {
  veranstaltung: z.infer<typeof EventData>;
  organisation: z.infer<typeof OrganisationData>;
  beitrag: z.infer<typeof ArticleData>;
};
