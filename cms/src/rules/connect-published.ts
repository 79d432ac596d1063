import type { Core, UID } from "@strapi/strapi";
import { runInBackground } from "../background/run-in-background";
import { type DocumentMiddleware, savedBy } from "../documents/saved";

type Relation = { source: UID.ContentType; field: string };
type Version = { id: number; documentId: string; updatedAt: string };

const isPublished = { publishedAt: { $notNull: true } };

/**
 * Connects the published version of an entry with the published entries whose drafts name it. Strapi loses such a relation
 * when the other entry was published first, and when this one is withdrawn. The site is told of every entry that it should
 * read again. Entries with unpublished changes are connected when these are published.
 */
export const connectPublished: DocumentMiddleware = (strapi) => async (context, next) => {
  const uid = context.uid as UID.ContentType;
  const { documentId = "" } = context.params as { documentId?: string };
  const isPublishing = context.action === "publish" || savedBy(context)?.status === "published";
  const relations = isPublishing || context.action === "unpublish" ? relationsTo(strapi, uid) : [];
  if (documentId === "" || relations.length === 0) return next();
  const publishedNamers = ({ source, field }: Relation): Promise<Version[]> =>
    strapi.db.query(source).findMany({ where: { ...isPublished, [field]: { documentId } } });
  return strapi.db.transaction(async () => {
    const before = await Promise.all(relations.map(publishedNamers));
    const result = await next();
    for (const [index, relation] of relations.entries()) {
      if (isPublishing) await connect(strapi, relation, uid, documentId);
      const namers = [...(before[index] ?? []), ...(await publishedNamers(relation))];
      const isChanged = ({ id }: Version) => namers.filter((namer) => namer.id === id).length === 1;
      await touchAndAnnounce(strapi, relation.source, namers.filter(isChanged));
    }
    return result;
  });
};

/**
 * The relations to a type from types that, like it, have drafts. No two such types name each other. Strapi's own, from an
 * entry to its versions in other languages, are not writable.
 */
function relationsTo(strapi: Core.Strapi, target: UID.ContentType): Relation[] {
  const hasDrafts = (uid: UID.ContentType) => strapi.contentType(uid).options?.draftAndPublish === true;
  const relations = Object.values(strapi.contentTypes).flatMap(({ uid: source, attributes }) =>
    Object.entries(attributes as Record<string, { target?: string; writable?: boolean }>).flatMap(
      ([field, { target: named, writable }]) =>
        named === target && writable !== false ? { source, field } : [],
    ),
  );
  return hasDrafts(target) ? relations.filter(({ source }) => hasDrafts(source)) : [];
}

async function connect(
  strapi: Core.Strapi,
  { source, field }: Relation,
  uid: UID.ContentType,
  documentId: string,
) {
  const entries = strapi.db.query(source);
  const target = await strapi.db.query(uid).findOne({ where: { ...isPublished, documentId } });
  const drafts: Version[] = await entries.findMany({ where: { publishedAt: null, [field]: { documentId } } });
  for (const draft of drafts) {
    const where = { ...isPublished, documentId: draft.documentId, updatedAt: { $gte: draft.updatedAt } };
    const unchanged = await entries.findOne({ where });
    const data = { [field]: { connect: [target?.id] } };
    if (target && unchanged) await entries.update({ where: { id: unchanged.id }, data });
  }
}

/**
 * Writes published versions as publishing them would, and has the site read them again, also if the message is lost. Others that write
 * them wait until the transaction ends.
 */
export async function touchAndAnnounce(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  versions: Pick<Version, "id" | "documentId">[],
): Promise<void> {
  if (versions.length === 0) return;
  const where = { id: { $in: versions.map(({ id }) => id) } };
  // Below Strapi's query engine, which would set the time of change: unpublished changes would seem to be published.
  await strapi.db.queryBuilder(uid).where(where).update({ publishedAt: new Date() }).execute();
  const model = strapi.contentType(uid).info.singularName;
  const emit = () => {
    for (const { documentId } of versions)
      void runInBackground(strapi, `Telling the site of ${model} ${documentId}`, () =>
        strapi.eventHub.emit("entry.publish", { model, uid, entry: { documentId } }),
      );
  };
  await strapi.db.transaction(({ onCommit }) => onCommit(emit));
}
