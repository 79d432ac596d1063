import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Core, Modules, UID } from "@strapi/strapi";
import type { FormLayout } from "./editing-view/form-layout";
import type { FieldText } from "./editing-view/merge-field-text";

/**
 * Every part of Strapi that is used here although Strapi does not document it. Works with Strapi 5.54.0; start-up stops
 * with the name of the part that a later version has moved or renamed, so look here first after an update.
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

type LocalFile = { filepath: string; originalFilename: string; mimetype: string; size: number };
type UploadedFile = { id: number };
type UploadSettings = Record<string, boolean>;

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
  auth: part<{ hashPassword(password: string): Promise<string> }>("admin::auth", ["hashPassword"]),

  typeViews: views("plugin::content-manager.content-types"),
  componentViews: views("plugin::content-manager.components"),

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
    getSettings(): Promise<UploadSettings>;
    setSettings(settings: UploadSettings): Promise<unknown>;
  }>("plugin::upload.upload", ["upload", "findOne", "remove", "getSettings", "setSettings"]),
};

/** @throws Error that names the first internal part which this version of Strapi lacks */
export function checkStrapiInternals(strapi: Core.Strapi): void {
  for (const find of Object.values(strapiInternals)) find(strapi);
}

/** Puts a file of the disk into the media library. @returns its id */
export async function uploadFile(
  strapi: Core.Strapi,
  filepath: string,
  mimetype: string,
  alternativeText: string | null = null,
): Promise<number> {
  const name = basename(filepath);
  const files = { filepath, originalFilename: name, mimetype, size: (await stat(filepath)).size };
  const data = { fileInfo: { name, alternativeText } };
  const [stored] = await strapiInternals.uploads(strapi).upload({ data, files });
  if (!stored) throw new Error(`Strapi did not store ${name} in the media library.`);
  return stored.id;
}

/** Finds a service, a property of a service, or a part of Strapi's container by its name. */
function findPart(strapi: Core.Strapi, name: string): unknown {
  if (name === "webhookStore" || name === "webhookRunner") return strapi.get(name);
  if (name === "admin::permission.actionProvider") return strapi.service("admin::permission")?.actionProvider;
  return strapi.get("services").get(name);
}

function views(name: string) {
  return part<ViewService>(name, ["findConfiguration", "updateConfiguration"]);
}

function part<T extends object>(name: string, methods: readonly (keyof T & string)[]) {
  return (strapi: Core.Strapi): T => {
    const found = findPart(strapi, name);
    const missing = methods.find((method) => typeof Object(found)[method] !== "function");
    if (missing)
      throw new Error(
        `This version of Strapi has no ${name}.${missing}(), on which the CMS relies: adapt cms/src/strapi-internals.ts.`,
      );
    return found as T;
  };
}
