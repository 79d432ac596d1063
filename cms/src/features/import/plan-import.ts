import { createHash } from "node:crypto";
import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { villageFormat } from "@dorfforum/shared/calendar/village-time";
import type { Core } from "@strapi/strapi";
import type { Incoming, SingleChange, SourceContent } from "../../calendar-files/source-content";
import { rows } from "../../database/rows";
import { mapInBatches } from "../../text/in-batches";
import {
  comparable,
  eventType,
  type ImportType,
  labelsOf,
  type Merge,
  mergeFields,
  organisationType,
} from "./compare-fields";
import { type ImportPlan, type PlannedEntry, type Question, toListed } from "./import-plan";
import {
  type Answers,
  type Match,
  matchEntries,
  ownEntry,
  type Source,
  type StoredKey,
} from "./match-entries";
import {
  isPublishedAsIs,
  isTouched,
  matchRules,
  provenanceFields,
  readStoredKeys,
  readVersions,
  readWithMedia,
  type StoredVersions,
} from "./stored-entries";

/** What is done with one incoming entry. */
export type Step = {
  incoming: Incoming;
  stored: StoredVersions | undefined;
  merge: Merge;
  /** Whether only now the entry is known as one of this source */
  isAdopted: boolean;
  /** Entries of an earlier import that stand for single dates which the series now holds */
  taken: StoredVersions[];
};

export type FullPlan = {
  type: ImportType;
  source: Source;
  steps: Step[];
  plan: ImportPlan;
  /** How many coming entries are of this source, and the documents of those that it no longer has */
  coming: number;
  missing: string[];
};

type Known = { answers: Answers; type: ImportType; source: Source };

/** Compares a source with what the CMS has. Changes nothing. */
export async function planImport(
  strapi: Core.Strapi,
  content: SourceContent,
  known: Known,
): Promise<FullPlan> {
  const { type, answers } = known;
  const { name: source, former } = known.source;
  const categories = await readCategories(strapi);
  const given = content.entries.map((entry) => withCategories(entry, categories.ids));
  const storedKeys = await readStoredKeys(strapi, type, known.source);
  const { incoming, takenBy } = await settleSingles(strapi, given, storedKeys, { type, source });
  const matches = matchEntries(incoming, storedKeys, { rules: matchRules[type], source, answers });
  const matched = matches.flatMap((match) => (match.state === "matched" ? match.documentId : []));
  const versions = await readVersions(strapi, type, matched);

  const names = {
    attributes: labelsOf(strapi, type),
    nameOf: (id: string) => categories.names.get(id) ?? id,
  };
  const decided = matches.filter((match) => match.state !== "ask");
  const steps = await mapInBatches(decided, (match): Step => {
    const stored = match.state === "matched" ? versions.get(match.documentId) : undefined;
    const { draft } = stored ?? {};
    const isAdopted =
      draft !== undefined &&
      (![source, former].includes(draft[provenanceFields.source] as string) ||
        draft[provenanceFields.key] !== match.incoming.key);
    const last = draft?.[provenanceFields.last] as Record<string, unknown> | null | undefined;
    const merge = mergeFields(names, match.incoming.fields, draft ?? {}, draft && (last ?? undefined));
    const taken = (takenBy.get(match.incoming.key) ?? []).filter((own) => canTake(own, { stored, merge }));
    return {
      incoming: match.incoming,
      stored,
      merge,
      isAdopted,
      taken: taken.map(({ versions: each }) => each),
    };
  });

  const standing = [...takenBy.values()].flat().map(({ versions: { draft } }) => draft.documentId);
  const present = new Set([...matched, ...standing]);
  const asked = matches.flatMap((match) =>
    match.state === "ask" ? match.candidates.map(({ documentId }) => documentId) : [],
  );
  const coming = storedKeys.filter((entry) => entry.source === source && entry.isComing);
  const missing = coming.filter(({ documentId }) => !present.has(documentId) && !asked.includes(documentId));
  const isChange = (step: Step) => step.stored !== undefined && isNews(step);
  const rest = steps.filter((step) => step.stored && !isChange(step));
  const plan = {
    type,
    source,
    former,
    isWaiting: false,
    created: toListed(steps.filter(({ stored }) => !stored).map(toPlanned)),
    changed: toListed(steps.filter(isChange).map(toPlanned)),
    unchanged: rest.length,
    remarks: toListed(
      rest.filter(({ merge, incoming: { notes } }) => merge.kept.length + notes.length > 0).map(toPlanned),
    ),
    questions: matches.flatMap((match) => (match.state === "ask" ? toQuestion(match) : [])),
    skipped: toListed(content.skipped),
    leftOut: content.leftOut,
    missing: toListed(missing.map(({ title, documentId }) => ({ title, documentId, detail: "" }))),
  };
  return {
    type,
    source: known.source,
    steps,
    plan: { ...plan, version: versionOf(known, steps) },
    coming: coming.length,
    missing: missing.map(({ documentId }) => documentId),
  };
}

