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
  const standalone = path.join(folder, "standalone");
  const built = path.join(standalone, name);
  await cp(path.join(root, testBuild, "standalone"), standalone, { recursive: true });
  await rename(path.join(standalone, testBuild), built);
  const files = (await readdir(built, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of [...files, path.join(standalone, "server.js")]) {
    if (/\.(js|json|css|html|rsc)$/.test(file)) {
      const text = await readFile(file, "utf8");
      const changed = text.replace(fileName, "$1-2$2").replaceAll(testBuild, name);
      if (changed !== text) await writeFile(file, changed);
    }
    const renamed = path.relative(standalone, file).replace(fileName, "$1-2$2");
    await rename(file, path.join(standalone, renamed));
  }
  return { name, remove };
}
