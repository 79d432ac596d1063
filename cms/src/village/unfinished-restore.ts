import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";

/** As @strapi/data-transfer 5.54 names the folder to which it moves the files while it replaces them */
const keptFilesPrefix = "uploads_backup_";

/**
 * Puts the files back where a restore was ended before its end: its entries were never stored. To be called only while no
 * restore is under way.
 */
export async function undoUnfinishedRestore({ dirs, log }: Core.Strapi): Promise<void> {
  const folder = dirs.static.public;
  const keptFolders = (await readdir(folder)).filter((name) => name.startsWith(keptFilesPrefix)).sort();
  const [first, ...others] = keptFolders;
  if (!first) return;
  const uploads = path.join(folder, "uploads");
  await rm(uploads, { recursive: true, force: true });
  await rename(path.join(folder, first), uploads);
  for (const name of others) await rm(path.join(folder, name), { recursive: true });
  log.warn("A restore was ended before its end: the files are those from before it again.");
}
