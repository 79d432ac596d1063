import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addDays, weekdays } from "@dorfforum/shared/calendar/day";
import { isDayOff } from "@dorfforum/shared/calendar/demo-dates";
import { repetitionFrom, toRecurrenceRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { lastSeriesDay } from "@dorfforum/shared/rooms/booking-dates";
import { demoDays } from "@dorfforum/shared/waste/demo-days";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import { ruledDays } from "../../src/events/nearest-date";
import { confirmedField, isConfirmedType } from "../../src/features/confirmations/confirmed-types";
import { confirmBooking } from "../../src/features/rooms/decide";
import { bookingType } from "../../src/features/rooms/panel-data";
import { uploadFile } from "../../src/media/upload-file";
import { storePlacesOfEvents } from "../../src/places/store-places";
import { isOn } from "../../src/slots/is-on";
import { recordDemo } from "../../src/village/demo-record";
import { hasContent } from "../../src/village/has-content";
import { absoluteTimes, relativeBegin, relativeDays, relativeTime, toDays } from "./relative-dates";

/** In the order in which entries refer to each other. */
export const demoFiles: { file: string; type: UID.ContentType }[] = [
  { file: "kategorien", type: "api::kategorie.kategorie" },
  { file: "organisationen", type: "api::organisation.organisation" },
  { file: "zugaenge", type: "api::zugang.zugang" },
  { file: "orte", type: "api::ort.ort" },
  { file: "veranstaltungen", type: "api::veranstaltung.veranstaltung" },
  { file: "buchungen", type: bookingType },
  { file: "angebote", type: "api::angebot.angebot" },
  { file: "infos", type: "api::info.info" },
  { file: "beitraege", type: "api::beitrag.beitrag" },
  { file: "seiten", type: "api::seite.seite" },
  { file: "abfallbezirke", type: "api::abfallbezirk.abfallbezirk" },
  { file: "synonyme", type: "api::synonymgruppe.synonymgruppe" },
  { file: "glossar", type: "api::glossarbegriff.glossarbegriff" },
  { file: "allgemeine-einstellungen", type: "api::allgemeine-einstellung.allgemeine-einstellung" },
];

/** Ids by content type and slug, and of the drawings by name. */
export type References = { [type: string]: Record<string, string | number> };

const DemoRound = z.strictObject({
  Titel: z.string(),
  Wochentag: z.enum(weekdays),
  Woche: z.enum(["gerade", "ungerade"]).optional(),
  ImMonat: z.int().optional(),
});

const RelativeDay = z.strictObject({ TageAbHeute: z.int() });

/** The fields whose form differs from Strapi's. All others are stored as they are in the file. */
const DemoEntry = z.looseObject({
  Slug: z.string().optional(),
  Kategorien: z.array(z.string()).optional(),
  Veranstalter: z.string().nullish(),
  Organisationen: z.array(z.string()).optional(),
  Zeichnung: z.string().optional(),
  Logo: z.string().optional(),
  Logo_klein: z.string().optional(),
  Bild_Alt: z.string().optional(),
  Beginn: relativeBegin.optional(),
  Ende: relativeTime.optional(),
  Ganztaegig: z.boolean().optional(),
  Datum: RelativeDay.optional(),
  Besondere_Tage: z.array(relativeDays).optional(),
  Raum: z.string().optional(),
  Oft_gesucht: z.array(z.string()).optional(),
  Abfuhr: z.array(DemoRound).optional(),
});
export type DemoEntry = z.infer<typeof DemoEntry>;

/**
 * Fills an empty database with the demo village; its dates are counted from today, once. One transaction: an interrupted
 * load leaves nothing and is repeated by the next start.
 * @throws Error that names the file and entry that Strapi or the loader refuses
 */
export async function loadDemoVillage(strapi: Core.Strapi): Promise<void> {
  if (await hasContent(strapi)) return;
  const folder = join(strapi.dirs.app.root, "demo");
  const today = berlinDay(new Date());
  await strapi.db.transaction(async () => {
    const loaded = new Set<string>();
    const ids: References = { drawings: await uploadDrawings(strapi, join(folder, "medien")) };
    for (const { file, type } of demoFiles) {
      const attributes = Object.keys(strapi.contentType(type).attributes);
      const created: Record<string, string> = {};
      if (type === bookingType && !isOn("rooms")) continue;
      for (const entry of readEntries(folder, file)) {
        try {
          const data = toFields(entry, attributes, today, ids);
          if (isConfirmedType(type))
            data[confirmedField] = addDays(today, -daysSinceConfirmed(Object.keys(created).length));
          const { documentId } = await strapi.documents(type).create({ data, status: "published" });
          if (type === bookingType) await confirmBooking(strapi, documentId, bothPresses, nobody);
          loaded.add(documentId);
          if (entry.Slug) created[entry.Slug] = documentId;
        } catch (cause) {
          const reason = cause instanceof Error ? cause.message : String(cause);
          const where = entry.Slug ?? "its entry";
          throw new Error(`The demo file ${file} is wrong at ${where}: ${reason}`, { cause });
        }
      }
      ids[type] = created;
    }
    await storePlacesOfEvents(strapi);
    await recordDemo(strapi, loaded);
  });
  strapi.log.info("The demo village is loaded.");
}

/** Closed days are left out, and events of the calendar are overruled. */
const bothPresses = { nurFreie: true, trotzTermin: true };
/** Only drafts have a panel user who made them. */
const nobody = 0;

/** Of the entries of a type by their position: spread over ten months, so that none is out of date. */
const daysSinceConfirmed = (position: number) => 10 + ((position * 37) % 290);

/** @returns the id of each uploaded drawing by its name without extension */
async function uploadDrawings(strapi: Core.Strapi, folder: string): Promise<Record<string, number>> {
  const descriptions: Record<string, string> = JSON.parse(
    readFileSync(join(folder, "illustrationen.json"), "utf8"),
  );
  const upload = async ([name, description]: [string, string]): Promise<[string, number]> => {
    const filepath = join(folder, "illustrationen", `${name}.svg`);
    return [name, await uploadFile(strapi, filepath, "image/svg+xml", description)];
  };
  // At the same time, since Strapi draws each of them for a check.
  return Object.fromEntries(await Promise.all(Object.entries(descriptions).map(upload)));
}

/** @throws Error that names the file and the path of what has the wrong form */
export function readEntries(folder: string, file: string): DemoEntry[] {
  const content: unknown = JSON.parse(readFileSync(join(folder, "inhalte", `${file}.json`), "utf8"));
  const entries = [content]
    .flat()
    .map((entry) => (Array.isArray(entry) ? { Woerter: entry.join("\n") } : entry));
  const parsed = z.array(DemoEntry).safeParse(entries);
  if (!parsed.success) throw new Error(`The demo file ${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/**
 * The fields as Strapi stores them. `Bild_Alt` is dropped: it describes photographs that do not exist yet, and the
 * drawings are described in the media library.
 * @throws Error for a field that is not among `attributes` and for a reference that leads nowhere
 */
export function toFields(
  {
    Zeichnung,
    Logo,
    Logo_klein,
    Bild_Alt: _,
    Kategorien,
    Veranstalter,
    Organisationen,
    Beginn,
    Ende,
    Datum,
    Besondere_Tage,
    Raum,
    Oft_gesucht,
    Abfuhr,
    ...rest
  }: DemoEntry,
  attributes: readonly string[],
  today: string,
  ids: References,
): Record<string, unknown> {
  const unknown = Object.keys(rest).find((name) => !attributes.includes(name));
  if (unknown) throw new Error(`its type has no field ${unknown}.`);
  return {
    ...rest,
    ...(Beginn && Ende && (Raum ? weeklyDates : datesOf)({ Beginn, Ende, ...rest }, today)),
    ...(Raum && { Raum: idOf(ids, "api::ort.ort", Raum) }),
    ...(Datum && { Datum: addDays(today, Datum.TageAbHeute) }),
    ...(Besondere_Tage && {
      Besondere_Tage: Besondere_Tage.map(({ Von, Bis, ...row }) => ({
        ...row,
        ...toDays({ Von, Bis }, today),
      })),
    }),
    ...(Kategorien && { Kategorien: Kategorien.map((slug) => idOf(ids, "api::kategorie.kategorie", slug)) }),
    ...(Veranstalter && { Veranstalter: idOf(ids, "api::organisation.organisation", Veranstalter) }),
    ...(Organisationen && {
      Organisationen: Organisationen.map((slug) => idOf(ids, "api::organisation.organisation", slug)),
    }),
    ...(Zeichnung && { Bild: idOf(ids, "drawings", Zeichnung) }),
    ...(Logo && { Logo: idOf(ids, "drawings", Logo) }),
    ...(Logo_klein && { Logo_klein: idOf(ids, "drawings", Logo_klein) }),
    ...(Oft_gesucht && { Oft_gesucht: Oft_gesucht.join("\n") }),
    ...(Abfuhr && { Termine: demoDays(Abfuhr, today, "Brandenburg") }),
  };
}

type Timing = {
  Beginn: z.infer<typeof relativeBegin>;
  Ende: z.infer<typeof relativeTime>;
  [field: string]: unknown;
};

const daysOfSeries = 366;

/** Begin and end; dates of a series are cancelled on days off. */
function datesOf({ Beginn, Ende, ...rest }: Timing, today: string) {
  const times = absoluteTimes({ Beginn, Ende, Ganztaegig: rest.Ganztaegig === true }, today);
  if (!rest.Wiederholung) return times;
  const days = Array.from({ length: daysOfSeries }, (_, at) => addDays(today, at));
  const off = ruledDays(
    { ...rest, ...times },
    days.filter((day) => isDayOff(day, "Brandenburg")),
  );
  const Ausnahmen = off.map((Datum) => ({ Datum, Art: "faellt_aus" as const }));
  return { ...times, ...(Ausnahmen.length > 0 && { Ausnahmen }) };
}

/** A standing booking, for as long as one can be asked for */
function weeklyDates({ Beginn, Ende }: Timing, today: string) {
  const times = absoluteTimes({ Beginn, Ende, Ganztaegig: false }, today);
  const first = berlinDay(times.Beginn);
  return {
    ...times,
    Belegt_von: times.Beginn,
    Belegt_bis: times.Ende,
    Wiederholung: toRecurrenceRule({ ...repetitionFrom(first, "weekly"), until: lastSeriesDay(first) }),
  };
}

function idOf(ids: References, type: string, name: string): string | number {
  const id = ids[type]?.[name];
  if (id === undefined) throw new Error(`${name} is none of ${type}.`);
  return id;
}
