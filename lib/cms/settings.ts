import { isDeepStrictEqual } from "node:util";
import { laender } from "@dorfforum/shared/calendar/holidays";
import { type DaySpan, isSchoolHoliday, type VillageDays } from "@dorfforum/shared/calendar/left-out";
import { paletteOf } from "@dorfforum/shared/look/palette";
import { isShortAddressTarget, isTaken, shortAddressOf } from "@dorfforum/shared/urls/short-address";
import { toBins } from "@dorfforum/shared/waste/bins";
import { z } from "zod";
import { processWide } from "@/lib/runtime/process-wide";
import { toSafeTarget } from "@/lib/urls/targets";
import { defineCollection, type ItemOf } from "./collection";
import { files, optionalMedia, optionalVideo, toPicture } from "./media";
import { openingHours } from "./opening-hours";
import { specialDays } from "./special-days";
import { changedAt, number, optional, required, rows, text, textOrEmpty } from "./wire";

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

const StrapiShortAddress = z.object({ Kurzadresse: required, Ziel: required });

const StrapiBin = z.object({ Name: required, Buchstaben: text, Farbe: text, Zeichen: text, Woerter: text });

const StrapiSchoolHolidays = z.object({ Name: required, Von: z.iso.date(), Bis: z.iso.date() });

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
    areaCode: ["Vorwahl", text],
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
    specialDays: ["Besondere_Tage", specialDays],
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
    land: ["Bundesland", optional(z.enum(laender).catch(undefined as never))],
    schoolHolidays: ["Schulferien", rows(StrapiSchoolHolidays)],
    shortAddresses: ["Kurzadressen", rows(StrapiShortAddress)],
    bins: ["Tonnen", rows(StrapiBin)],
    quickEntries: ["Schnelleinstiege", rows(StrapiQuickEntry)],
    confirmedForMonths: ["Bestaetigung_Monate", number],
    oftenSearched: ["Oft_gesucht", textOrEmpty],
    wordBreaks: ["Trennungen", textOrEmpty],
    logo: ["Logo", optionalMedia],
    smallLogo: ["Logo_klein", optionalMedia],
    video: ["Video", optionalVideo],
    nightVideo: ["Video_Nacht", optionalVideo],
    videoStill: ["Video_Standbild", optionalMedia],
    silhouette: ["Silhouette", optionalMedia],
    accentColour: ["Akzentfarbe", text],
    mainColour: ["Hauptfarbe", text],
    files,
    changedAt,
  },
  toItem: ({
    land,
    schoolHolidays,
    shortAddresses,
    bins,
    quickEntries,
    oftenSearched,
    wordBreaks,
    logo,
    smallLogo,
    accentColour,
    mainColour,
    ...rest
  }) => ({
    ...rest,
    days: {
      land,
      schoolHolidays: schoolHolidays
        .map((row): DaySpan => ({ name: row.Name, first: row.Von, last: row.Bis }))
        .filter(isSchoolHoliday),
    },
    shortAddresses: shortAddresses.flatMap(toShortAddress),
    bins: toBins(bins),
    quickEntries: quickEntries.map((row) => ({ title: row.Titel, target: row.Ziel, icon: row.Symbol })),
    oftenSearched: oftenSearched.split(/[\n,]+/).flatMap((query) => query.trim() || []),
    wordBreaks: wordBreaks.split(/\s+/).filter(Boolean),
    logo: toPicture(logo),
    smallLogo: toPicture(smallLogo),
    videoStill: toPicture(rest.videoStill),
    silhouette: toPicture(rest.silhouette),
    palette: paletteOf({ accent: accentColour, main: mainColour }),
  }),
});

/** None of what the CMS would refuse */
function toShortAddress({ Kurzadresse, Ziel }: z.infer<typeof StrapiShortAddress>) {
  const name = shortAddressOf(Kurzadresse);
  const target = toSafeTarget(Ziel);
  if (name === undefined || isTaken(name) || target === undefined || !isShortAddressTarget(target)) return [];
  return [{ name, target }];
}

export type Settings = ItemOf<typeof settings>;

const noDays: VillageDays = { schoolHolidays: [] };
const latestDays = processWide("villageDays", () => ({ days: noDays }));

/** The Land and the school holidays: the same object until they change. @throws CmsRequestError without a copy */
export async function getVillageDays(): Promise<VillageDays> {
  const days = (await getSettings())?.days ?? noDays;
  if (!isDeepStrictEqual(latestDays.days, days)) latestDays.days = days;
  return latestDays.days;
}

/** Undefined while editors have saved none. @throws CmsRequestError without a copy */
export async function getSettings(): Promise<Settings | undefined> {
  return (await settings.ready()).items[0];
}

/**
 * Where a path of one part leads that no route has: a path of this site, with query and fragment.
 * @throws CmsRequestError without a copy
 */
export async function findShortAddress(path: string): Promise<string | undefined> {
  const asked = shortAddressOf(path.slice(1));
  return asked && (await getSettings())?.shortAddresses.find(({ name }) => name === asked)?.target;
}
