import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { type FieldView, strapiInternals, type View } from "../strapi-internals";
import { FieldText, fieldOptions } from "./field-text";
import { listViews } from "./list-views";
import { defaultText, mergeText } from "./merge-text";

/** The texts that were last applied, by type and field. Versions up to 0.1.0 stored the names of the fields only. */
const Applied = z.record(
  z.string(),
  z
    .record(z.string(), FieldText)
    .or(
      z
        .array(z.string())
        .transform((names) => Object.fromEntries(names.map((name) => [name, defaultText(name)]))),
    ),
);

/**
 * Gives every field the German label and help text of its schema.json, and every new type its columns. Texts that
 * editors changed in the panel and the columns of existing types stay.
 */
export async function configureEditingView(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "app", name: "dorfforum", key: "editing-view" });
  const applied = Applied.parse((await store.get({})) ?? {});
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::"));
  const components = Object.values(strapi.components);
  for (const schema of [...types, ...components]) {
    const { uid, modelType } = schema;
    const service = strapiInternals[modelType === "component" ? "componentViews" : "typeViews"](strapi);
    const options = fieldOptions(schema);
    const view = await service.findConfiguration({ uid });
    const before = JSON.stringify(view);
    if (!applied[uid]) arrange(uid, view, (name) => !options[name]?.hidden);
    const texts = Object.entries(view.metadatas).map(([name, field]) => [
      name,
      applyText(field, options[name]?.text ?? {}, applied[uid]?.[name]),
    ]);
    applied[uid] = Object.fromEntries(texts);
    if (JSON.stringify(view) !== before) await service.updateConfiguration({ uid }, view);
  }
  await store.set({ value: applied });
}

function applyText(field: FieldView, wanted: FieldText, last: FieldText | undefined): FieldText {
  const { text, applied } = mergeText(field.edit, wanted, last);
  if (field.list.label === field.edit.label || last === undefined)
    field.list.label = text.label ?? field.list.label;
  Object.assign(field.edit, text);
  return applied;
}

function arrange(uid: string, { settings, layouts }: View, isShown: (field: string) => boolean): void {
  const view = listViews[uid];
  if (!view) return;
  layouts.list = view.columns;
  layouts.edit = layouts.edit
    .map((row) => row.filter(({ name }) => isShown(name)))
    .filter((row) => row.length > 0);
  settings.mainField = view.mainField ?? view.columns[0];
  [settings.defaultSortBy, settings.defaultSortOrder] = view.sort.split(":");
}
