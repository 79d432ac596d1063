import type { Core } from "@strapi/strapi";

type Settings = Record<string, boolean>;

/**
 * How uploads are taken in, set once; after that it belongs to the editors. Photos of phones are turned upright before
 * their metadata is dropped. The site makes its own sizes, so that Strapi need not make and keep three.
 */
export async function ensureUploadSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "app", name: "dorfforum", key: "upload-settings" });
  if (await store.get({})) return;
  const upload = strapi.plugin("upload").service("upload");
  const settings: Settings = await upload.getSettings();
  await upload.setSettings({
    ...settings,
    sizeOptimization: true,
    autoOrientation: true,
    responsiveDimensions: false,
  });
  await store.set({ value: { set: true } });
}
