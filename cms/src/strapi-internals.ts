import type { Core, Modules, UID } from "@strapi/strapi";
import type { FormLayout } from "./editing-view/form-layout";
import type { FieldText } from "./editing-view/merge-field-text";
import { movedDatabaseParts, movedPart } from "./strapi-database";

/**
 * Every part of Strapi that is used although Strapi does not document it: here, and of the database in strapi-database.ts.
 * Works with Strapi 5.54.0; start-up stops with the name of the part that a later version has moved or renamed, so look here
 * first after an update.
 *
 * Two kinds cannot be seen at start. Addresses and bodies of the panel's API: outdated forms are told by them
 * (rules/refuse-outdated-forms.ts; e2e/panel-forms.spec.ts). In the browser, all shown by e2e/panel*.spec.ts: the names of
 * RTK's actions and endpoints and the state `adminApi` (plugins/redaktion/admin/saving.ts), the order of the menu's titles
 * with spaces before them (menu.ts), that widgets, links and side panels may be added until registerTrads() has ended (index.ts), and the addresses of lists, entries and filters (open-entry.ts, start-page.tsx).
 */

type StoredWebhook = Modules.WebhookStore.Webhook;
type Webhook = Omit<StoredWebhook, "id">;

/** One field in the panel's editing view and lists. */
export type FieldView = { edit: FieldText; list: { label?: string } };
/** How the panel shows a content type or component. */
export type View = {
  settings: { mainField?: string; defaultSortBy?: string; defaultSortOrder?: string };
  metadatas: Record<string, FieldView>;
  layouts: { list: string[]; edit: FormLayout };
};
type ViewService = {
  findConfiguration(model: { uid: string }): Promise<View>;
  updateConfiguration(model: { uid: string }, view: View): Promise<unknown>;
};
const viewMethods = ["findConfiguration", "updateConfiguration"] as const;

type LocalFile = { filepath: string; originalFilename: string; mimetype: string; size: number };
type UploadedFile = { id: number };

type PanelRight = "read" | "create" | "update" | "delete" | "publish" | "unpublish" | "discard";

/** An editor's rights to one content type, as the content manager asks for them. */
export type Rights = {
  /** With an entry: the right to this entry, or to a field of it. Without: the right to any, even with conditions. */
  can: Record<PanelRight, (entry?: object, field?: string) => boolean>;
  /** Whether the right has a condition. */
  requiresEntity: Record<PanelRight, () => boolean>;
  /** The filters that leave the entries which the editor may read or change. */
  sanitizedQuery: Record<"read" | "update", (query: object) => Promise<{ filters?: object }>>;
  /** The entry without the fields that the editor may not read. */
  sanitizeOutput(entry: object): Promise<Record<string, unknown>>;
};

/** A right of a role. Rights to entries name the fields that they are about. */
export type Permission = {
  action: string;
  subject?: string | null;
  conditions?: string[];
  properties?: { fields?: string[] };
};
type Action = { subjects?: string[] };

/** Answer the panel's queries, those for entries and those for files. */
export type PermissionsManagers = {
  createPermissionsManager(asked: { ability: { can(action: string): boolean }; model: string }): {
    sanitizeQuery(query: object, action?: object): Promise<object>;
    sanitizeOutput(output: object, action?: object): Promise<object>;
  };
};

/** What is behind the pages before the log-in. */
export type Accounts = {
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  /** @returns an error, the account or false, and the reason */
  checkCredentials(credentials: { email: string; password: string }): Promise<[unknown, unknown, unknown?]>;
  forgotPassword(asked: { email: string }): Promise<unknown>;
};

