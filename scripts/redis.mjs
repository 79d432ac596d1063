import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { canUseApt, installWithApt } from "./apt.mjs";
import { logs } from "./paths.mjs";
import { step } from "./progress.mjs";

const program = "redis-server";

const starts = () =>
  promisify(execFile)(program, ["--version"], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );

/** @returns {Promise<string>} the program that the tests of several servers start; "" where it cannot be installed */
export async function ensureRedis() {
  if (await starts()) return program;
  if (!canUseApt()) return "";
  await step("Installing Redis for the browser tests", () =>
    installWithApt(program, path.join(logs, "install-redis.log")).catch(() => {}),
  );
  return (await starts()) ? program : "";
}
