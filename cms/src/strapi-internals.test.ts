import assert from "node:assert/strict";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import { checkStrapiInternals } from "./strapi-internals";

/** Everything that strapi-internals.ts relies on. */
const parts: Record<string, string[]> = {
  webhookStore: ["findWebhooks", "createWebhook", "updateWebhook", "deleteWebhook"],
  webhookRunner: ["add", "remove"],
  "admin::permission.actionProvider": ["get"],
  "admin::api-token": ["hash"],
  "admin::role": ["getSuperAdmin", "assignPermissions", "deleteByIds"],
  "admin::content-type": ["getPermissionsWithNestedFields"],
  "admin::auth": ["hashPassword"],
  "plugin::content-manager.content-types": ["findConfiguration", "updateConfiguration"],
  "plugin::content-manager.components": ["findConfiguration", "updateConfiguration"],
  "plugin::content-manager.field-sizes": ["getFieldSize"],
  "plugin::content-manager.uid": ["generateUIDField"],
  "plugin::content-manager.permission-checker": ["create"],
  "plugin::upload.upload": ["upload", "findOne", "remove", "getSettings", "setSettings"],
};

/** A Strapi that has the parts except one method. */
function strapiWithout(missingPart = "", missingMethod = ""): Core.Strapi {
  const part = (name: string) => {
    const methods = (parts[name] ?? []).filter((method) => name !== missingPart || method !== missingMethod);
    return Object.fromEntries(methods.map((method) => [method, () => undefined]));
  };
  const strapi: unknown = {
    get: (name: string) => (name === "services" ? { get: part } : part(name)),
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
