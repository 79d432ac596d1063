import type { Core, Modules, UID } from "@strapi/strapi";
import type { FieldText } from "./editing-view/field-text";

/**
 * Every part of Strapi that is used here although Strapi does not document it. Known to work with Strapi 5.54.0; start-up
 * stops with the name of the part that a later version has moved or renamed, so look here first after an update.
 */

type Strapi = Core.Strapi;
type Webhook = Omit<Modules.WebhookStore.Webhook, "id">;
type StoredWebhook = Modules.WebhookStore.Webhook;

/** One field in the panel's editing view and lists. */
export type FieldView = {
  edit: FieldText;
  list: { label?: string };
};
/** How the panel shows a content type or component. */
export type View = {
  settings: { mainField?: string; defaultSortBy?: string; defaultSortOrder?: string };
  metadatas: Record<string, FieldView>;
  layouts: { list: string[]; edit: { name: string }[][] };
};
type ViewService = {
  findConfiguration(model: { uid: string }): Promise<View>;
  updateConfiguration(model: { uid: string }, view: View): Promise<unknown>;
};

/** Describes a file on disk to the upload service. */
type LocalFile = { filepath: string; originalFilename: string; mimetype: string; size: number };
export type UploadedFile = { id: number; name: string };
type UploadSettings = Record<string, boolean>;

/** An editor's rights to one content type, as the content manager asks for them. */
export type Rights = {
  /** With an entry: the right to this entry. Without: the right to any entry, even one with conditions. */
  can: Record<"read" | "create" | "update", (entry?: object) => boolean>;
  /** The entry without the fields that the editor may not read. */
  sanitizeOutput(entry: object): Promise<Record<string, unknown>>;
};

export const strapiInternals = {
  /** Webhooks. The panel's API for them refuses addresses on the same machine in production. */
  webhookStore: (strapi: Strapi) =>
    withMethods<{
      findWebhooks(): Promise<StoredWebhook[]>;
      createWebhook(webhook: Webhook): Promise<StoredWebhook>;
      updateWebhook(id: string, webhook: Webhook): Promise<StoredWebhook | null>;
      deleteWebhook(id: string): Promise<StoredWebhook | null>;
    }>("webhookStore", strapi.get("webhookStore"), [
      "findWebhooks",
      "createWebhook",
      "updateWebhook",
      "deleteWebhook",
    ]),

  /** Sends webhooks; it reads the store before the application's bootstrap. */
  webhookRunner: (strapi: Strapi) =>
    withMethods<{ add(webhook: StoredWebhook): void; remove(webhook: StoredWebhook): void }>(
      "webhookRunner",
      strapi.get("webhookRunner"),
      ["add", "remove"],
    ),

  /** The rights that roles can have. `subjects` are the content types for which a right exists. */
  actionProvider: (strapi: Strapi) =>
    withMethods<{ get(id: string): { subjects?: string[] } | undefined }>(
      "admin::permission.actionProvider",
      strapi.service("admin::permission")?.actionProvider,
      ["get"],
    ),

  apiTokens: (strapi: Strapi) =>
    withMethods<{ hash(key: string): string }>("admin::api-token", strapi.service("admin::api-token"), [
      "hash",
    ]),

  roles: (strapi: Strapi) =>
    withMethods<{ getSuperAdmin(): Promise<{ id: number } | null> }>(
      "admin::role",
      strapi.service("admin::role"),
      ["getSuperAdmin"],
    ),

  users: (strapi: Strapi) =>
    withMethods<{ create(user: Record<string, unknown>): Promise<unknown> }>(
      "admin::user",
      strapi.service("admin::user"),
      ["create"],
    ),

  typeViews: (strapi: Strapi) => viewService(strapi, "content-types"),
  componentViews: (strapi: Strapi) => viewService(strapi, "components"),

  /** Makes a slug that is still free. */
  slugs: (strapi: Strapi) =>
    withMethods<{
      generateUIDField(entry: {
        contentTypeUID: UID.ContentType;
        field: string;
        data: object;
      }): Promise<string>;
    }>("plugin::content-manager.uid", strapi.plugin("content-manager")?.service("uid"), ["generateUIDField"]),

  permissionChecker: (strapi: Strapi) =>
    withMethods<{ create(options: { userAbility: unknown; model: UID.ContentType }): Rights }>(
      "plugin::content-manager.permission-checker",
      strapi.plugin("content-manager")?.service("permission-checker"),
      ["create"],
    ),

  uploads: (strapi: Strapi) =>
    withMethods<{
      upload(options: {
        data: { fileInfo: { name: string; alternativeText: string | null } };
        files: LocalFile;
      }): Promise<UploadedFile[]>;
      findOne(id: number): Promise<UploadedFile | null>;
      remove(file: UploadedFile): Promise<unknown>;
      getSettings(): Promise<UploadSettings>;
      setSettings(settings: UploadSettings): Promise<unknown>;
    }>("plugin::upload.upload", strapi.plugin("upload")?.service("upload"), [
      "upload",
      "findOne",
      "remove",
      "getSettings",
      "setSettings",
    ]),
};

/** @throws Error that names the first internal part which this version of Strapi lacks */
export function checkStrapiInternals(strapi: Strapi): void {
  for (const find of Object.values(strapiInternals)) find(strapi);
}

/** Puts one file into the media library. */
export async function uploadFile(
  strapi: Strapi,
  file: LocalFile,
  alternativeText: string | null,
): Promise<UploadedFile> {
  const name = file.originalFilename;
  const [stored] = await strapiInternals
    .uploads(strapi)
    .upload({ data: { fileInfo: { name, alternativeText } }, files: file });
  if (!stored) throw new Error(`Strapi did not store ${name} in the media library.`);
  return stored;
}

const viewService = (strapi: Strapi, name: "content-types" | "components") =>
  withMethods<ViewService>(
    `plugin::content-manager.${name}`,
    strapi.plugin("content-manager")?.service(name),
    ["findConfiguration", "updateConfiguration"],
  );

function withMethods<T extends object>(
  name: string,
  part: unknown,
  methods: readonly (keyof T & string)[],
): T {
  const missing = methods.find((method) => typeof Object(part)[method] !== "function");
  if (missing)
    throw new Error(
      `This version of Strapi has no ${name}.${missing}(), on which the CMS relies: adapt cms/src/strapi-internals.ts.`,
    );
  return part as T;
}