type Single = { row: SingleChange["row"]; versions: StoredVersions };

/**
 * Finds the entries of an earlier import that stand for single dates of a series, by the key of the series. One that an editor
 * has changed stays an entry, and its series says so on that day.
 */
async function settleSingles(
  strapi: Core.Strapi,
  given: Incoming[],
  storedKeys: readonly StoredKey[],
  { type, source }: { type: ImportType; source: string },
): Promise<{ incoming: Incoming[]; takenBy: Map<string, Single[]> }> {
  const idOf = new Map(
    storedKeys.flatMap((each) => (each.source === source && each.key ? [[each.key, each.documentId]] : [])),
  );
  const ids = given.flatMap(({ singles = [] }) => singles.flatMap(({ entry }) => idOf.get(entry.key) ?? []));
  const takenBy = new Map<string, Single[]>();
  if (ids.length === 0) return { incoming: given, takenBy };
  const versions = await readWithMedia(strapi, type, ids);
  const incoming = given.flatMap((series): Incoming[] => {
    const ofEditors: SingleChange[] = [];
    for (const single of series.singles ?? []) {
      const own = versions.get(idOf.get(single.entry.key) ?? "");
      if (!own) continue;
      if (isTouched(own)) ofEditors.push(single);
      else takenBy.set(series.key, [...(takenBy.get(series.key) ?? []), { row: single.row, versions: own }]);
    }
    if (ofEditors.length === 0) return [series];
    const rows = (series.fields.Ausnahmen as SingleChange["row"][]).map(
      (row) => ofEditors.find((single) => single.row === row)?.otherwise ?? row,
    );
    return [
      { ...series, fields: { ...series.fields, Ausnahmen: rows } },
      ...ofEditors.map(({ entry }) => entry),
    ];
  });
  return { incoming, takenBy };
}

/** Whether a series has a date, also for visitors where the date's own entry was public. Otherwise that stays. */
function canTake({ row, versions }: Single, { stored, merge }: Pick<Step, "stored" | "merge">): boolean {
  const has = (rows: unknown) =>
    ((rows ?? []) as object[]).some((each) => comparable([each]) === comparable([row]));
  if (!stored) return true;
  if (!has(merge.update.Ausnahmen ?? stored.draft.Ausnahmen)) return false;
  return !versions.published || has(stored.published?.Ausnahmen) || isPublishedAsIs(stored);
}

/**
 * Whether a step is worth telling. A new key of an entry of this source is none: some programs give each entry another one with
 * every download.
 */
export const isNews = ({ stored, merge, isAdopted, taken }: Step) =>
  !stored ||
  merge.changes.length > 0 ||
  taken.length > 0 ||
  (isAdopted && !stored.draft[provenanceFields.source]);

/** The steps that write something */
export const openSteps = ({ steps }: FullPlan): Step[] =>
  steps.filter((step) => step.isAdopted || isNews(step));

function versionOf({ type, source }: Known, steps: readonly Step[]): string {
  const hash = createHash("sha256").update(`${type}\n${source.name}\n${source.former ?? ""}`);
  for (const { incoming, stored, merge, taken } of steps)
    if (!stored || merge.changes.length > 0 || taken.length > 0)
      hash.update(
        `\n${incoming.key}\n${stored?.draft.documentId ?? ""}\n${JSON.stringify(stored ? merge.update : incoming.fields)}\n${taken.map(({ draft }) => draft.documentId).join()}`,
      );
  return hash.digest("base64url");
}

