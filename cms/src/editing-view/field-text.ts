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
