import { dayInVillage } from "@dorfforum/shared/calendar/recurrence-rule";
import {
  type Collection,
  isMuchLess,
  mergeCollections,
  readCollections,
  writeCollections,
} from "@dorfforum/shared/waste/collections";
import type { Core } from "@strapi/strapi";
import { ImportProblem } from "../import/import-problem";
import { fetchCalendar } from "../sources/fetch-calendar";
import { readWaste } from "./read-waste";
import { districtType, type ReadingState } from "./waste-district";

const hourly = "0 37 * * * *";

type District = {
  documentId: string;
  Termine?: string | null;
  Kalender_Adresse?: string | null;
  Lesestand?: ReadingState | null;
};

type Options = Parameters<typeof fetchCalendar>[2];

/** Reads the calendars of the waste company every hour. */
export function scheduleWaste(strapi: Core.Strapi): void {
  const task = () =>
    readDistricts(strapi, new Date()).catch((error) =>
      // The address may be a secret.
      strapi.log.error(
        `Waste calendars could not be read: ${error instanceof Error ? error.name : "unknown"}`,
      ),
    );
  strapi.cron.add({ readWaste: { task, options: { rule: hourly } } });
}

export async function readDistricts(strapi: Core.Strapi, now: Date, options?: Options): Promise<void> {
  const districts: District[] = await strapi.db
    .query(districtType)
    .findMany({ where: { Kalender_Adresse: { $notNull: true } } });
  for (const { documentId, ...district } of districts) {
    if (!district.Kalender_Adresse) continue;
    const { text, Lesestand } = await readAgain(district, now, options);
    await strapi.db.query(districtType).updateMany({ where: { documentId }, data: { Lesestand } });
    // As an editor would, so that the site learns of it
    if (text !== undefined)
      await strapi.documents(districtType).update({ documentId, data: { Termine: text } });
  }
}

/** @returns `text` where the days have changed */
export async function readAgain(
  { Termine, Kalender_Adresse, Lesestand }: Omit<District, "documentId">,
  now: Date,
  options?: Options,
): Promise<{ text?: string; Lesestand: ReadingState }> {
  const address = Kalender_Adresse ?? "";
  const last: ReadingState = Lesestand?.address === address ? Lesestand : { address, state: {} };
  const answer = await fetchCalendar(address.replace(/^webcal:/i, "https:"), last.state, { now, ...options });
  const { state } = answer;
  // Without its hash it is looked at again next time, when an editor may have taken it over.
  const held = (problem: string) => ({ Lesestand: { ...last, state: {}, problem } });
  if (answer.is === "problem") return { Lesestand: { ...last, state, problem: answer.sentence } };
  if (answer.is === "waiting") return { Lesestand: { ...last, state } };
  const readAt = now.toISOString();
  if (answer.is === "unchanged") return { Lesestand: { ...last, state, readAt, problem: undefined } };
  try {
    const present = readCollections(Termine ?? "").collections;
    const incoming = await readWaste(answer.text, now);
    if (isMuchLess(present, incoming, dayInVillage(now))) return held(lessThanBefore);
    const text = writeCollections(mergeCollections(present, incoming, baseline(last, present, incoming)));
    const Lesestand = { address, state, readAt, lines: writeCollections(incoming) };
    return { ...(text !== writeCollections(present) && { text }), Lesestand };
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    return held(`${error.message} Es bleibt, wie es war.`);
  }
}

/** When it is read for the first time, what stands there is what the editor wants of the years that stand there. */
function baseline({ lines }: ReadingState, present: readonly Collection[], incoming: readonly Collection[]) {
  if (lines !== undefined) return readCollections(lines).collections;
  const years = new Set(present.map(({ day }) => day.slice(0, 4)));
  return incoming.filter(({ day }) => years.has(day.slice(0, 4)));
}

const lessThanBefore =
  "Im Kalender fehlt mehr als die Hälfte der Abholtage, die noch kommen. Es bleibt, wie es war. Stimmt der Kalender, übernehmen Sie ihn mit „Adresse jetzt lesen“.";
