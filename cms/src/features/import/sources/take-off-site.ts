import type { Core } from "@strapi/strapi";
import { comparable, eventType } from "../compare-fields";
import { isPublishedAsIs, provenanceFields, readVersions } from "../stored-entries";
import type { SourceState } from "./source";

type Saved = { createdBy: unknown; updatedBy: unknown; updatedAt: unknown };
type TakenOff = NonNullable<SourceState["takenOff"]>;

/**
 * Takes events off the site: those that nobody has saved here are deleted, the drafts of others stay.
 * @returns those of which a draft stays that was published
 */
export async function removeEntries(strapi: Core.Strapi, documentIds: readonly string[]): Promise<TakenOff> {
  const takenOff: TakenOff = {};
  const documents = strapi.documents(eventType);
  for (const [documentId, versions] of await readVersions(strapi, eventType, documentIds)) {
    const { draft, published } = versions;
    // Visitors and editors are answered in between.
    await new Promise((resolve) => setImmediate(resolve));
    const readSaved = (): Promise<Saved | null> =>
      strapi.db
        .query(eventType)
        .findOne({ where: { documentId, publishedAt: null }, populate: ["createdBy", "updatedBy"] });
    const saved = await readSaved();
    const last = (draft[provenanceFields.last] ?? {}) as Record<string, unknown>;
    const isUntouched =
      !saved?.createdBy &&
      !saved?.updatedBy &&
      Object.entries(last).every(
        // A place that the source does not name is the one that was chosen for it.
        ([name, value]) => (name === "Ort" && !value) || comparable(draft[name]) === comparable(value),
      );
    if (isUntouched) await documents.delete({ documentId });
    else if (published) {
      await documents.unpublish({ documentId });
      takenOff[documentId] = isPublishedAsIs(versions) ? comparable((await readSaved())?.updatedAt) : null;
    }
  }
  return takenOff;
}

/**
 * Publishes what was taken off and is in its calendar again, as visitors knew it.
 * @returns what is still off, with German sentences about what the calendar has: that is for an editor, who has changed it or has
 * changes of the calendar to look at
 */
export async function bringBack(
  strapi: Core.Strapi,
  takenOff: TakenOff,
  present: readonly string[],
): Promise<{ takenOff: TakenOff; remarks: string[] }> {
  const result = { takenOff: {} as TakenOff, remarks: [] as string[] };
  for (const [documentId, { draft, published }] of await readVersions(
    strapi,
    eventType,
    Object.keys(takenOff),
  )) {
    if (published) continue;
    const isBack = present.includes(documentId);
    if (isBack && takenOff[documentId] === comparable(draft.updatedAt))
      await strapi.documents(eventType).publish({ documentId });
    else {
      result.takenOff[documentId] = takenOff[documentId] ?? null;
      if (isBack)
        result.remarks.push(
          `${draft.Titel}: Der Termin fehlte im Kalender und steht wieder darin. Hier ist er seither ein Entwurf; bitte veröffentlichen Sie ihn.`,
        );
    }
  }
  return result;
}
