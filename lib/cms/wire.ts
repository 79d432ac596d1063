import { languageOfField } from "@dorfforum/shared/text/languages";
import { z } from "zod";

/** Strapi sends null for an empty field and "" for a cleared one; both become undefined. */
const blankToUndefined = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;

export const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankToUndefined, type.optional());

/** Half of a surrogate pair would make encodeURIComponent throw, and with it the whole page that links to the entry. */
const wellFormed = z.string().overwrite((value) => value.toWellFormed());

export const text = optional(wellFormed);
export const textOrEmpty = text.transform((value) => value ?? "");
/** Of the field Sprache, which older entries lack */
export const language = text.transform(languageOfField);
export const number = optional(z.number());
export const required = wellFormed.trim().min(1);
export const instant = z.iso.datetime({ offset: true });

/** The instants whose year has four digits in the village: calendar files, feeds and <time> have no room for others. */
const minTime = Date.parse("0001-01-01T00:00:00.000Z");
const maxTime = Date.parse("9999-12-31T22:59:59.999Z");

/** The same spelling for every instant, so that they compare as text. */
export const instantInUtc = instant.transform((written) =>
  new Date(Math.min(Math.max(Date.parse(written), minTime), maxTime)).toISOString(),
);

/** For each schema of what Strapi sends only when asked to populate it: the fields to ask for. */
const populatedFields = z.registry<{ fields: readonly string[] }>();

export function populated<T extends z.ZodType>(type: T, part: z.ZodObject): T {
  populatedFields.add(type, { fields: Object.keys(part.shape) });
  return type;
}

/** What Strapi sends unasked, because the CMS computes it and no field has its name */
const computedTypes = z.registry<{ isComputed: true }>();

export function computed<T extends z.ZodType>(type: T): T {
  computedTypes.add(type, { isComputed: true });
  return type;
}

/** A repeatable component, several relations or several files; null when it never had a row. */
export const rows = <T extends z.ZodObject>(row: T) =>
  populated(
    z.preprocess((value) => value ?? [], z.array(row)),
    row,
  );
/** A document as Strapi sends it, its other fields unchecked */
export const WireDocument = z.looseObject({ documentId: z.string() });
export type WireDocument = z.infer<typeof WireDocument>;

/** The field that most content types share: when the entry was last saved (ISO) */
export const changedAt = ["updatedAt", instant] as const;

const target = z.object({ documentId: required });
/** Relations travel as ids and are joined when read, so that a renamed or deleted target needs no second refresh. */
export const relation = populated(
  optional(target).transform((related) => related?.documentId),
  target,
);
export const relations = populated(
  rows(target).transform((related) => related.map(({ documentId }) => documentId)),
  target,
);

/** When an entry was written down first (ISO), which publishing it again leaves as it was */
export const createdAt = ["createdAt", optional(instant)] as const;

export type CollectionQuery = { fields: string[]; populate: Record<string, { fields: readonly string[] }> };

/** The query that fetches every field of a wire schema; parts, relations and files are populated with theirs. */
export function toCollectionQuery(schema: z.ZodObject): CollectionQuery {
  // Strapi sends the documentId unasked. The replica needs both dates to tell what is new.
  const fields = ["publishedAt", "updatedAt"];
  const populate: CollectionQuery["populate"] = {};
  for (const [name, type] of Object.entries(schema.shape)) {
    const part = populatedFields.get(type);
    if (part) populate[name] = { fields: part.fields };
    else if (name !== "documentId" && name !== "updatedAt" && !computedTypes.has(type)) fields.push(name);
  }
  return { fields, populate };
}
