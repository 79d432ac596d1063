import { existsSync } from "node:fs";
import { plainEnvironment } from "./environment.mjs";
import { root } from "./paths.mjs";
import { run } from "./processes.mjs";

/** Whether this is a Debian that may install its own packages. */
export const canUseApt = () =>
  process.getuid?.() === 0 && existsSync("/etc/debian_version") && existsSync("/usr/bin/apt-get");

/** Installs one of Debian's packages; its output goes to the log. */
export async function installWithApt(name, log) {
  const options = { cwd: root, env: plainEnvironment({ DEBIAN_FRONTEND: "noninteractive" }), log };
  await run("apt-get update", "apt-get", ["update"], options);
  await run("apt-get install", "apt-get", ["install", "-y", "--no-install-recommends", name], options);
}
