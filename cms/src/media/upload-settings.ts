import type { Core } from "@strapi/strapi";
import { strapiInternals } from "../strapi-internals";

/**
 * Sets how uploads are processed, once; afterwards the settings belong to the editors. The site
 * makes its own sizes, so Strapi makes none. What becomes of a picture: prepare-picture.ts.
 */
export async function ensureUploadSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "app", name: "dorfforum", key: "upload-settings" });
  if (await store.get({})) return;
  const uploads = strapiInternals.uploads(strapi);
  await uploads.setSettings({
    ...(await uploads.getSettings()),
    sizeOptimization: true,
    autoOrientation: true,
    responsiveDimensions: false,
  });
  await store.set({ value: { set: true } });
}
