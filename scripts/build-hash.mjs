import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const stampFile = (/** @type {string} */ folder) => path.join(folder, ".dorfforum-stamp");

/** Every file at or below `folder/name`, relative to `folder`; none when that does not exist. */
function filesBelow(/** @type {string} */ folder, /** @type {string} */ name) {
  const file = path.join(folder, name);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [name] : [];
  const entries = readdirSync(file, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * A hash of names and contents, and of the platform that an installation depends on.
 * @param {string} folder @param {string[]} names of files and folders in `folder`
 * @param {(file: string) => boolean} [isIncluded] takes paths relative to `folder`
 */
export function hashFiles(folder, names, isIncluded = () => true) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}\n`);
  const files = names.flatMap((name) => filesBelow(folder, name)).filter(isIncluded);
  for (const file of files.sort()) {
    const content = createHash("sha256").update(readFileSync(path.join(folder, file)));
    hash.update(`${file}\n`).update(content.digest());
  }
  return hash.digest("hex");
}

/** Whether the work in `folder` was finished for this hash. */
export const isStamped = (/** @type {string} */ folder, /** @type {string} */ hash) =>
  existsSync(stampFile(folder)) && readFileSync(stampFile(folder), "utf8") === hash;

/** Marks the work in `folder` as finished for this hash. */
export const writeStamp = (/** @type {string} */ folder, /** @type {string} */ hash) =>
  writeFileSync(stampFile(folder), hash);

export const removeStamp = (/** @type {string} */ folder) => rmSync(stampFile(folder), { force: true });
