import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import { withBylinesOnly, withoutPeople, withoutPeopleFields } from "./hide-people";

const relation = (target: string) => ({ type: "relation", relation: "manyToMany", target });
const written = { createdBy: relation("admin::user"), updatedBy: relation("admin::user") };
const text = { type: "string" };
const models: Record<string, object> = {
  event: {
    Titel: text,
    Beginn: { type: "datetime" },
    Ort: relation("place"),
    Termine: { type: "component", repeatable: true, component: "date" },
    Bilder: { type: "media", multiple: true },
    ...written,
  },
  place: { Name: text, Personen: { type: "integer" }, Entscheidet: relation("admin::user"), ...written },
  date: { Ort: relation("place") },
  "admin::user": { id: { type: "integer" }, email: text, firstname: text, roles: relation("admin::role") },
  "admin::role": { name: text, users: relation("admin::user") },
  "plugin::upload.file": { name: text, related: { type: "relation", relation: "morphToMany" }, ...written },
};
const getModel = (uid: string) => {
  const model: unknown = { uid, modelType: "contentType", info: {}, options: {}, attributes: models[uid] };
  return model as never;
};
const optionsOf = (uid: string) => ({ schema: getModel(uid), getModel });

const byMail = { email: { $startsWith: "a" } };
const byTitle = { Titel: { $containsi: "Fest" } };
const cases: [what: string, model: string, query: object, cleaned: object][] = [
  [
    "what no person is in",
    "event",
    { filters: { $and: [byTitle] }, sort: "Titel:asc" },
    { filters: { $and: [byTitle] }, sort: "Titel:asc" },
  ],
  [
    "a number that is called as people elsewhere",
    "place",
    { filters: { Personen: { $gt: 10 } } },
    { filters: { Personen: { $gt: 10 } } },
  ],
  ["who made it", "event", { filters: { createdBy: byMail, ...byTitle } }, { filters: byTitle }],
  [
    "in a list of filters",
    "event",
    { filters: { $or: [{ updatedBy: byMail }, byTitle] } },
    { filters: { $or: [byTitle] } },
  ],
  [
    "turned round",
    "place",
    { filters: { $not: { Entscheidet: { $not: byMail } } } },
    { filters: { $not: {} } },
  ],
  [
    "over another entry",
    "event",
    { filters: { Ort: { Entscheidet: byMail, Name: { $eq: "Saal" } } } },
    { filters: { Ort: { Name: { $eq: "Saal" } } } },
  ],
  [
    "over a component",
    "event",
    { filters: { Termine: { Ort: { createdBy: byMail } } } },
    { filters: { Termine: { Ort: {} } } },
  ],
  ["over a file", "event", { filters: { Bilder: { createdBy: byMail } } }, { filters: { Bilder: {} } }],
  [
    "people themselves",
    "admin::user",
    { filters: { $and: [byMail] }, sort: "email:asc" },
    { filters: { $and: [] } },
  ],
  ["an order by mail address", "event", { sort: ["updatedBy.email:asc", "Titel:desc"] }, {}],
  ["an order over another entry", "event", { sort: "Ort.Entscheidet.email" }, {}],
  ["an order as an object", "event", { sort: { Ort: { Entscheidet: { email: "asc" } }, Titel: "asc" } }, {}],
  ["populated people", "place", { populate: { Entscheidet: "*", createdBy: true } }, { populate: {} }],
  ["people by a path", "event", { populate: ["Ort.Entscheidet", "Ort"] }, { populate: ["Ort"] }],
  [
    "people of what is populated",
    "event",
    { populate: { Ort: { populate: { Entscheidet: { fields: ["email"] } } } } },
    { populate: { Ort: { populate: {} } } },
  ],
  [
    "filters of what is populated",
    "event",
    { populate: { Ort: { filters: { updatedBy: byMail }, sort: "createdBy.email" } } },
    { populate: { Ort: { filters: {}, sort: undefined } } },
  ],
  [
    "entries that use a file",
    "plugin::upload.file",
    { populate: { related: { populate: { createdBy: true } } } },
    { populate: {} },
  ],
  [
    "the fragments of those",
    "plugin::upload.file",
    { populate: { related: { on: { place: { populate: "*" } } } } },
    { populate: {} },
  ],
];
for (const [what, model, query, cleaned] of cases)
  test(`who may not read people gets nothing of them by a query: ${what}`, async () =>
    assert.deepEqual(await withoutPeople(query, optionsOf(model)), cleaned));

for (const populate of [
  "*",
  { Ort: "*" },
  { Ort: { populate: "*" } },
  { Termine: { populate: { Ort: "*" } } },
])
  test(`no person is among everything: ${JSON.stringify(populate)}`, async () => {
    const { populate: cleaned } = await withoutPeople({ populate }, optionsOf("event"));
    assert.doesNotMatch(JSON.stringify(cleaned), /Entscheidet|createdBy|updatedBy|\*/);
  });

test("an entry names who made it, and no mail address", async () => {
  const person = {
    id: 1,
    firstname: "Anna",
    lastname: "Amsel",
    username: null,
    email: "anna@example.org",
    isActive: true,
  };
  const byline = { id: 1, firstname: "Anna", lastname: "Amsel" };
  const place = { Name: "Saal", Entscheidet: [person], createdBy: person, updatedBy: null };
  const entries = [{ Titel: "Fest", Ort: [place], createdBy: person }];
  assert.deepEqual(await withBylinesOnly(entries, optionsOf("event")), [
    { Titel: "Fest", Ort: [{ ...place, Entscheidet: [byline], createdBy: byline }], createdBy: byline },
  ]);
});

test("a role's right to entries leaves out the fields that relate to people", () => {
  const strapi: unknown = { contentType: getModel };
  const right = (...fields: string[]) => ({
    action: "read",
    subject: "place",
    conditions: [],
    properties: { fields },
  });
  assert.deepEqual(
    withoutPeopleFields(strapi as Core.Strapi, right("Name", "Personen", "Entscheidet")),
    right("Name", "Personen"),
  );
  const download = { action: "download", subject: null, properties: {} };
  assert.equal(withoutPeopleFields(strapi as Core.Strapi, download), download);
});

test("no component relates to people: rights and queries are looked at by the fields of types", () => {
  const folder = join(process.cwd().replace(/\/\.cache\/unit$/, ""), "src/components");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );
  assert.ok(files.length > 0);
  for (const file of files)
    assert.doesNotMatch(readFileSync(join(folder, file), "utf8"), /admin::user/, file);
});
