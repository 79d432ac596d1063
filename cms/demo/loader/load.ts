import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { publicTypes } from "../../src/public-types";
import { uploadFile } from "../../src/strapi-internals";
import { demoFiles, type References, readEntries, toFields } from "./demo-files";
import { todayInVillage } from "./relative-dates";

/**
 * Fills an empty database with the demo village; its dates are counted from today, once. One transaction: an interrupted
 * load leaves nothing and is repeated by the next start.
 * @throws Error that names the file and entry that Strapi or the loader refuses
 */
export async function loadDemoVillage(strapi: Core.Strapi): Promise<void> {
  if (await hasContent(strapi)) return;
  const folder = join(strapi.dirs.app.root, "demo");
  const today = todayInVillage();
  await strapi.db.transaction(async () => {
    const ids: References = { drawings: await uploadDrawings(strapi, join(folder, "medien")) };
    for (const { file, type } of demoFiles) {
      const attributes = Object.keys(strapi.contentType(type).attributes);
      const created: Record<string, string> = {};
      for (const entry of readEntries(folder, file)) {
        try {
          const data = toFields(entry, attributes, today, ids);
          const { documentId } = await strapi.documents(type).create({ data, status: "published" });
          if (entry.Slug) created[entry.Slug] = documentId;
        } catch (cause) {
          const reason = cause instanceof Error ? cause.message : String(cause);
          const where = entry.Slug ?? "its entry";
          throw new Error(`The demo file ${file} is wrong at ${where}: ${reason}`, { cause });
        }
      }
      ids[type] = created;
    }
  });
  strapi.log.info("The demo village is loaded.");
}

async function hasContent(strapi: Core.Strapi): Promise<boolean> {
  for (const { uid } of publicTypes) if ((await strapi.db.query(uid).count()) > 0) return true;
  return false;
}

/** @returns the id of each uploaded drawing by its name without extension */
async function uploadDrawings(strapi: Core.Strapi, folder: string): Promise<Record<string, number>> {
  const descriptions: Record<string, string> = JSON.parse(
    readFileSync(join(folder, "illustrationen.json"), "utf8"),
  );
  const ids: Record<string, number> = {};
  for (const [name, description] of Object.entries(descriptions)) {
    const filepath = join(folder, "illustrationen", `${name}.svg`);
    ids[name] = await uploadFile(strapi, filepath, "image/svg+xml", description);
  }
  return ids;
}
