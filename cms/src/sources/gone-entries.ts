import type { Core } from "@strapi/strapi";
import { comparable, eventType } from "../import/compare-fields";
import { provenanceFields, readVersions } from "../import/stored-entries";

type Edited = { documentId: string; createdBy: unknown; updatedBy: unknown };

/** Takes events off the site: those that nobody has saved here are deleted, the drafts of others stay. */
export async function removeEntries(strapi: Core.Strapi, documentIds: readonly string[]): Promise<void> {
  const documents = strapi.documents(eventType);
  for (const [documentId, { draft, published }] of await readVersions(strapi, eventType, documentIds)) {
    // Visitors and editors are answered in between.
    await new Promise((resolve) => setImmediate(resolve));
    const where = { documentId, publishedAt: null };
    const saved: Edited | null = await strapi.db
      .query(eventType)
      .findOne({ where, populate: ["createdBy", "updatedBy"] });
    const last = (draft[provenanceFields.last] ?? {}) as Record<string, unknown>;
    const isUntouched =
      !saved?.createdBy &&
      !saved?.updatedBy &&
      Object.entries(last).every(
        // A place that the source does not name is the one that was chosen for it.
        ([name, value]) => (name === "Ort" && !value) || comparable(draft[name]) === comparable(value),
      );
    if (isUntouched) await documents.delete({ documentId });
    else if (published) await documents.unpublish({ documentId });
  }
}
