import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { addressType } from "../../addresses/derive-slug";
import { rows } from "../../database/rows";
import { withoutNotifications } from "../../documents/without-notifications";
import { fromFeatures } from "../../slots/feature";
import { eventType } from "./compare-fields";
import type { ImportResult } from "./import-plan";
import { type FullPlan, isNews, openSteps, type Step } from "./plan-import";
import { isPublishedAsIs, provenanceFields } from "./stored-entries";

type Fields = Readonly<Record<string, unknown>>;

export type ApplyOptions = {
  /** Publishes new entries, and changes of entries that are published without other changes; or only what fits. */
  publish: boolean | ((fields: Fields) => boolean);
  /** Fields of new entries that the source leaves empty. They count as an editor's. */
  defaults?: Fields;
  /** The id of the editor; none for the command line */
  editor?: number | undefined;
  maxEntries: number;
  /** Asked before each entry; what is left is not written once it says no. */
  goesOn?: () => Promise<boolean>;
};

type Documents = {
  create(options: object): Promise<{ documentId: string }>;
  update(options: object): Promise<unknown>;
};

/**
 * Writes what was planned, each entry in a transaction of its own: a refused one is reported and does not stop the
 * others.
 */
export async function applyImport(
  strapi: Core.Strapi,
  full: FullPlan,
  options: ApplyOptions,
): Promise<ImportResult> {
  const result: ImportResult = { created: 0, changed: 0, refused: [] };
  for (const step of openSteps(full).slice(0, options.maxEntries)) {
    // Visitors and editors are answered in between.
    await new Promise((resolve) => setImmediate(resolve));
    if (options.goesOn && !(await options.goesOn())) break;
    try {
      await strapi.db.transaction(({ trx }) => writeEntry(strapi, full, step, options, trx));
      if (!step.stored) result.created += 1;
      else if (isNews(step)) result.changed += 1;
    } catch (error) {
      if (!(error instanceof errors.ApplicationError)) throw error;
      result.refused.push({ title: step.incoming.title, line: step.incoming.line, reason: error.message });
    }
  }
  return result;
}

type Transaction = Parameters<Parameters<Core.Strapi["db"]["transaction"]>[0]>[0]["trx"];

async function writeEntry(
  strapi: Core.Strapi,
  { type, source }: FullPlan,
  step: Step,
  { publish, defaults = {}, editor }: ApplyOptions,
  trx: Transaction,
): Promise<void> {
  const { incoming, stored, merge } = step;
  const documents = strapi.documents(type) as unknown as Documents;
  const by = editor === undefined ? {} : { updatedBy: editor };
  const isPublished = (fields: Fields) => (typeof publish === "function" ? publish(fields) : publish);
  if (!stored) {
    const marks = {
      [provenanceFields.source]: source.name,
      [provenanceFields.key]: incoming.key,
      [provenanceFields.last]: incoming.fields,
    };
    const filled = Object.entries(defaults).filter(([name]) => !incoming.fields[name]);
    const created = { ...incoming.fields, ...Object.fromEntries(filled) };
    const isLive = isPublished(created);
    const data = { ...created, ...marks, ...by, ...(editor !== undefined && { createdBy: editor }) };
    const { documentId } = await documents.create({ data, ...(isLive && { status: "published" }) });
    await takeIn(strapi, takenBy(step, isLive), documentId);
    return;
  }
  const { documentId } = stored.draft;
  const isChanged = merge.changes.length > 0;
  const isLive = !isChanged || (isPublished(merge.update) && isPublishedAsIs(stored));
  await takeIn(strapi, takenBy(step, isLive), documentId);
  if (isChanged) {
    const status = isLive ? { status: "published" } : {};
    await documents.update({ documentId, data: { ...merge.update, ...by }, ...status });
  }
  // Draft and published version alike, below Strapi: to editors it is no change.
  await strapi.db
    .connection(strapi.contentType(type).collectionName ?? "")
    .transacting(trx)
    .where({ document_id: documentId })
    .update({
      importquelle: source.name,
      importkennung: incoming.key,
      importstand: JSON.stringify(lastOf(step)),
    });
}

/** The entries of single dates that a series takes in. One that visitors see stays until they see its series changed, too. */
const takenBy = ({ taken }: Step, isLive: boolean): string[] =>
  taken.filter(({ published }) => !published || isLive).map(({ draft }) => draft.documentId);

/** Removes entries that a series holds from now on: their addresses lead to it, and what refers to them refers to it. */
async function takeIn(strapi: Core.Strapi, entries: readonly string[], series: string): Promise<void> {
  for (const follow of fromFeatures(({ follow }) => follow && [follow]))
    await follow(strapi, entries, series);
  for (const documentId of entries) {
    for (const address of await rows(strapi, addressType).findMany({ where: { Dokument: documentId } }))
      await strapi
        .documents(addressType)
        .update({ documentId: address.documentId, data: { Dokument: series } });
    await withoutNotifications.run(true, () => strapi.documents(eventType).delete({ documentId }));
  }
}

/** Fields that are kept stay as they were imported last, so that they are reported each time. */
function lastOf({ incoming, stored, merge }: Step): Record<string, unknown> {
  const last = stored?.draft[provenanceFields.last] as Record<string, unknown> | null | undefined;
  return last ? { ...last, ...merge.update, ...merge.last } : { ...incoming.fields };
}
