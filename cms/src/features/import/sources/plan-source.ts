import { createHash } from "node:crypto";
import { berlinDay, villageFormat } from "@dorfforum/shared/calendar/village-time";
import { append } from "@dorfforum/shared/runtime/append";
import type { Core } from "@strapi/strapi";
import type { Incoming, SourceContent } from "../../../calendar-files/source-content";
import { rows } from "../../../database/rows";
import { applyImport } from "../apply-import";
import { eventType } from "../compare-fields";
import { type ImportPlan, type ImportResult, toListed } from "../import-plan";
import { openSteps, planImport } from "../plan-import";
import { matchRules, provenanceFields } from "../stored-entries";
import { findSource, type Source } from "./find-source";
import { compareNeighbours, neighbourDates, neighbourType, storeNeighbours } from "./neighbours";

/** What a reading would do */
export type PlannedReading = {
  plan: ImportPlan;
  /** How many coming dates there are now */
  coming: number;
  /** What could not be taken over as it stands there, as German sentences */
  remarks: string[];
  /** The documents that the calendar has */
  present: string[];
  /** The documents that the calendar does not have any more, and how many of them, or of a neighbour's dates, are new to that */
  gone: string[];
  newlyGone: number;
  /** What a former address had; see SourceState */
  former?: string[];
  write(): Promise<ImportResult>;
};

/** Compares what a calendar holds with what the CMS has of the source. Changes nothing. */
export const planOf = (
  strapi: Core.Strapi,
  source: Source,
  content: SourceContent,
  now: Date,
): Promise<PlannedReading> =>
  source.Art === "nachbarort"
    ? planNeighbours(strapi, source, content, now)
    : planEvents(strapi, source, content);

async function planEvents(
  strapi: Core.Strapi,
  source: Source,
  content: SourceContent,
): Promise<PlannedReading> {
  const unique = await withoutOthers(strapi, source, content);
  const known = { type: eventType, source: { name: source.Name }, answers: {} } as const;
  const full = await planImport(strapi, unique, known);
  const former = source.Stand.comparedAt
    ? (source.Stand.former ?? [])
    : await ofOtherYears(strapi, full.missing, content);
  const gone = full.missing.filter((id) => !former.includes(id));
  const newlyGone = gone.filter((id) => !source.Stand.gone?.[id]).length;
  let askedMs = performance.now();
  const write = async () =>
    applyImport(strapi, full, {
      publish: source.Veroeffentlichen && isPlain,
      defaults: await defaultsOf(strapi, source),
      maxEntries: openSteps(full).length,
      goesOn: async () => {
        if (performance.now() - askedMs < 1000) return true;
        askedMs = performance.now();
        return (await findSource(strapi, source.documentId))?.Aus === false;
      },
    });
  const version = hashOf([full.plan.version, ...[...gone].sort()]);
  const { first } = full.plan.missing;
  const missing = {
    count: gone.length,
    first: first.filter(({ documentId }) => !former.includes(documentId)),
  };
  const plan = { ...full.plan, version, missing };
  const remarks = remarksOf(full.steps.map(({ incoming }) => incoming));
  const present = full.steps.flatMap(({ stored }) => stored?.draft.documentId ?? []);
  return { plan, coming: full.coming, remarks, present, gone, newlyGone, former, write };
}

/** What is said of entries; the same of several is one sentence. */
export function remarksOf(entries: readonly Pick<Incoming, "title" | "notes">[]): string[] {
  const titles = new Map<string, string[]>();
  for (const { title, notes } of entries) for (const note of notes) append(titles, note, title);
  return [...titles].map(
    ([note, [title, ...more]]) => `${title}${more.length > 0 ? ` und ${more.length} weitere` : ""}: ${note}`,
  );
}

/** Single events of years of which a calendar has none: a file of the next year lacks what is left of this one. */
async function ofOtherYears(
  strapi: Core.Strapi,
  documentIds: readonly string[],
  { entries }: SourceContent,
): Promise<string[]> {
  const yearOf = ({ Beginn }: { Beginn?: unknown }) => berlinDay(String(Beginn)).slice(0, 4);
  const years = new Set(entries.map(({ fields }) => yearOf(fields)));
  const where = { documentId: { $in: documentIds }, publishedAt: null, Wiederholung: null };
  const single = await rows(strapi, eventType).findMany({ where, select: ["documentId", "Beginn"] });
  return single.filter((event) => !years.has(yearOf(event))).map(({ documentId }) => documentId);
}

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64url");

