import type { Core } from "@strapi/strapi";
import { fieldText } from "./field-texts";
import { LIST_VIEWS } from "./list-views";

type Field = {
  edit: { label?: string; description?: string; editable?: boolean };
  list: { label?: string };
};
type Configuration = {
  settings: { mainField?: string; defaultSortBy?: string; defaultSortOrder?: string };
  metadatas: Record<string, Field>;
  layouts: { list: string[]; edit: { name: string }[][] };
};
type Model = { uid: string };
type ConfigurationService = {
  findConfiguration(model: Model): Promise<Configuration>;
  updateConfiguration(model: Model, configuration: Configuration): Promise<unknown>;
};
/** The fields that were given their texts, by type. */
type Seen = Record<string, string[]>;

/**
 * Gives every field its German label and help text and every list its columns, once, when the field or type is new.
 * After that the view belongs to the editors, who may change it in the panel.
 */
export async function configureEditingView(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "app", name: "dorfforum", key: "editing-view" });
  const seen = ((await store.get({})) ?? {}) as Seen;
  const before = JSON.stringify(seen);
  const manager = strapi.plugin("content-manager");
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::"));
  for (const type of types) await configure(manager.service("content-types"), type, seen);
  for (const part of Object.values(strapi.components))
    await configure(manager.service("components"), part, seen);
  if (JSON.stringify(seen) !== before) await store.set({ value: seen });
}

async function configure(service: ConfigurationService, model: Model, seen: Seen): Promise<void> {
  const configuration = await service.findConfiguration(model);
  const fresh = Object.keys(configuration.metadatas).filter((field) => !seen[model.uid]?.includes(field));
  if (fresh.length === 0) return;
  for (const name of fresh) {
    const field = configuration.metadatas[name];
    if (field) nameField(model.uid, name, field);
  }
  if (!seen[model.uid]) arrange(model.uid, configuration);
  await service.updateConfiguration(model, configuration);
  seen[model.uid] = [...(seen[model.uid] ?? []), ...fresh];
}

function nameField(uid: string, name: string, field: Field): void {
  const text = fieldText(uid, name);
  if (!text) return;
  if (text.label) {
    field.edit.label = text.label;
    field.list.label = text.label;
  }
  if (text.help) field.edit.description = text.help;
  if (text.readOnly) field.edit.editable = false;
}

function arrange(uid: string, { settings, layouts }: Configuration): void {
  const view = LIST_VIEWS[uid];
  if (!view) return;
  layouts.list = view.columns;
  layouts.edit = layouts.edit
    .map((row) => row.filter(({ name }) => !view.hidden?.includes(name)))
    .filter((row) => row.length > 0);
  settings.mainField = view.mainField;
  settings.defaultSortBy = view.sortBy;
  settings.defaultSortOrder = view.order;
}