export const strapiInternals = {
  /** The panel's API for webhooks refuses addresses on the same machine in production. */
  webhookStore: part<{
    findWebhooks(): Promise<StoredWebhook[]>;
    createWebhook(webhook: Webhook): Promise<StoredWebhook>;
    updateWebhook(id: string, webhook: Webhook): Promise<StoredWebhook | null>;
    deleteWebhook(id: string): Promise<StoredWebhook | null>;
  }>("webhookStore", ["findWebhooks", "createWebhook", "updateWebhook", "deleteWebhook"]),

  /** Sends webhooks; it reads the store before the application's bootstrap. */
  webhookRunner: part<{ add(webhook: StoredWebhook): void; remove(webhook: StoredWebhook): void }>(
    "webhookRunner",
    ["add", "remove"],
  ),

  /** The rights that roles can have. `subjects` are the content types for which a right exists. */
  actionProvider: part<{ get(id: string): Action | undefined }>("admin::permission.actionProvider", ["get"]),

  permissionsManagers: part<PermissionsManagers>("admin::permission", ["createPermissionsManager"]),

  apiTokens: part<{ hash(key: string): string }>("admin::api-token", ["hash"]),
  roles: part<{
    getSuperAdmin(): Promise<{ id: number } | null>;
    assignPermissions(role: number, permissions: Permission[]): Promise<unknown>;
    deleteByIds(roles: number[]): Promise<unknown>;
  }>("admin::role", ["getSuperAdmin", "assignPermissions", "deleteByIds"]),
  /** Names the fields of a type, without which a right to entries is void. */
  permissionFields: part<{ getPermissionsWithNestedFields(actions: Action[]): Permission[] }>(
    "admin::content-type",
    ["getPermissionsWithNestedFields"],
  ),
  auth: part<Accounts>("admin::auth", [
    "hashPassword",
    "validatePassword",
    "checkCredentials",
    "forgotPassword",
  ]),

  /** Replaces a service by what wraps it. */
  services: part<{ extend(name: string, wrap: (service: never) => object): unknown }>("services", ["extend"]),

  typeViews: part<ViewService>("plugin::content-manager.content-types", viewMethods),
  componentViews: part<ViewService>("plugin::content-manager.components", viewMethods),

  /** How wide the panel makes a field whose form has no layout yet. */
  fieldSizes: part<{ getFieldSize(type: string): { default: number } }>(
    "plugin::content-manager.field-sizes",
    ["getFieldSize"],
  ),

  /** Makes a slug that is still free. */
  slugs: part<{
    generateUIDField(entry: {
      contentTypeUID: UID.ContentType;
      field: string;
      data: object;
    }): Promise<string>;
  }>("plugin::content-manager.uid", ["generateUIDField"]),

  permissionChecker: part<{ create(options: { userAbility: unknown; model: UID.ContentType }): Rights }>(
    "plugin::content-manager.permission-checker",
    ["create"],
  ),

  uploads: part<{
    upload(options: {
      data: { fileInfo: { name: string; alternativeText: string | null } };
      files: LocalFile;
    }): Promise<UploadedFile[]>;
    findOne(id: number): Promise<UploadedFile | null>;
    remove(file: UploadedFile): Promise<unknown>;
    getSettings(): Promise<Record<string, boolean>>;
    setSettings(settings: Record<string, boolean>): Promise<unknown>;
  }>("plugin::upload.upload", ["upload", "findOne", "remove", "getSettings", "setSettings"]),
};

/** @throws Error that names the first internal part which this version of Strapi lacks */
export function checkStrapiInternals(strapi: Core.Strapi): void {
  for (const find of Object.values(strapiInternals)) find(strapi);
  const [moved] = movedDatabaseParts(strapi);
  if (moved) throw movedPart(moved);
}

type PanelRequest = { userAbility: object; user: { id: number; roles?: { id: number; code?: string }[] } };

/**
 * Who asks, and their rights, while a request of the panel is being answered; undefined for the site's requests, and for
 * what nobody asks for.
 * @throws Error where a panel's request has no rights: without it a Strapi that has renamed them would let everybody write
 */
export function panelRequest(strapi: Core.Strapi): PanelRequest | undefined {
  const { auth, userAbility, user } = strapi.requestContext.get()?.state ?? {};
  if (auth?.strategy?.name === "admin" && !(userAbility && user))
    throw movedPart("requestContext.state.userAbility");
  return userAbility && user ? { userAbility, user } : undefined;
}

/**
 * Actions of a plugin's controller that are replaced in cms/src/extensions, or services.
 * @throws Error that names the first one that this version of Strapi lacks
 */
export function requireParts<T extends object>(
  found: T,
  name: string,
  methods: readonly (keyof T & string)[],
): T {
  const missing = methods.find((method) => typeof Object(found)[method] !== "function");
  if (missing) throw movedPart(`${name}.${missing}()`);
  return found;
}

/** Finds a service, a property of a service, or a part of Strapi's container by its name. */
function findPart(strapi: Core.Strapi, name: string): unknown {
  if (["webhookStore", "webhookRunner", "services"].includes(name)) return strapi.get(name);
  if (name === "admin::permission.actionProvider") return strapi.service("admin::permission")?.actionProvider;
  return strapi.get("services").get(name);
}

function part<T extends object>(name: string, methods: readonly (keyof T & string)[]) {
  return (strapi: Core.Strapi): T => {
    return requireParts(findPart(strapi, name) as T, name, methods);
  };
}