async function planNeighbours(
  strapi: Core.Strapi,
  source: Source,
  content: SourceContent,
  now: Date,
): Promise<PlannedReading> {
  const dates = await neighbourDates(content, source, now);
  const change = await compareNeighbours(strapi, source, dates, now);
  const { created, changed, coming } = change;
  const planned = created.map(({ Titel, Beginn, Ort }) => ({
    title: Titel,
    line: 0,
    detail: [dateTime(Beginn), Ort].filter(Boolean).join(", "),
    isPublished: false,
    changes: [],
    kept: [],
    notes: [],
  }));
  const newlyGone = Math.max(0, coming + created.length - changed - dates.length);
  const plan = {
    version: hashOf([created, change.gone]),
    type: neighbourType,
    source: source.Name,
    isWaiting: false,
    created: toListed(planned),
    changed: toListed([]),
    unchanged: dates.length - created.length,
    remarks: toListed([]),
    questions: [],
    skipped: toListed(content.skipped),
    leftOut: content.leftOut,
    missing: toListed([]),
  };
  const write = async () => {
    await storeNeighbours(strapi, source, change);
    return { created: created.length - changed, changed, refused: [] };
  };
  return { plan, coming, remarks: remarksOf(content.entries), present: [], gone: [], newlyGone, write };
}

const dateTime = villageFormat({
  dateStyle: "full",
  timeStyle: "short",
});

/** Anything that the site, or a reader of its feeds, could make a link of */
const linkLike = /:\/\/|\bwww\.|\]\(|[<>]|\S@\S/i;

/** Whether texts are plain ones without links, which may appear without an editor's look. */
export const isPlain = (fields: Readonly<Record<string, unknown>>): boolean =>
  Object.values(fields).every(
    (value) => !linkLike.test(typeof value === "string" ? value : JSON.stringify(value)),
  );

/** Of what editors chose for new entries, what still exists */
async function defaultsOf(strapi: Core.Strapi, { Veranstalter, Kategorien, Ort }: Source) {
  const present = async (
    uid: "api::kategorie.kategorie" | "api::organisation.organisation",
    ids: string[],
  ) =>
    ids.length === 0
      ? []
      : [
          ...new Set(
            (await rows(strapi, uid).findMany({ where: { documentId: { $in: ids } } })).map(
              ({ documentId }) => documentId,
            ),
          ),
        ];
  const [organiser] = await present("api::organisation.organisation", Veranstalter ? [Veranstalter] : []);
  const categories = await present("api::kategorie.kategorie", Kategorien ?? []);
  return {
    ...(organiser && { Veranstalter: organiser }),
    ...(categories.length > 0 && { Kategorien: categories }),
    ...(Ort && { Ort }),
  };
}

const beginsAtOnce = 200;

/** Leaves out what another source has already: the same title at the same time and place. */
async function withoutOthers(
  strapi: Core.Strapi,
  { Name }: Source,
  content: SourceContent,
): Promise<SourceContent> {
  const events = rows(strapi, eventType);
  const own = await events.findMany({
    where: { [provenanceFields.source]: Name, publishedAt: null },
    select: [provenanceFields.key],
  });
  const ownKeys = new Set(own.map((entry) => entry[provenanceFields.key]));
  const added = content.entries.filter(({ key }) => !ownKeys.has(key));
  const others = new Set<string>();
  const { naturalKey } = matchRules[eventType];
  const keyOf = (fields: Readonly<Record<string, unknown>>) =>
    `${naturalKey(fields)} ${String(fields.Ort ?? "").toLowerCase()}`;
  for (let start = 0; start < added.length; start += beginsAtOnce) {
    const begins = added.slice(start, start + beginsAtOnce).map(({ fields }) => fields.Beginn);
    const found = await events.findMany({
      where: {
        Beginn: { $in: begins },
        publishedAt: null,
        [provenanceFields.source]: { $notNull: true, $ne: Name },
      },
      select: ["Titel", "Beginn", "Ort"],
    });
    for (const entry of found) others.add(keyOf(entry));
  }
  const isOthers = ({ key, fields }: SourceContent["entries"][number]) =>
    !ownKeys.has(key) && others.has(keyOf(fields));
  const leftOutCount = content.entries.filter(isOthers).length;
  if (leftOutCount === 0) return content;
  return {
    ...content,
    entries: content.entries.filter((entry) => !isOthers(entry)),
    leftOut: { ...content.leftOut, "Termine, die eine andere Quelle schon hat": leftOutCount },
  };
}
