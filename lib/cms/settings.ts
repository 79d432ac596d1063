import { z } from "zod";
import { toSafeTarget } from "@/lib/targets";
import { defineCollection, type ItemOf } from "./collection";
import { files, optionalMedia, toFile, toPicture } from "./media";
import { openingHours } from "./opening-hours";
import { changedAt, number, required, rows, text, textOrEmpty } from "./wire";

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

const StrapiQuickEntry = z.object({
  Titel: required,
  Ziel: required,
  Symbol: z.enum(quickEntryIcons).catch("info"),
});

/** `greeting` is Markdown, `files` are those it shows or links to; all other texts are plain. */
export const settings = defineCollection({
  model: "allgemeine-einstellung",
  drafts: false,
  fields: {
    village: ["Dorfname", required],
    siteTitle: ["Seitentitel", required],
    subtitle: ["Untertitel", text],
    greeting: ["Begruessung", text],
    metaDescription: ["Meta_Beschreibung", text],
    municipality: ["Gemeinde", text],
    county: ["Landkreis", text],
    street: ["Strasse", text],
    postcode: ["Postleitzahl", text],
    town: ["Ort", text],
    phone: ["Telefon", text],
    fax: ["Telefax", text],
    email: ["E_Mail", text],
    editorsEmail: ["E_Mail_Redaktion", text],
    website: ["Webseite", text],
    latitude: ["Breitengrad", number],
    longitude: ["Laengengrad", number],
    aboutPath: ["Ueber_uns_Link", text.transform((target) => target && toSafeTarget(target))],
    searchExample: ["Suche_Platzhalter", text],
    nothingFoundHint: ["Leere_Suche_Hinweis", text],
    openingHours: ["Oeffnungszeiten", openingHours],
    openingHoursNote: ["Oeffnungszeiten_Hinweis", text],
    emergencyNote: ["Notfall_Hinweis", text],
    footerNote: ["Fusszeile", text],
    // The law wants these named on the imprint, privacy and accessibility pages.
    representative: ["Vertretungsberechtigt", text],
    supervisor: ["Aufsichtsbehoerde", text],
    editor: ["Redaktion_verantwortlich", text],
    dataProtectionOfficer: ["Datenschutzbeauftragte", text],
    dataProtectionAuthority: ["Aufsicht_Datenschutz", text],
    barrierContact: ["Barriere_Kontakt", text],
    enforcementBody: ["Durchsetzungsstelle", text],
    quickEntries: ["Schnelleinstiege", rows(StrapiQuickEntry)],
    oftenSearched: ["Oft_gesucht", textOrEmpty],
    logo: ["Logo", optionalMedia],
    smallLogo: ["Logo_klein", optionalMedia],
    video: ["Video", optionalMedia],
    nightVideo: ["Video_Nacht", optionalMedia],
    videoStill: ["Video_Standbild", optionalMedia],
    files,
    changedAt,
  },
  toItem: ({ quickEntries, oftenSearched, logo, smallLogo, video, nightVideo, videoStill, ...texts }) => ({
    ...texts,
    quickEntries: quickEntries.map((row) => ({ title: row.Titel, target: row.Ziel, icon: row.Symbol })),
    oftenSearched: oftenSearched.split(/[\n,]+/).flatMap((query) => query.trim() || []),
    logo: toPicture(logo),
    smallLogo: toPicture(smallLogo),
    video: video && toFile(video),
    nightVideo: nightVideo && toFile(nightVideo),
    videoStill: toPicture(videoStill),
  }),
});

export type Settings = ItemOf<typeof settings>;
export type QuickEntryIcon = (typeof quickEntryIcons)[number];

/** Undefined while editors have saved none. @throws CmsRequestError without a copy */
export async function getSettings(): Promise<Settings | undefined> {
  return (await settings.ready()).items[0];
}
