import assert from "node:assert/strict";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import { features } from "../features";
import { signIn } from "../slots/feature";
import { tokens } from "./api-tokens";
import { mergeRights, permissionsOf, roles } from "./roles";

const right = (action: string, field: string | null = null) => JSON.stringify([action, "event", [], field]);

test("a new role gets what is defined", () =>
  assert.deepEqual(mergeRights([], [right("read", "Titel")]), [right("read", "Titel")]));

test("a new version adds the rights that it defines, and takes away those that it no longer does", () => {
  const applied = [right("read", "Titel"), right("delete")];
  const wanted = [right("read", "Titel"), right("read", "Ort"), right("create")];
  assert.deepEqual(mergeRights(applied, wanted, applied), wanted);
});

test("what an administrator gave stays, and what one took away does not come back", () => {
  const applied = [right("read", "Titel"), right("delete"), right("update", "Titel")];
  const granted = [right("read", "Titel"), right("publish")];
  assert.deepEqual(mergeRights(granted, applied, applied), granted);
});

test("a new field does not bring back a right that an administrator took away", () => {
  const applied = [right("read", "Titel"), right("update", "Titel")];
  const wanted = [...applied, right("read", "Ort"), right("update", "Ort")];
  assert.deepEqual(mergeRights([right("read", "Titel")], wanted, applied), [
    right("read", "Titel"),
    right("read", "Ort"),
  ]);
});

signIn(features);

/** Of PostgreSQL's columns for short texts; SQLite has no limit, so that only a start on PostgreSQL would fail. */
const maxLength = 255;

for (const { name, description } of [...roles(), ...tokens()])
  test(`PostgreSQL has room for the description of ${name}`, () =>
    assert.ok(description.length <= maxLength));

/** The type of an event, with fields that only some may write or read */
const eventType = {
  uid: "api::veranstaltung.veranstaltung",
  kind: "collectionType",
  options: { draftAndPublish: true },
  attributes: { Titel: {}, Betreut_von: { type: "relation", target: "admin::user" } },
};
const settingsType = {
  uid: "api::allgemeine-einstellung.allgemeine-einstellung",
  kind: "singleType",
  options: {},
  attributes: { Dorfname: {}, Schulferien: {} },
};
const types = [eventType, settingsType];

/** A Strapi that has these two types, and knows that nobody creates the settings. */
function strapiWithTypes(): Core.Strapi {
  const contentType = (uid: string) => types.find((type) => type.uid === uid) ?? eventType;
  const withFields = ([{ subjects, ...action }]: [{ subjects: string[] }]) => {
    const { uid, attributes } = contentType(subjects[0] ?? "");
    const fields = Object.keys(attributes).flatMap((name) =>
      name === "Schulferien" ? [`${name}.Name`] : [name],
    );
    return [{ ...action, subject: uid, properties: { fields } }];
  };
  const get = (id: string) => {
    const subjects = types
      .map(({ uid }) => uid)
      .filter((uid) => !(id.endsWith("create") && uid === settingsType.uid));
    return { action: id.replace(/^.*\./, ""), subjects };
  };
  const strapi: unknown = {
    contentTypes: Object.fromEntries(types.map((type) => [type.uid, type])),
    contentType,
    service: () => ({ actionProvider: { get } }),
    get: () => ({ get: () => ({ getPermissionsWithNestedFields: withFields }) }),
  };
  return strapi as Core.Strapi;
}

const everything = ["create", "read", "update", "delete", "publish"].map(
  (each) => `event ${each} Titel,Betreut_von`,
);
const events = (rights: string) => rights.split(" ").map((each) => `event ${each} Titel`);
const granted: Record<string, string[]> = {
  "dorfforum-redaktion": [
    ...events("create read update delete publish"),
    "settings read Dorfname,Schulferien.Name",
    "settings update Schulferien.Name",
  ],
  "dorfforum-moderation": events("create read update publish"),
  "dorfforum-verein": events("create read update delete").map((each) => `${each} if own-event`),
  "dorfforum-raumvergabe": events("create"),
  "dorfforum-verwaltung": [
    ...everything,
    "settings read Dorfname,Schulferien.Name",
    "settings update Dorfname,Schulferien.Name",
  ],
};
for (const role of roles())
  test(`${role.name} gets for events and settings what is defined, and fields about people with the right to read them`, () => {
    const known = { ...role, entries: role.entries === "all" ? role.entries : knownIn(role.entries) };
    const written = permissionsOf(strapiWithTypes(), known)
      .filter(({ subject }) => subject)
      .map(({ action, subject, conditions = [], properties }) => {
        const type = subject === eventType.uid ? "event" : "settings";
        const condition = conditions.map((each) => ` if ${each.replace("api::", "")}`).join("");
        return `${type} ${action} ${properties?.fields?.join(",")}${condition}`;
      });
    assert.deepEqual(written, granted[role.code]);
  });

const knownIn = <Grant>(entries: Partial<Record<string, Grant>>) =>
  Object.fromEntries(Object.entries(entries).filter(([uid]) => types.some((type) => type.uid === uid)));

test("only who manages people may read them", () => {
  const readers = roles().filter(({ others }) =>
    Object.keys(others).some((right) => right.startsWith("admin::")),
  );
  assert.deepEqual(
    readers.map(({ code }) => code),
    ["dorfforum-verwaltung"],
  );
});
