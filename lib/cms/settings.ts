import { z } from "zod";
import { toSafeTarget } from "@/lib/targets";
import { defineCollection } from "./collection";
import { optionalMedia, severalMedia, toFile, toFiles, toPicture } from "./media";
import { StrapiOpeningHours, toOpeningHours } from "./opening-hours";
import { document, required, rows, text } from "./wire";

const quickEntryIcons = [
  "calendar-days",
  "users",
  "school",
  "tag",
  "trash-2",
  "heart-pulse",
  "newspaper",
  "map-pin",
  "phone",
  "file-text",
  "info",
  "hand-heart",
] as const;

const StrapiSettings = z.object({
  ...document,
  Dorfname: required,
  Seitentitel: required,
  Untertitel: text,
  Begruessung: text,
  Meta_Beschreibung: text,
  Gemeinde: text,
  Landkreis: text,
  Strasse: text,
  Postleitzahl: text,
  Ort: text,
  Telefon: text,
  Telefax: text,
  E_Mail: text,
  E_Mail_Redaktion: text,
  Ueber_uns_Link: text,
  Suche_Platzhalter: text,
  Leere_Suche_Hinweis: text,
  Oeffnungszeiten: StrapiOpeningHours,
  Oeffnungszeiten_Hinweis: text,
  Notfall_Hinweis: text,
  Fusszeile: text,
  Vertretungsberechtigt: text,
  Aufsichtsbehoerde: text,
  Redaktion_verantwortlich: text,
  Datenschutzbeauftragte: text,
  Aufsicht_Datenschutz: text,
  Barriere_Kontakt: text,
  Durchsetzungsstelle: text,
  Schnelleinstiege: rows(
    z.object({ Titel: required, Ziel: required, Symbol: z.enum(quickEntryIcons).catch("info") }),
  ),
  Oft_gesucht: text,
  Logo: optionalMedia,
  Logo_klein: optionalMedia,
  Video: optionalMedia,
  Video_Nacht: optionalMedia,
  Video_Standbild: optionalMedia,
  Dateien_im_Text: severalMedia,
});

/** `greeting` is Markdown, `files` are those it shows or links to; all other texts are plain. */
function toSettings(wire: z.infer<typeof StrapiSettings>) {
  return {
    id: wire.documentId,
    village: wire.Dorfname,
    siteTitle: wire.Seitentitel,
    subtitle: wire.Untertitel,
    greeting: wire.Begruessung,
    metaDescription: wire.Meta_Beschreibung,
    municipality: wire.Gemeinde,
    county: wire.Landkreis,
    street: wire.Strasse,
    postcode: wire.Postleitzahl,
    town: wire.Ort,
    phone: wire.Telefon,
    fax: wire.Telefax,
    email: wire.E_Mail,
    editorsEmail: wire.E_Mail_Redaktion,
    aboutPath: wire.Ueber_uns_Link && toSafeTarget(wire.Ueber_uns_Link),
    searchExample: wire.Suche_Platzhalter,
    nothingFoundHint: wire.Leere_Suche_Hinweis,
    openingHours: toOpeningHours(wire.Oeffnungszeiten),
    openingHoursNote: wire.Oeffnungszeiten_Hinweis,
    emergencyNote: wire.Notfall_Hinweis,
    footerNote: wire.Fusszeile,
    /** Whom the law wants named on the imprint, privacy and accessibility pages */
    legal: {
      representative: wire.Vertretungsberechtigt,
      supervisor: wire.Aufsichtsbehoerde,
      editor: wire.Redaktion_verantwortlich,
      dataProtectionOfficer: wire.Datenschutzbeauftragte,
      dataProtectionAuthority: wire.Aufsicht_Datenschutz,
      barrierContact: wire.Barriere_Kontakt,
      enforcementBody: wire.Durchsetzungsstelle,
    },
    quickEntries: wire.Schnelleinstiege.map((row) => ({
      title: row.Titel,
      target: row.Ziel,
      icon: row.Symbol,
    })),
    oftenSearched: (wire.Oft_gesucht ?? "").split(/[\n,]+/).flatMap((entry) => entry.trim() || []),
    logo: toPicture(wire.Logo),
    smallLogo: toPicture(wire.Logo_klein),
    video: wire.Video && toFile(wire.Video),
    nightVideo: wire.Video_Nacht && toFile(wire.Video_Nacht),
    videoStill: toPicture(wire.Video_Standbild),
    files: toFiles(wire.Dateien_im_Text),
    changedAt: wire.updatedAt,
  };
}

export type Settings = ReturnType<typeof toSettings>;
export type QuickEntryIcon = (typeof quickEntryIcons)[number];

export const settings = defineCollection({
  model: "allgemeine-einstellung",
  drafts: false,
  schema: StrapiSettings,
  toItem: toSettings,
});

/** Undefined while editors have saved none. @throws CmsRequestError without a copy */
export async function getSettings(): Promise<Settings | undefined> {
  return (await settings.ready()).items[0];
}
