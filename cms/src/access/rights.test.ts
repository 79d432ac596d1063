import assert from "node:assert/strict";
import { test } from "node:test";
import type { Core, Struct, UID } from "@strapi/strapi";
import { core } from "../core";
import { features } from "../features";
import { signIn } from "../slots/feature";
import { conditionFields, isShownInPanel, refusal } from "./rights";

signIn([core, ...features]);

const shown: [what: string, type: object, isShown: boolean][] = [
  ["a type of the village", { uid: "api::ort.ort" }, true],
  ["one with other options", { uid: "api::ort.ort", pluginOptions: { form: [] } }, true],
  [
    "one that says so",
    { uid: "api::ort.ort", pluginOptions: { "content-manager": { visible: true } } },
    true,
  ],
  [
    "what the CMS keeps for itself",
    { uid: "api::adresse.adresse", pluginOptions: { "content-manager": { visible: false } } },
    false,
  ],
  ["people", { uid: "admin::user" }, false],
  ["files", { uid: "plugin::upload.file" }, false],
];
for (const [what, type, isShown] of shown)
  test(`the panel ${isShown ? "shows" : "does not show"} ${what}`, () =>
    assert.equal(isShownInPanel(type as Struct.ContentTypeSchema), isShown));

const creator = { createdBy: { select: ["id"], populate: ["roles"] } };
const document = { select: ["documentId"] };
const read: [fields: string[], populated: object][] = [
  [["Titel", "Veranstalter"], { ...creator, Veranstalter: document }],
  [["Raum", "Titel"], { ...creator, Raum: document }],
  [["Veranstalter", "Raum"], { ...creator, Veranstalter: document, Raum: document }],
  [["Titel"], creator],
];
for (const [fields, populated] of read)
  test(`conditions read of a type with ${fields.join(" and ")} ${Object.keys(populated).join(", ")}`, () => {
    const attributes = Object.fromEntries(fields.map((field) => [field, {}]));
    const strapi: unknown = { getModel: () => ({ attributes }) };
    const uid = "api::veranstaltung.veranstaltung" as UID.ContentType;
    assert.deepEqual(conditionFields(strapi as Core.Strapi, uid), populated);
  });

test("a refusal says its sentence in the panel", () => {
  const { name, message } = refusal("Dafür fehlt Ihnen das Recht.");
  assert.deepEqual([name, message], ["ApplicationError", "Dafür fehlt Ihnen das Recht."]);
});
