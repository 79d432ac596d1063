import { z } from "zod";

/** Strapi says null for an empty field and "" for a cleared one; the site knows only undefined. */
const blankToUndefined = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;

export const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankToUndefined, type.optional());

export const text = optional(z.string());
export const number = optional(z.number());
export const required = z.string().trim().min(1);
export const instant = z.iso.datetime({ offset: true });
/** A repeatable component; null when it never had a row. */
export const rows = <T extends z.ZodType>(row: T) => z.preprocess((value) => value ?? [], z.array(row));

/** What every document carries; `documentId` stays the same through all its versions. */
export const document = { documentId: required, updatedAt: instant };
export type StrapiDocument = { documentId: string; updatedAt: string };

/** Relations travel as ids and are joined when read, so that a renamed or deleted target needs no second refresh. */
export const relation = z
  .preprocess(blankToUndefined, z.object({ documentId: required }).optional())
  .transform((target) => target?.documentId);
export const relations = rows(z.object({ documentId: required })).transform((targets) =>
  targets.map((target) => target.documentId),
);
