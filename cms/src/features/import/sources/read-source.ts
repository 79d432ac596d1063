import type { Core } from "@strapi/strapi";
import { codeOf } from "../../../background/error-code";
import { runInBackground } from "../../../background/run-in-background";
import { type CalendarAnswer, checkedText, fetchCalendar } from "../../../calendar-files/fetch-calendar";
import { readCalendar } from "../../../calendar-files/read-calendar";
import type { SourceContent } from "../../../calendar-files/source-content";
import { rows } from "../../../database/rows";
import { ImportProblem } from "../../../http/import-problem";
import { decodeText } from "../../../text/decode-text";
import { withImportLock } from "../import-lock";
import type { ImportPlan } from "../import-plan";
import { findSource, type Source, sourceType } from "./find-source";
import { type PlannedReading, planOf } from "./plan-source";
import type { SourceState } from "./source";
import { bringBack, removeEntries } from "./take-off-site";

/** What a person does, whose press is an agreement. */
export type Press = {
  /** The plan that the person has seen; "" agrees to the first reading of a new source */
  version?: string | undefined;
  /** Whether a server that asked for patience is asked all the same */
  isPressed?: boolean;
  /** The content of a file that the person sends */
  file?: Uint8Array | undefined;
};

/** Between two comparisons of an unchanged calendar: series go on, and what was over or of another source may have to change. */
const comparedAnewMs = 7 * 24 * 3_600_000;
/** Raised when calendars are understood otherwise than before, so that each is compared anew. 2: EXDATE is no date. */
const readerVersion = 2;
const maxDates = 2000;
const minChanges = 5;
const maxSentences = 5;

/** Sources that this process is reading */
export const beingRead = new Set<string>();

/** `readSource` for those who do not wait for it, or have more to read. Its name holds no address, which may be a secret. */
export const readInBackground = (strapi: Core.Strapi, documentId: string, press?: Press): Promise<boolean> =>
  runInBackground(strapi, `The reading of the calendar source ${documentId}`, () =>
    readSource(strapi, documentId, press),
  );

/**
 * Reads a source, and carries out what has changed or notes why that waits for a press. Nothing is done for a source that is
 * switched off, or removed, before it is read to its end.
 */
async function readSource(strapi: Core.Strapi, documentId: string, press: Press = {}): Promise<void> {
  const source = await findSource(strapi, documentId);
  if (!source || source.Aus || beingRead.has(documentId)) return;
  if (!source.Adresse && !press.file) return;
  beingRead.add(documentId);
  // Whoever switches it off meanwhile, or moves it, has it compared anew.
  const where = { documentId, Aus: false, Adresse: source.Adresse ?? null };
  try {
    const answer = await askFor(source, press);
    await withLock(strapi, async () => {
      const current = await findSource(strapi, documentId);
      if (!current || current.Aus || current.Adresse !== source.Adresse) return;
      const Stand = await carryOut(strapi, current, answer, press);
      await rows(strapi, sourceType).updateMany({ where, data: { Stand } });
    });
  } catch (error) {
    const isKnown = error instanceof ImportProblem;
    // Messages of the database may hold the address.
    if (!isKnown) strapi.log.error(`The calendar source ${documentId} could not be read: ${codeOf(error)}`);
    const problem = isKnown ? error.message : "Im Dorfforum ist etwas schiefgegangen; es steht im Protokoll.";
    const Stand = { ...source.Stand, problem };
    await rows(strapi, sourceType).updateMany({ where, data: { Stand } });
  } finally {
    beingRead.delete(documentId);
  }
}

export const withLock = <Result>(strapi: Core.Strapi, work: () => Promise<Result>): Promise<Result> =>
  withImportLock(strapi.db.connection, work, {
    warn: (message) => strapi.log.warn(message),
    maxWaitMs: 10 * 60_000,
  });

/** What a reading would do, for a person to look at. @throws ImportProblem */
export async function previewSource(
  strapi: Core.Strapi,
  source: Source,
  file?: Uint8Array,
): Promise<ImportPlan> {
  const now = new Date();
  const answer = await askFor(source, { version: "", file });
  if (answer.is !== "new") throw new ImportProblem(Object(answer).sentence);
  return (await planOf(strapi, source, await contentOf(answer.text, now), now)).plan;
}

async function askFor({ Adresse, Stand }: Source, press: Press): Promise<CalendarAnswer> {
  const { isPressed, version, file } = press;
  if (file)
    return { is: "new", text: checkedText(decodeText(file), "Die Datei"), host: Stand.host ?? "", state: {} };
  const now = new Date();
  const { reading = {}, comparedAt, reader, waiting } = Stand;
  const isOld =
    !comparedAt || reader !== readerVersion || now.getTime() - Date.parse(comparedAt) > comparedAnewMs;
  // What waits is compared anew, in case the reason is gone, and whatever somebody wants to be read now.
  const known = isOld || waiting || isPressed || version !== undefined ? {} : reading;
  const notBefore = isPressed || version !== undefined ? undefined : reading.notBefore;
  return fetchCalendar(Adresse ?? "", { ...known, notBefore }, { now });
}

