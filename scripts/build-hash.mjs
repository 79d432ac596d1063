import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const file = ".dorfforum-stamp";

/** Every file below the given files and folders that `counts`, sorted; what does not exist is left out. */
async function filesBelow(folder, names, counts) {
  const found = [];
  for (const name of names) {
    const entries = await readdir(path.join(folder, name), { recursive: true, withFileTypes: true }).catch(
      (error) => {
        if (error.code === "ENOTDIR") return undefined;
        if (error.code === "ENOENT") return [];
        throw error;
      },
    );
    if (entries === undefined) found.push(name);
    else
      for (const entry of entries)
        if (entry.isFile())
          found.push(path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
  }
  return found.filter(counts).sort();
}

/** A fingerprint of names and contents, and of the Node that made something of them. */
export async function fingerprint(folder, names, counts = () => true) {
  const hash = createHash("sha256").update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const name of await filesBelow(folder, names, counts)) {
    hash.update(`${name}\n`).update(
      createHash("sha256")
        .update(await readFile(path.join(folder, name)))
        .digest(),
    );
  }
  return hash.digest("hex");
}

/** Whether `folder` was finished with this fingerprint. */
export async function isStamped(folder, value) {
  const stamp = await readFile(path.join(folder, file), "utf8").catch(() => "");
  return stamp === value;
}

/** Marks `folder` as finished: only after everything in it is. */
export const stamp = (folder, value) => writeFile(path.join(folder, file), value);

export const unstamp = (folder) => rm(path.join(folder, file), { force: true });
