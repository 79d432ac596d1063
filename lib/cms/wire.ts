import { z } from "zod";

/** Strapi sends null for an empty field and "" for a cleared one; both become undefined. */
const blankToUndefined = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;

export const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankToUndefined, type.optional());

export const text = optional(z.string());
export const number = optional(z.number());
export const required = z.string().trim().min(1);
export const instant = z.iso.datetime({ offset: true });

/** For each schema of what Strapi sends only when asked to populate it: the fields to ask for. */
export const populatedFields = z.registry<{ fields: readonly string[] }>();

function populated<T extends z.ZodType>(type: T, part: z.ZodObject): T {
  populatedFields.add(type, { fields: Object.keys(part.shape) });
  return type;
}

/** A repeatable component, several relations or several files; null when it never had a row. */
export const rows = <T extends z.ZodObject>(row: T) =>
  populated(
    z.preprocess((value) => value ?? [], z.array(row)),
    row,
  );
/** One file of the media library */
export const optionalPart = <T extends z.ZodObject>(part: T) => populated(optional(part), part);

/** A document as Strapi sends it, its other fields unchecked */
export const WireDocument = z.looseObject({ documentId: z.string() });
export type WireDocument = z.infer<typeof WireDocument>;

/** What every document carries; `documentId` stays the same through all its versions. */
export const document = { documentId: required, updatedAt: instant };

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
