import { z } from "zod";

const text = z.string().min(1);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a slug of small ASCII letters, digits and hyphens");
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 19:30");
const link = z.string().regex(/^(\/[^/]|https:\/\/)/, "must be a path of the site or an https address");
const openingHours = z.array(z.strictObject({ Tage: text, Von: clock, Bis: clock }));
const categories = z.array(slug).min(1);
const place = { Breitengrad: z.number(), Laengengrad: z.number() };
const entry = { Titel: text, Slug: slug, Kurztext: text, Kategorien: categories };

const relativeTime = z.strictObject({ TageAbHeute: z.int(), Uhrzeit: clock });
const relativeBegin = relativeTime.extend({
  Wochentag: z.enum(["MO", "TU", "WE", "TH", "FR", "SA", "SU"]).optional(),
  Jahrestag: z
    .string()
    .regex(/^\d{2}-\d{2}$/, "must be MM-TT")
    .optional(),
});

const settings = z.strictObject({
  Dorfname: text,
  Gemeinde: text,
  Landkreis: text,
  Strasse: text,
  Postleitzahl: text,
  Ort: text,
  Telefon: text,
  Telefax: text,
  E_Mail: z.email(),
  E_Mail_Redaktion: z.email(),
  Webseite: link,
  ...place,
  Ueber_uns_Link: link,
  Mitmachen_Link: link,
  Kontakt_Link: link,
  Impressum_Link: link,
  Datenschutz_Link: link,
  Seitentitel: text,
  Untertitel: text,
  Meta_Beschreibung: text.max(160),
  Startseite_Begruessung: text,
  Suche_Platzhalter: text,
  Leere_Suche_Hinweis: text,
  Oeffnungszeiten: openingHours,
  Oeffnungszeiten_Hinweis: text,
  Notfall_Hinweis: text,
  Fusszeile: text,
});

const moreSettings = z.strictObject({
  Schnelleinstiege: z.array(z.strictObject({ Titel: text, Ziel: link, Symbol: text })),
  Oft_gesucht: z.array(text),
  Aufbewahrung_Tage: z.int().positive(),
  Vertretungsberechtigt: text,
  Aufsichtsbehoerde: text,
  Redaktion_verantwortlich: text,
  Datenschutzbeauftragte: text,
  Aufsicht_Datenschutz: text,
  Barriere_Kontakt: text,
  Durchsetzungsstelle: text,
});

const category = z.strictObject({ Name: text, Slug: slug, Beschreibung: text, Reihenfolge: z.int() });

const organisation = z.strictObject({
  Name: text,
  Slug: slug,
  Organisation: z.enum(["verein", "kindertagesstätte"]),
  Art: text,
  Beschreibung: text,
  Strasse: text,
  Postleitzahl: text,
  Ort: text,
  Telefon: text,
  E_Mail: z.email(),
  Webseite: link,
  Ansprechpartner_Rolle: text,
  Oeffnungszeiten: openingHours,
  Kategorien: categories,
  ...place,
  Plaetze: z.int().optional(),
  Altersgruppe: text.optional(),
});

const event = z.strictObject({
  ...entry,
  Beginn: relativeBegin,
  Ende: relativeTime,
  Ganztaegig: z.boolean(),
  Ort: text,
  Adresse: text,
  Breitengrad: z.number().optional(),
  Laengengrad: z.number().optional(),
  Veranstalter: slug.nullable(),
  Kosten: text,
  Anmeldung_Link: link.optional(),
  Barrierefrei: text,
  Bild_Alt: text,
  Wiederholung: text.optional(),
});

const article = z.strictObject({
  Titel: text,
  Slug: slug,
  Teaser: text.max(160),
  Text: text,
  Datum: z.strictObject({ TageAbHeute: z.int() }),
  Kategorien: categories,
  Bild_Alt: text,
  Leichte_Sprache: text.optional(),
});

const offerOrInfo = z.strictObject({ ...entry, Ziel: link });
const page = z.strictObject({ Titel: text, Slug: slug, Text: text });

/** What each file of the demo village must hold; a field that is not named here is an error, never dropped in silence. */
export const VILLAGE_FILES = {
  settings: { path: "inhalte/allgemeine-einstellungen.json", schema: settings },
  moreSettings: { path: "einstellungen-zusatz.json", schema: moreSettings },
  categories: { path: "inhalte/kategorien.json", schema: z.array(category) },
  organisations: { path: "inhalte/organisationen.json", schema: z.array(organisation) },
  events: { path: "inhalte/veranstaltungen.json", schema: z.array(event) },
  offers: { path: "inhalte/angebote.json", schema: z.array(offerOrInfo) },
  infos: { path: "inhalte/infos.json", schema: z.array(offerOrInfo) },
  articles: { path: "inhalte/beitraege.json", schema: z.array(article) },
  pages: { path: "inhalte/seiten.json", schema: z.array(page) },
  synonyms: { path: "inhalte/synonyme.json", schema: z.array(z.array(text).min(2)) },
};

export type Village = {
  [Name in keyof typeof VILLAGE_FILES]: z.infer<(typeof VILLAGE_FILES)[Name]["schema"]>;
};
