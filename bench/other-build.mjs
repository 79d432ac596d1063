import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../scripts/paths.mjs";
import { testBuild } from "../scripts/stack/test-stack.mjs";

const name = ".next-bench";
const folder = path.join(root, name);
const fileName = /(static\/(?:chunks|media)\/[\w~./-]+?)(\.(?:js|css)\b)/g;

/** Copies the build and gives its scripts and styles other names, as a build of changed sources has. */
export async function copyBuildWithOtherNames() {
  const remove = () => rm(folder, { recursive: true, force: true });
  await remove();
  await cp(path.join(root, testBuild), folder, {
    recursive: true,
    filter: (from) => !/\/(cache|types|standalone)$/.test(from),
  });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (/\.(js|json|css|html|rsc)$/.test(file)) {
      const text = await readFile(file, "utf8");
      const changed = text.replace(fileName, "$1-2$2");
      if (changed !== text) await writeFile(file, changed);
    }
    const renamed = path.relative(folder, file).replace(fileName, "$1-2$2");
    await rename(file, path.join(folder, renamed));
  }
  return { name, remove };
}
