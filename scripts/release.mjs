import { execFile } from "node:child_process";
import { readdir, readFile, rm, unlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { ensureCmsBuilt, ensureSiteBuilt, outdatedBuilds } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { cms, root, site } from "./paths.mjs";

// What a server or an image runs with (docs/decisions/installing.md). A release shares files with the one before, so nothing
// here writes into one.

/** What Next's build leaves beside the folder that server.js stands in is needed while it builds. */
const keptOfSite = new Set(["standalone", ".dorfforum-stamp"]);
const unneededFile = /\.map$|\.d\.[cm]?ts$|^(readme|changelog|history)\b.*\.(md|markdown)$/i;

const remove = (/** @type {string} */ file) => rm(file, { recursive: true, force: true });

async function pruneSite() {
  const build = path.join(site.folder, ".next");
  for (const name of await readdir(build)) if (!keptOfSite.has(name)) await remove(path.join(build, name));
  await remove(path.join(site.folder, "node_modules"));
}

/** Every package that Strapi names stays. */
async function pruneCms() {
  const { packages } = JSON.parse(await readFile(path.join(cms.folder, "package-lock.json"), "utf8"));
  for (const name of Object.keys(packages)) if (packages[name].dev) await remove(path.join(cms.folder, name));
  const modules = path.join(cms.folder, "node_modules");
  for (const entry of await readdir(modules, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && unneededFile.test(entry.name))
      await unlink(path.join(entry.parentPath, entry.name));
}

/** One after the other: a small server serves meanwhile. */
const parts = [
  { target: site, kept: [".next"], build: () => ensureSiteBuilt(), prune: pruneSite },
  { target: cms, kept: ["cms/dist", "cms/node_modules"], build: ensureCmsBuilt, prune: pruneCms },
];

/** Installs, builds and prunes what differs from the release in the folder `running`, and links the rest. @param {string} [running] */
export async function buildRelease(running) {
  const outdated = running ? outdatedBuilds(running) : [site, cms];
  for (const { target, kept, build, prune } of parts) {
    if (outdated.includes(target)) {
      await ensureInstalled([target], false);
      await build();
    } else await promisify(execFile)("cp", ["-al", "--parents", ...kept, root], { cwd: running });
    await prune();
  }
}
