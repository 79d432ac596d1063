import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { type FieldView, strapiInternals, type View } from "../strapi-internals";
import { fieldText } from "./field-texts";
import { listViews } from "./list-views";
import { defaultText, type FieldText, mergeText } from "./merge-text";

const FieldTexts = z.record(
  z.string(),
  z.strictObject({
    label: z.string().optional(),
    description: z.string().optional(),
    editable: z.boolean().optional(),
  }),
);

/** The texts that were last applied, by type and field. Versions up to 0.1.0 stored the names of the fields only. */
const Applied = z.record(
  z.string(),
  FieldTexts.or(
    z
      .array(z.string())
      .transform((names) => Object.fromEntries(names.map((name) => [name, defaultText(name)]))),
  ),
);
type Applied = z.infer<typeof Applied>;

/**
 * Gives every field its German label and help text, and every new type its columns. Texts that editors changed in the
 * panel and the columns of existing types stay.
 */
export async function configureEditingView(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "app", name: "dorfforum", key: "editing-view" });
  const applied = Applied.parse((await store.get({})) ?? {});
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::"));
  for (const { uid } of types) await configure(strapiInternals.typeViews(strapi), uid, applied);
  for (const { uid } of Object.values(strapi.components))
    await configure(strapiInternals.componentViews(strapi), uid, applied);
  await store.set({ value: applied });
}

async function configure(
  service: ReturnType<typeof strapiInternals.typeViews>,
  uid: string,
  applied: Applied,
): Promise<void> {
  const view = await service.findConfiguration({ uid });
  const before = JSON.stringify(view);
  if (!applied[uid]) arrange(uid, view);
  const texts: Record<string, FieldText> = {};
  for (const [name, field] of Object.entries(view.metadatas))
    texts[name] = applyText(field, fieldText(uid, name) ?? {}, applied[uid]?.[name]);
  applied[uid] = texts;
  if (JSON.stringify(view) !== before) await service.updateConfiguration({ uid }, view);
}

function applyText(field: FieldView, wanted: FieldText, last: FieldText | undefined): FieldText {
  const { text, applied } = mergeText(field.edit, wanted, last);
  if (field.list.label === field.edit.label || last === undefined)
    field.list.label = text.label ?? field.list.label;
  Object.assign(field.edit, text);
  return applied;
}

function arrange(uid: string, { settings, layouts }: View): void {
  const view = listViews[uid];
  if (!view) return;
  layouts.list = view.columns;
  layouts.edit = layouts.edit
    .map((row) => row.filter(({ name }) => !view.hidden?.includes(name)))
    .filter((row) => row.length > 0);
  settings.mainField = view.mainField;
  [settings.defaultSortBy, settings.defaultSortOrder] = view.sort;
}
