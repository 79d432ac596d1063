import { z } from "zod";
import { fieldOptions } from "./merge-field-text";

/** Rows of fields as Strapi stores them; `size` counts twelfths of the form's width. */
export const FormLayout = z.array(z.array(z.strictObject({ name: z.string(), size: z.int() })));
export type FormLayout = z.infer<typeof FormLayout>;

const FormSection = z.strictObject({
  title: z.string().optional(),
  /** The size of each field by its name */
  rows: z.array(z.record(z.string(), z.int().min(1).max(12))),
});
export type FormSection = z.infer<typeof FormSection>;

const Schema = z.object({
  pluginOptions: z.object({ form: z.array(FormSection).default([]) }).default({ form: [] }),
  attributes: z.record(z.string(), z.unknown()),
});

/**
 * The layout of a form by `pluginOptions.form` in the schema.json of its type or component. A field without a place there
 * keeps its present size, in a row below the field that precedes it in the schema.
 * @param present the layout that Strapi has; it contains every field
 */
export function formLayout(schema: unknown, present: FormLayout): FormLayout {
  const { pluginOptions, attributes } = Schema.parse(schema);
  const names = Object.keys(attributes);
  const layout = pluginOptions.form
    .flatMap(({ rows }) => rows)
    .map((row) => Object.entries(row).map(([name, size]) => ({ name, size })));
  const placed = new Set(namesIn(layout));
  for (const name of names) {
    const field = present.flat().find((each) => each.name === name);
    if (!field || placed.has(name)) continue;
    const preceding = names
      .slice(0, names.indexOf(name))
      .reverse()
      .find((each) => placed.has(each));
    const above = layout.findIndex((row) => row.some((each) => each.name === preceding));
    layout.splice(above + 1, 0, [field]);
    placed.add(name);
  }
  const options = fieldOptions(schema);
  return onlyFields(layout, (name) => names.includes(name) && !options[name]?.hidden);
}

/**
 * Whether a layout is still the one that was last applied. Fields that are new since then do not count: Strapi appends
 * them to every layout. Nor do fields that are gone.
 * @param names the fields that are shown now
 */
export function isUnchanged(present: FormLayout, applied: FormLayout, names: readonly string[]): boolean {
  const known = namesIn(applied);
  const both = (name: string) => known.includes(name) && names.includes(name);
  return isEqual(onlyFields(present, both), onlyFields(applied, both));
}

/**
 * Whether a layout that was stored before layouts were applied is one that Strapi made.
 * @param known the fields that were shown then and still are, in the order of the schema, with Strapi's size for each
 */
export function isMadeByStrapi(present: FormLayout, known: FormLayout[number]): boolean {
  return isEqual(
    present.flat().filter(({ name }) => known.some((field) => field.name === name)),
    known,
  );
}

const namesIn = (layout: FormLayout) => layout.flat().map(({ name }) => name);
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function onlyFields(layout: FormLayout, isKept: (field: string) => boolean): FormLayout {
  return layout.map((row) => row.filter(({ name }) => isKept(name))).filter((row) => row.length > 0);
}
