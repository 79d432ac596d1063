import { isDeepStrictEqual } from "node:util";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { fromFeatures } from "../slots/feature";
import type { ListView } from "../slots/list-view";
import { type FieldView, strapiInternals, type View } from "../strapi-internals";
import { FormLayout, formLayout, isMadeByStrapi, isUnchanged, onlyFields } from "./form-layout";
import { defaultText, FieldText, fieldOptions, mergeText } from "./merge-field-text";

const listViews: Record<string, ListView> = {
  "api::kategorie.kategorie": {
    columns: ["Reihenfolge", "Name", "Beschreibung"],
    sort: "Reihenfolge:ASC",
    mainField: "Name",
  },
  "api::veranstaltung.veranstaltung": {
    columns: ["Titel", "Terminfolge", "Ort", "Terminstatus"],
    sort: "Terminfolge:ASC",
    former: { columns: ["Titel", "Beginn", "Ort", "Terminstatus"], sort: "Beginn:DESC" },
  },
  "api::angebot.angebot": { columns: ["Titel", "Ziel", "Kategorien"], sort: "Titel:ASC" },
  "api::info.info": { columns: ["Titel", "Ziel", "Kategorien"], sort: "Titel:ASC" },
  "api::beitrag.beitrag": { columns: ["Titel", "Datum", "Kategorien"], sort: "Datum:DESC" },
  "api::organisation.organisation": { columns: ["Name", "Organisation", "Art", "Ort"], sort: "Name:ASC" },
  "api::ort.ort": { columns: ["Name", "Adresse"], sort: "Name:ASC" },
  "api::seite.seite": { columns: ["Titel", "Slug"], sort: "Titel:ASC" },
  "api::synonymgruppe.synonymgruppe": { columns: ["Woerter", "updatedAt"], sort: "updatedAt:DESC" },
  "api::suchluecke.suchluecke": {
    columns: ["Anfrage", "Anzahl", "Zuletzt_am", "Bearbeitungsstand"],
    sort: "Anzahl:DESC",
  },
  "api::glossarbegriff.glossarbegriff": { columns: ["Begriff", "Erklaerung"], sort: "Begriff:ASC" },
  "api::zugang.zugang": {
    columns: ["Name", "Personen", "Organisationen"],
    sort: "Name:ASC",
    relationFields: { Personen: "email" },
  },
};

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

/** The layouts of forms that were last applied, by type. Versions up to 0.1.0 applied none. */
const AppliedLayouts = z.record(z.string(), FormLayout);

/**
 * Gives every field the German label and help text of its schema.json, every form the layout of its schema.json, and every
 * type its columns. Texts, forms and columns that editors changed in the panel stay.
 */
export async function configureEditingView(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "app", name: "dorfforum", key: "editing-view" });
  const applied = Applied.parse((await store.get({})) ?? {});
  const layoutStore = strapi.store({ type: "app", name: "dorfforum", key: "form-layouts" });
  const appliedLayouts = AppliedLayouts.parse((await layoutStore.get({})) ?? {});
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::"));
  const components = Object.values(strapi.components);
  for (const schema of [...types, ...components]) {
    const { uid, modelType } = schema;
    const service = strapiInternals[modelType === "component" ? "componentViews" : "typeViews"](strapi);
    const options = fieldOptions(schema);
    const view = await service.findConfiguration({ uid });
    const before = JSON.stringify(view);
    arrange(uid, view, applied[uid] === undefined);
    const wanted = formLayout(schema, view.layouts.edit);
    const shown = Object.keys(schema.attributes).filter((name) => !options[name]?.hidden);
    view.layouts.edit = onlyFields(view.layouts.edit, (name) => shown.includes(name));
    const isOurs = appliedLayouts[uid]
      ? isUnchanged(view.layouts.edit, appliedLayouts[uid], shown)
      : !applied[uid] ||
        isMadeByStrapi(view.layouts.edit, strapisFields(strapi, schema.attributes, wanted, applied[uid]));
    if (isOurs) view.layouts.edit = appliedLayouts[uid] = wanted;
    const texts = Object.entries(view.metadatas).map(([name, field]) => [
      name,
      applyText(field, options[name]?.text ?? {}, applied[uid]?.[name]),
    ]);
    applied[uid] = Object.fromEntries(texts);
    if (JSON.stringify(view) !== before) await service.updateConfiguration({ uid }, view);
  }
  // Together: a form without its layout would count as arranged by an editor.
  await strapi.db.transaction(async () => {
    await store.set({ value: applied });
    await layoutStore.set({ value: appliedLayouts });
  });
}

type Attributes = Record<string, { type: string; customField?: string }>;

/** The fields of a form in the order and size that Strapi gave them, but for fields that are newer than `texts`. */
function strapisFields(
  strapi: Core.Strapi,
  attributes: Attributes,
  wanted: FormLayout,
  texts: Record<string, FieldText>,
): FormLayout[number] {
  const sizes = strapiInternals.fieldSizes(strapi);
  return Object.entries(attributes).flatMap(([name, { type, customField }]) => {
    const isKnown = name in texts && wanted.flat().some((field) => field.name === name);
    // Strapi moves a field that became a custom field of another size to the end.
    return isKnown && !customField ? [{ name, size: sizes.getFieldSize(type).default }] : [];
  });
}

function applyText(field: FieldView, wanted: FieldText, last: FieldText | undefined): FieldText {
  const { text, applied } = mergeText(field.edit, wanted, last);
  if (field.list.label === field.edit.label || last === undefined)
    field.list.label = text.label ?? field.list.label;
  Object.assign(field.edit, text);
  return applied;
}

/** Gives a type its columns and order; an existing type only those that have changed since `former`. */
function arrange(uid: string, { settings, layouts, metadatas }: View, isNew: boolean): void {
  const [view] = [listViews, ...fromFeatures((feature) => feature.listViews && [feature.listViews])].flatMap(
    (views) => views[uid] ?? [],
  );
  if (!view) return;
  const { columns, sort, former, relationFields = {} } = view;
  for (const [name, mainField] of Object.entries(isNew ? relationFields : {}))
    Object.assign(metadatas[name]?.edit ?? {}, { mainField });
  if (isNew || isDeepStrictEqual(layouts.list, former?.columns)) layouts.list = columns;
  if (isNew) settings.mainField = view.mainField ?? columns[0];
  const [field, direction] = sort.split(":");
  if (isNew || `${settings.defaultSortBy}:${settings.defaultSortOrder}` === former?.sort) {
    settings.defaultSortBy = field;
    settings.defaultSortOrder = direction;
  }
}
