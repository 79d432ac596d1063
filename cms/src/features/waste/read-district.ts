import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import {
  type Collection,
  isMuchLess,
  mergeCollections,
  named,
  readCollections,
  writeCollections,
} from "@dorfforum/shared/waste/collections";
import type { Core } from "@strapi/strapi";
import { runInBackground, schedule } from "../../background/run-in-background";
import { type CalendarAnswer, fetchCalendar } from "../../calendar-files/fetch-calendar";
import { type Row, rows } from "../../database/rows";
import { ImportProblem } from "../../http/import-problem";
import { readWaste } from "./read-waste";
import { type DistrictState, districtType } from "./waste-district";

const hourly = "0 7 * * * *";

/** Has the calendars of the waste company read each hour. */
export const scheduleDistricts = (strapi: Core.Strapi): void =>
  schedule(strapi, "readWasteCalendars", { rule: hourly }, () => readDistricts(strapi));

async function readDistricts(strapi: Core.Strapi): Promise<void> {
  const found = await rows(strapi, districtType).findMany({
    where: { Kalender_Adresse: { $notNull: true } },
  });
  for (const district of found)
    await runInBackground(strapi, `The reading of the waste calendar ${district.documentId}`, () =>
      readDistrict(strapi, district, new Date()),
    );
}

async function readDistrict(
  strapi: Core.Strapi,
  { documentId, Kalender_Adresse, Lesestand }: Row<typeof districtType>,
  now: Date,
): Promise<void> {
  if (!Kalender_Adresse) return;
  const { reading } = lastOf(Lesestand, Kalender_Adresse);
  const answer = await fetchCalendar(Kalender_Adresse, reading, { now });
  // Somebody may have saved the district meanwhile.
  const district = await rows(strapi, districtType).findOne({ where: { documentId } });
  if (district?.Kalender_Adresse !== Kalender_Adresse) return;
  await storeReading(strapi, district, await takeOver(district, answer, now));
}

/**
 * Stores the days and what is known of the reading, both or neither: a reading whose days are missing would count as one after
 * which an editor removed them. Nothing is stored where somebody has saved the district since it was compared.
 */
export async function storeReading(
  strapi: Core.Strapi,
  { documentId, Kalender_Adresse, Termine }: Pick<Row<typeof districtType>, "documentId"> & District,
  { text, state }: Awaited<ReturnType<typeof takeOver>>,
): Promise<void> {
  const whereUnchanged = { documentId, Kalender_Adresse, Termine: Termine ?? { $null: true } };
  await strapi.db.transaction(async () => {
    // In PostgreSQL an editor's save waits from here on.
    const { count } = await rows(strapi, districtType).updateMany({
      where: whereUnchanged,
      data: { Lesestand: state },
    });
    // As an editor would, so that the site learns of it
    if (count === 1 && text !== undefined)
      await strapi.documents(districtType).update({ documentId, data: { Termine: text } });
  });
}

/** What is known of an address from its readings; nothing of one that is new */
const lastOf = (stored: unknown, address: string): DistrictState => {
  const last = stored as DistrictState | null | undefined;
  return last?.address === address ? last : { address, reading: {} };
};

type District = {
  Termine?: string | null | undefined;
  Kalender_Adresse?: string | null | undefined;
  Lesestand?: unknown;
};

/** What an answer changes; `text` is missing where the days stay. */
export async function takeOver(
  { Termine, Kalender_Adresse, Lesestand }: District,
  answer: CalendarAnswer,
  now: Date,
): Promise<{ text?: string; state: DistrictState }> {
  const last = lastOf(Lesestand, Kalender_Adresse ?? "");
  const { state: reading } = answer;
  if (answer.is === "problem") return { state: { ...last, reading, problem: answer.sentence } };
  if (answer.is === "waiting") return { state: { ...last, reading } };
  const read = { ...last, reading, readAt: now.toISOString(), problem: undefined };
  if (answer.is === "unchanged") return { state: read };
  // Without its hash it is looked at again next time, when an editor may have taken it over.
  const held = { ...last, reading: {} };
  try {
    const present = readCollections(Termine ?? "").collections;
    const { collections: incoming, unread } = await readWaste(answer.text, now);
    if (isMuchLess(present, incoming, berlinDay(now)))
      return { state: { ...held, problem: undefined, waiting: lessThanBefore } };
    const merged = mergeCollections(present, incoming, baseline(last, present, incoming));
    const text = writeCollections(merged);
    const told = [...unread.slice(0, maxTold), ...onlyInCalendar(incoming, merged)];
    const state = { ...read, waiting: undefined, lines: writeCollections(incoming), told };
    return { ...(text !== writeCollections(present) && { text }), state };
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    return { state: { ...held, problem: `${error.message} Es bleibt, wie es war.` } };
  }
}

/** When it is read for the first time, what stands there is what the editor wants of the years that stand there. */
function baseline({ lines }: DistrictState, present: readonly Collection[], incoming: readonly Collection[]) {
  if (lines !== undefined) return readCollections(lines).collections;
  const years = new Set(present.map(({ day }) => day.slice(0, 4)));
  return incoming.filter(({ day }) => years.has(day.slice(0, 4)));
}

const maxTold = 10;

/** Days that an editor took out, or that a year lacks of which days were typed before the calendar was read */
function onlyInCalendar(incoming: readonly Collection[], merged: readonly Collection[]): string[] {
  const days = new Set(writeCollections(merged).split("\n"));
  const missing = incoming.filter((each) => !days.has(writeCollections([each])));
  if (missing.length === 0) return [];
  const count = missing.length === 1 ? "Ein Tag steht" : `${missing.length} Tage stehen`;
  return [`${count} nur im Kalender: ${named(missing)}. Mit „Adresse jetzt lesen“ übernehmen Sie ihn ganz.`];
}

const lessThanBefore =
  "Im Kalender fehlt mehr als die Hälfte der Abholtage, die noch kommen. Es bleibt, wie es war. Stimmt der Kalender, übernehmen Sie ihn mit „Adresse jetzt lesen“.";
