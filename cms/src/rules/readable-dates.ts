import type { Fields, Problem } from "../documents/problem";
import { isReadable } from "../text/typed-date";

type Attribute = { type: string; component?: string; pluginOptions?: { redaktion?: { label?: string } } };
export type Schema = { attributes: Record<string, Attribute> };
type SchemaOf = (component: string) => Schema;

/**
 * The days and times that cannot be read, also in components: where the texts in a field of the panel name none, its form
 * sends them as they are (cms/src/text/typed-date.ts).
 */
export function unreadableDates({ attributes }: Schema, sent: Fields, schemaOf: SchemaOf): Problem[] {
  return Object.entries(attributes).flatMap(([name, { type, component, pluginOptions }]) => {
    const value = sent[name];
    if (component) return problemsIn(schemaOf(component), value, schemaOf).map(under(name));
    // Strapi takes timestamps, too.
    if (!/^date(time)?$/.test(type) || typeof value !== "string" || /^\d*$/.test(value) || isReadable(value))
      return [];
    const label = pluginOptions?.redaktion?.label ?? name;
    const what = type === "date" ? "Diesen Tag" : "Diesen Tag oder diese Uhrzeit";
    return [{ path: [name], message: `${label}: ${what} gibt es nicht.` }];
  });
}

/** @param value a component, a list of them, or none */
function problemsIn(schema: Schema, value: unknown, schemaOf: SchemaOf): Problem[] {
  if (!Array.isArray(value)) return value ? unreadableDates(schema, Object(value), schemaOf) : [];
  return value.flatMap((item, index) => problemsIn(schema, item, schemaOf).map(under(index)));
}

const under =
  (parent: string | number) =>
  ({ path, message }: Problem): Problem => ({ path: [parent, ...path], message });
