import { z } from "zod";

/** What editors read at a field, in the names of Strapi's editing view. */
export const FieldText = z.strictObject({
  label: z.string().optional(),
  description: z.string().optional(),
  editable: z.boolean().optional(),
});
export type FieldText = z.infer<typeof FieldText>;

const FieldOptions = FieldText.omit({ description: true })
  .extend({ help: z.string().optional(), hidden: z.boolean().default(false) })
  .transform(({ hidden, help, ...text }) => ({
    hidden,
    text: { ...text, ...(help && { description: help }) },
  }));
type FieldOptions = z.infer<typeof FieldOptions>;

const Schema = z.object({
  pluginOptions: z.object({ redaktion: z.record(z.string(), FieldOptions).optional() }).optional(),
  attributes: z.record(
    z.string(),
    z.object({ pluginOptions: z.object({ redaktion: FieldOptions.optional() }).optional() }),
  ),
});

/**
 * What the schema.json of a type or component says to editors about each field, in `pluginOptions.redaktion` of the
 * attribute. Strapi replaces attributes such as `createdAt`; their options stand by name in those of the type.
 */
export function fieldOptions(schema: unknown): Record<string, FieldOptions> {
  const { attributes, pluginOptions } = Schema.parse(schema);
  const options = Object.entries(attributes).flatMap(([name, attribute]) =>
    attribute.pluginOptions?.redaktion ? [[name, attribute.pluginOptions.redaktion] as const] : [],
  );
  return { ...Object.fromEntries(options), ...pluginOptions?.redaktion };
}

/** Strapi's own text of a field. */
export const defaultText = (name: string): FieldText => ({ label: name, description: "", editable: true });

/**
 * Replaces the parts of a field's text that editors have not changed in the panel since they were last applied.
 * @param applied what was applied last; undefined for a new field
 * @returns the new text, and what to pass as `applied` next time
 */
export function mergeText(current: FieldText, wanted: FieldText, applied?: FieldText) {
  const replaced = { ...wanted };
  for (const part of ["label", "description", "editable"] as const)
    if (applied && current[part] !== applied[part] && current[part] !== wanted[part]) delete replaced[part];
  return { text: { ...current, ...replaced }, applied: { ...applied, ...replaced } };
}
