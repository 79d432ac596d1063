import assert from "node:assert/strict";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import { checkWrites, coreStoreKey, coreStoreTable } from "./strapi-database";
import { checkStrapiInternals, panelRequest, requireParts } from "./strapi-internals";

/** Everything that strapi-internals.ts relies on. */
const parts: Record<string, string[]> = {
  webhookStore: ["findWebhooks", "createWebhook", "updateWebhook", "deleteWebhook"],
  webhookRunner: ["add", "remove"],
  "admin::permission.actionProvider": ["get"],
  services: ["extend"],
  "admin::permission": ["createPermissionsManager"],
  "admin::api-token": ["hash"],
  "admin::role": ["getSuperAdmin", "assignPermissions", "deleteByIds"],
  "admin::content-type": ["getPermissionsWithNestedFields"],
  "admin::auth": ["hashPassword", "validatePassword", "checkCredentials", "forgotPassword"],
  "plugin::content-manager.content-types": ["findConfiguration", "updateConfiguration"],
  "plugin::content-manager.components": ["findConfiguration", "updateConfiguration"],
  "plugin::content-manager.field-sizes": ["getFieldSize"],
  "plugin::content-manager.uid": ["generateUIDField"],
  "plugin::content-manager.permission-checker": ["create"],
  "plugin::upload.upload": ["upload", "findOne", "remove", "getSettings", "setSettings"],
};

const database = (
  queryBuilder: unknown = () => undefined,
  table = coreStoreTable,
  idColumn = "related_id",
) => {
  const related = {
    joinTable: {
      name: "files_related_mph",
      joinColumn: { name: "file_id" },
      morphColumn: { typeColumn: { name: "related_type" }, idColumn: { name: idColumn } },
    },
  };
  return { queryBuilder, metadata: { get: () => ({ tableName: table, attributes: { related } }) } };
};

/** A Strapi that has the parts except one method. */
function strapiWithout(missingPart = "", missingMethod = ""): Core.Strapi {
  const part = (name: string) => {
    const methods = (parts[name] ?? []).filter((method) => name !== missingPart || method !== missingMethod);
    return Object.fromEntries(methods.map((method) => [method, () => undefined]));
  };
  const strapi: unknown = {
    get: (name: string) => (name === "services" ? { get: part, ...part(name) } : part(name)),
    db: database(),
    eventHub: { emit: () => undefined },
    service: (name: string) => ({ actionProvider: part(`${name}.actionProvider`) }),
  };
  return strapi as Core.Strapi;
}

test("a Strapi with all internal parts is accepted", () => checkStrapiInternals(strapiWithout()));

for (const [name, methods] of Object.entries(parts))
  for (const method of methods)
    test(`start-up stops with a message that names ${name}.${method}`, () =>
      assert.throws(() => checkStrapiInternals(strapiWithout(name, method)), {
        message: new RegExp(`no ${name}\\.${method}\\(\\)`),
      }));

const moved: [part: string, change: object][] = [
  ["db.queryBuilder()", { db: database(null) }],
  ["the table strapi_core_store_settings", { db: database(undefined, "strapi_values") }],
  ["the table files_related_mph", { db: database(undefined, undefined, "entry_id") }],
  ["eventHub.emit()", { eventHub: {} }],
];
for (const [part, change] of moved)
  test(`start-up stops with a message that names ${part}`, () =>
    assert.throws(() => checkStrapiInternals({ ...strapiWithout(), ...change } as Core.Strapi), {
      message: `This version of Strapi has no ${part}, on which the CMS relies: adapt cms/src/strapi-internals.ts.`,
    }));

/** A Strapi whose `updateMany` does what `stamp` does beside, and which keeps values under `key`. */
function writingStrapi(stamp: (row: { updatedAt: string }) => void, key = coreStoreKey("check")) {
  const role = { id: 1, code: "strapi-super-admin", updatedAt: "2026-01-01T00:00:00.000Z" };
  const keys: string[] = [];
  const strapi: unknown = {
    db: {
      query: () => ({
        findOne: async () => ({ ...role }),
        updateMany: async () => stamp(role),
        count: async ({ where }: { where: { key: string } }) =>
          keys.filter((each) => each === where.key).length,
      }),
    },
    store: () => ({ set: async () => keys.push(key) }),
  };
  return strapi as Core.Strapi;
}

test("start-up goes on when updateMany leaves the time of change, and the store writes where it is read", () =>
  checkWrites(writingStrapi(() => {})));
test("start-up stops when updateMany sets the time of change", () =>
  assert.rejects(
    checkWrites(
      writingStrapi((row) => {
        row.updatedAt = "2026-01-02T00:00:00.000Z";
      }),
    ),
    /no updateMany\(\) that leaves updatedAt/,
  ));
test("start-up stops when the store writes under another key", () =>
  assert.rejects(checkWrites(writingStrapi(() => {}, "dorfforum.check")), /no store\(\) with the key/));

const askedBy = (state: object | undefined) => {
  const strapi: unknown = { requestContext: { get: () => state && { state } } };
  return () => panelRequest(strapi as Core.Strapi);
};
const person = { userAbility: {}, user: { id: 1 } };
test("the rights of a panel's request are those of the person who asks", () => {
  assert.deepEqual(askedBy({ auth: { strategy: { name: "admin" } }, ...person })(), person);
  for (const state of [undefined, {}, { auth: { strategy: { name: "api-token" } } }])
    assert.equal(askedBy(state)(), undefined);
});
test("a panel's request without rights is refused: they have moved", () => {
  for (const state of [{}, { user: person.user }, { userAbility: {} }])
    assert.throws(
      askedBy({ auth: { strategy: { name: "admin" } }, ...state }),
      /requestContext\.state\.userAbility/,
    );
});

test("an extension stops the start when the action that it replaces has moved", () => {
  const actions = { find: () => undefined };
  assert.equal(requireParts(actions, "plugin::x.y", ["find"]), actions);
  assert.throws(
    () => requireParts({ ...actions, find: undefined }, "plugin::x.y", ["find"]),
    /no plugin::x\.y\.find\(\)/,
  );
});