function toPlanned({ incoming, stored, merge, isAdopted, taken }: Step): PlannedEntry {
  const adopted =
    isAdopted && !stored?.draft[provenanceFields.source]
      ? ["Diesen Eintrag gibt es schon, von Hand angelegt. Ergänzt wird nur, was dort leer ist."]
      : [];
  return {
    title: incoming.title,
    line: incoming.line,
    detail: detailOf(incoming.fields),
    documentId: stored?.draft.documentId,
    isPublished: stored?.published !== undefined,
    changes: stored ? merge.changes : [],
    kept: stored ? merge.kept : [],
    notes: [
      ...adopted,
      ...taken.map(
        ({ draft }) =>
          `„${draft.Titel}“ stand bisher als eigener Eintrag da und gehört nun hierher, mit seiner Adresse.`,
      ),
      ...incoming.notes,
    ],
  };
}

const dateTime = villageFormat({
  dateStyle: "full",
  timeStyle: "short",
});

function detailOf({
  Beginn,
  Ganztaegig,
  Ort,
  Wiederholung,
  Strasse,
  Terminstatus,
}: Readonly<Record<string, unknown>>): string {
  const when = Beginn ? (Ganztaegig ? formatLongDate : dateTime)(comparable(Beginn)) : undefined;
  const state = Terminstatus === "geplant" ? undefined : Terminstatus;
  return [state, when, Wiederholung ? "mit Wiederholung" : undefined, Strasse, Ort]
    .filter(Boolean)
    .join(", ");
}

function toQuestion({ incoming, id, candidates, lines }: Extract<Match, { state: "ask" }>): Question {
  const where = lines.length > 1 ? ` steht in den Zeilen ${lines.join(", ")}` : "";
  const present = candidates.length > 0 ? " gibt es schon" : "";
  const about =
    [where, present].filter(Boolean).join(" und") || " heißt wie ein anderer Eintrag dieser Tabelle";
  const { Strasse, Ort, Telefon } = incoming.fields;
  const facts = [Strasse, Ort, Telefon].filter(Boolean).join(", ");
  return {
    id,
    text: `„${incoming.title}“${about}. Was ist mit Zeile ${incoming.line}${facts ? ` (${facts})` : ""}?`,
    options: [
      { value: "", label: "Nicht übernehmen" },
      { value: ownEntry, label: "Als eigenen Eintrag anlegen" },
      ...candidates.map(({ documentId, title, source }, index) => ({
        value: documentId,
        label: `Dasselbe wie „${title}“${source === null ? "" : ` aus „${source}“`}${candidates.length > 1 ? ` (${index + 1}. von ${candidates.length})` : ""}`,
      })),
    ],
  };
}

type Categories = { ids: Map<string, string>; names: Map<string, string> };

async function readCategories(strapi: Core.Strapi): Promise<Categories> {
  const found = await rows(strapi, "api::kategorie.kategorie").findMany({ select: ["documentId", "Name"] });
  return {
    ids: new Map(found.map(({ Name, documentId }) => [Name.toLowerCase(), documentId])),
    names: new Map(found.map(({ Name, documentId }) => [documentId, Name])),
  };
}

/** Names of categories as entries; unknown ones are reported. Without any known one the entry's categories stay. */
function withCategories(incoming: Incoming, ids: Map<string, string>): Incoming {
  const { Kategorien, ...fields } = incoming.fields;
  if (!Array.isArray(Kategorien)) return incoming;
  const unknown = Kategorien.filter((name) => !ids.has(String(name).toLowerCase()));
  const known = [...new Set(Kategorien.flatMap((name) => ids.get(String(name).toLowerCase()) ?? []))];
  return {
    ...incoming,
    fields: known.length > 0 ? { ...fields, Kategorien: known } : fields,
    notes:
      unknown.length > 0
        ? [...incoming.notes, `Diese Kategorien gibt es hier nicht: ${unknown.join(", ")}.`]
        : incoming.notes,
  };
}

export const importTypes = { kalender: eventType, verzeichnis: organisationType } as const;
