import { readFileSync } from "node:fs";
import { join } from "node:path";
import { demoDay } from "@dorfforum/shared/calendar/demo-dates";
import { berlinDay, berlinInstant } from "@dorfforum/shared/calendar/village-time";
import { languageOfField } from "@dorfforum/shared/text/languages";
import { readCollections } from "@dorfforum/shared/waste/collections";
import { type DemoRound, demoDays } from "@dorfforum/shared/waste/demo-days";
import type { Category } from "@/lib/cms/categories";
import { openingHours } from "@/lib/cms/opening-hours";
import { roomEntry } from "@/lib/rooms/search-entry";
import { demoRooms } from "@/lib/rooms/testing/demo-rooms";
import {
  aCategory,
  anArticle,
  anEvent,
  anOrganisation,
  aPage,
  aRedirectEntry,
} from "@/lib/testing/factories";
import { districtEntry } from "@/lib/waste/search-entry";
import type { TownHall } from "../answers/town-hall";
import {
  articleEntry,
  eventEntry,
  infoEntry,
  offerEntry,
  organisationEntry,
  pageEntry,
} from "../indexing/to-search-entry";
import type { SearchEntry } from "../search-entry";

/** The demo village of cms/demo as the search sees it, without a CMS: for tests and benchmarks only. */

type Relative = { TageAbHeute: number; Uhrzeit?: string; Wochentag?: string; Jahrestag?: string };
type Row = Record<string, unknown> & { Slug: string; Kategorien?: string[] };

const folder = join(process.cwd(), "cms/demo/inhalte");
export const readDemo = <Content>(file: string): Content =>
  JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8"));

const day = 86_400_000;

/** Noon UTC of a relative day, which is the same day in the village. */
const dayOf = (relative: Relative, today: string, lasts = 0): number =>
  Date.parse(`${demoDay(relative, today, lasts, "Brandenburg")}T12:00:00Z`);

const instantOf = (date: number, time = "00:00") => berlinInstant(berlinDay(new Date(date)), time);

export function demoTownHall(): TownHall {
  const row = readDemo<Record<string, string>>("allgemeine-einstellungen");
  return {
    village: row.Dorfname ?? "",
    town: row.Ort,
    phone: row.Telefon,
    openingHours: openingHours.parse(row.Oeffnungszeiten),
    openingHoursNote: row.Oeffnungszeiten_Hinweis,
    specialDays: [],
    emergencyNote: row.Notfall_Hinweis,
    days: { land: "Brandenburg", schoolHolidays: [] },
  };
}

type DemoDistrict = { Slug: string; Name: string; Strassen: string; Abfuhr: DemoRound[] };

/** The parts of the village with their days of collection. @param today "YYYY-MM-DD" */
export const demoDistricts = (today: string) =>
  readDemo<DemoDistrict[]>("abfallbezirke").map(({ Slug, Name, Strassen, Abfuhr }) => ({
    id: `abfall-${Slug}`,
    slug: Slug,
    name: Name,
    streets: Strassen.split("\n"),
    collections: readCollections(demoDays(Abfuhr, today, "Brandenburg")).collections,
    changedAt: `${today}T00:00:00Z`,
  }));

/**
 * Every entry that can be found. @param today "YYYY-MM-DD"
 * @param eventDays the day ("YYYY-MM-DD") of each event, by its slug, that takes place once and not when the demo says
 */
export function demoVillage(today: string, eventDays: Readonly<Record<string, string>> = {}): SearchEntry[] {
  const text = (row: Row, field: string) => (row[field] as string | null | undefined) || undefined;
  const all = readDemo<{ Slug: string; Name: string }[]>("kategorien").map(({ Slug, Name }) =>
    aCategory({ id: Slug, slug: Slug, name: Name }),
  );
  const categoriesOf = (row: Row): Category[] => all.filter(({ slug }) => row.Kategorien?.includes(slug));
  const organisers = new Map(readDemo<Row[]>("organisationen").map((row) => [row.Slug, row]));
  const organiserOf = (row: Row) => {
    const found = organisers.get(text(row, "Veranstalter") ?? "");
    return found && { name: String(found.Name), slug: found.Slug, type: "verein" as const };
  };
  const common = (row: Row) => ({ id: row.Slug, slug: row.Slug, categories: categoriesOf(row) });
  const redirectEntry = (row: Row) =>
    aRedirectEntry({ ...common(row), title: String(row.Titel), summary: text(row, "Kurztext") ?? "" });
  return [
    ...readDemo<(Row & { Beginn: Relative; Ende?: Relative })[]>("veranstaltungen").map((row) => {
      const lasts = row.Ende ? row.Ende.TageAbHeute - row.Beginn.TageAbHeute : 0;
      const eventDay = eventDays[row.Slug];
      const start = eventDay ? Date.parse(`${eventDay}T12:00:00Z`) : dayOf(row.Beginn, today, lasts);
      return eventEntry(
        anEvent({
          ...common(row),
          title: String(row.Titel),
          summary: text(row, "Kurztext") ?? "",
          start: instantOf(start, row.Beginn.Uhrzeit),
          end: row.Ende && instantOf(start + lasts * day, row.Ende.Uhrzeit),
          allDay: row.Ganztaegig === true,
          recurrence: eventDay ? undefined : text(row, "Wiederholung"),
          place: text(row, "Ort"),
          address: text(row, "Adresse"),
          organiser: organiserOf(row),
          cost: text(row, "Kosten"),
          registration: text(row, "Anmeldung_Link"),
          accessibility: text(row, "Barrierefreiheit"),
        }),
      );
    }),
    ...readDemo<Row[]>("angebote").map((row) => offerEntry(redirectEntry(row))),
    ...readDemo<Row[]>("infos").map((row) => infoEntry(redirectEntry(row))),
    ...readDemo<(Row & { Datum: Relative })[]>("beitraege").map((row) =>
      articleEntry(
        anArticle({
          ...common(row),
          title: String(row.Titel),
          teaser: text(row, "Teaser"),
          text: text(row, "Text") ?? "",
          easyLanguage: text(row, "Leichte_Sprache"),
          date: berlinDay(new Date(dayOf(row.Datum, today))),
        }),
      ),
    ),
    ...[...organisers.values()].map((row) =>
      organisationEntry(
        anOrganisation({
          ...common(row),
          name: String(row.Name),
          type: row.Organisation === "verein" ? "verein" : "kindertagesstätte",
          kind: text(row, "Art"),
          description: text(row, "Beschreibung") ?? "",
          street: text(row, "Strasse"),
          town: text(row, "Ort"),
          ages: text(row, "Altersgruppe"),
          phone: text(row, "Telefon"),
          contactRole: text(row, "Ansprechpartner_Rolle"),
          openingHours: openingHours.parse(row.Oeffnungszeiten),
        }),
      ),
    ),
    ...demoDistricts(today).map(districtEntry),
    ...demoRooms(today, readDemo).flatMap((room) => roomEntry(room) ?? []),
    ...readDemo<Row[]>("seiten").flatMap(
      (row) =>
        pageEntry(
          aPage({
            ...common(row),
            title: String(row.Titel),
            text: text(row, "Text") ?? "",
            language: languageOfField(text(row, "Sprache")),
          }),
        ) ?? [],
    ),
  ];
}
