import { existsSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { root } from "./paths.mjs";

/** @typedef {NodeJS.Dict<string>} Variables of an environment or a settings file */

/** Node keeps compiled code here, so that only a program's first start compiles it. */
const compileCache = path.join(root, "node_modules", ".cache", "compiled");

/** The environment of started programs: without npm's variables about this run, NODE_ENV and telemetry. */
export function plainEnvironment(/** @type {Variables} */ more = {}) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_)|NODE_ENV$|NEXT_DIST_DIR$|INIT_CWD$|DORFFORUM_)/.test(name),
  );
  const noTelemetry = { NEXT_TELEMETRY_DISABLED: "1", STRAPI_TELEMETRY_DISABLED: "true" };
  return /** @type {Variables} */ ({
    NODE_COMPILE_CACHE: compileCache,
    ...Object.fromEntries(inherited),
    ...noTelemetry,
    ...more,
  });
}

/** The names of the variables in a settings file of the repository, which need not exist. */
function variablesIn(/** @type {string} */ name) {
  const file = path.join(root, name);
  return existsSync(file) ? Object.keys(parseEnv(readFileSync(file, "utf8"))) : [];
}

/**
 * The environment of tests. It has none of this installation's settings, so that a test run sends no mail, reports no
 * error and writes to no database but its own.
 */
export function testEnvironment(/** @type {Variables} */ more = {}) {
  const environment = plainEnvironment();
  const unwanted = [".env.example", "cms/.env.example", "cms/.env"].flatMap(variablesIn);
  for (const name of [...unwanted, "PORT", "HOST", "DATABASE_URL", "DATABASE_CLIENT", "NODE_OPTIONS"])
    delete environment[name];
  // Next.js reads these files all the same, but does not overwrite variables that are set, even to nothing.
  for (const name of [".env", ".env.local", ".env.production", ".env.test"].flatMap(variablesIn))
    environment[name] = "";
  // Strapi reads no other settings file than this one.
  return /** @type {Variables} */ ({ ...environment, ENV_PATH: os.devNull, ...more });
}