const contentOf = (text: string, now: Date): Promise<SourceContent> =>
  readCalendar(text, { now, maxEntries: maxDates });

const inWords = (count: number) => count.toLocaleString("de-DE");

async function carryOut(
  strapi: Core.Strapi,
  source: Source,
  answer: CalendarAnswer,
  press: Press,
): Promise<SourceState> {
  const now = new Date();
  const before = source.Stand;
  if (answer.is === "problem" || answer.is === "waiting")
    return { ...before, reading: answer.state, problem: answer.sentence };
  const read = { ...before, reading: answer.state, readAt: now.toISOString(), problem: undefined };
  if (answer.is === "unchanged") return removeDue(strapi, source, read, now);
  try {
    const content = await contentOf(answer.text, now);
    const planned = await planOf(strapi, source, content, now);
    const { former } = planned;
    const comparison = {
      ...read,
      former,
      comparedAt: read.readAt,
      reader: readerVersion,
      ...understood(content, planned),
    };
    const isAgreed = press.version === "" || press.version === planned.plan.version;
    const waiting = isAgreed ? undefined : reasonToWait(before, answer.host, content, planned);
    if (waiting) return { ...comparison, dates: planned.coming, waiting };
    const result = await planned.write();
    const { takenOff, remarks } = await bringBack(strapi, before.takenOff ?? {}, planned.present);
    const gone = Object.fromEntries(planned.gone.map((id) => [id, before.gone?.[id] ?? read.readAt]));
    const counts = { created: result.created, changed: result.changed, gone: planned.newlyGone };
    const isNews = counts.created + counts.changed + counts.gone > 0;
    const refused = [...result.refused.map(({ title, reason }) => `${title}: ${reason}`), ...remarks];
    const { count, first } = comparison.notUnderstood;
    const state = {
      ...comparison,
      waiting: undefined,
      host: answer.host,
      gone,
      takenOff,
      notUnderstood: { count: count + refused.length, first: [...first, ...refused].slice(0, maxSentences) },
      ...(isNews && { last: { at: read.readAt, ...counts } }),
    };
    return removeDue(strapi, source, state, now);
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    return { ...read, waiting: error.message };
  }
}

function understood({ skipped }: SourceContent, { plan, remarks }: PlannedReading) {
  const sentences = [...skipped.map(({ line, reason }) => `Zeile ${line}: ${reason}`), ...remarks];
  return {
    dates: plan.created.count + plan.changed.count + plan.unchanged,
    notUnderstood: { count: sentences.length, first: sentences.slice(0, maxSentences) },
  };
}

/** Why a reading is not carried out without a press, as a German sentence. */
function reasonToWait(
  before: SourceState,
  host: string,
  content: SourceContent,
  { plan, coming, newlyGone }: PlannedReading,
): string | undefined {
  if (before.host && host !== before.host)
    return `Der Kalender kommt jetzt von ${host} statt von ${before.host}.`;
  if (content.entries.length === 0 && coming > 0)
    return `Der Kalender ist leer. Bisher ${coming === 1 ? "war es ein Termin" : `waren es ${inWords(coming)} Termine`}.`;
  const changes = plan.created.count + plan.changed.count + newlyGone;
  if (changes < minChanges || changes <= coming / 2) return undefined;
  return `Es ändert sich viel auf einmal: ${inWords(plan.created.count)} neu, ${inWords(plan.changed.count)} geändert, ${inWords(newlyGone)} nicht mehr da, bisher ${inWords(coming)}.`;
}

/** Takes off the site what has been missing for as long as the editor said. */
async function removeDue(
  strapi: Core.Strapi,
  source: Source,
  state: SourceState,
  now: Date,
): Promise<SourceState> {
  const missing = Object.entries(state.gone ?? {});
  const limit = now.getTime() - source.Frist_Tage * 24 * 3_600_000;
  const due = missing.filter(([, since]) => Date.parse(since) <= limit).map(([id]) => id);
  if (due.length === 0) return state;
  const takenOff = { ...state.takenOff, ...(await removeEntries(strapi, due)) };
  await compareOthersAnew(strapi, source);
  return { ...state, takenOff, gone: Object.fromEntries(missing.filter(([id]) => !due.includes(id))) };
}

/** Another source may have what is gone of this one: what was read of it last counts as unknown. */
export async function compareOthersAnew(
  strapi: Core.Strapi,
  { documentId }: Pick<Source, "documentId">,
): Promise<void> {
  const others = await rows(strapi, sourceType).findMany({
    where: { documentId: { $ne: documentId }, Art: "hier" },
  });
  for (const { id, Stand } of others) {
    const { reading, ...state } = (Stand ?? {}) as SourceState;
    if (!reading) continue;
    const data = { Stand: { ...state, reading: { notBefore: reading.notBefore } } };
    await rows(strapi, sourceType).updateMany({ where: { id }, data });
  }
}
