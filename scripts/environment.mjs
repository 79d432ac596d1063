import { existsSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import util from "node:util";
import { root } from "./paths.mjs";

/** The environment for what is started: without what npm says of its run, without a NODE_ENV, without telemetry. */
export function plainEnvironment(more = {}) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_)|NODE_ENV$|NEXT_DIST_DIR$|INIT_CWD$|DORFFORUM_)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    NEXT_TELEMETRY_DISABLED: "1",
    STRAPI_TELEMETRY_DISABLED: "true",
    ...more,
  };
}

const settingsOf = (name) => {
  const file = path.join(root, name);
  return existsSync(file) ? Object.keys(util.parseEnv(readFileSync(file, "utf8"))) : [];
};

/**
 * The environment of tests: nothing of this installation's settings, neither from the process nor from the files, so
 * that a test run writes no mail, reports no error and touches no database but its own.
 */
export function testEnvironment(more = {}) {
  const inFiles = [".env", ".env.local", ".env.production", ".env.test"].flatMap(settingsOf);
  const named = [
    ...inFiles,
    ...settingsOf(".env.example"),
    ...settingsOf("cms/.env.example"),
    ...settingsOf("cms/.env"),
  ];
  const unwanted = new Set([...named, "PORT", "HOST", "DATABASE_URL", "DATABASE_CLIENT", "NODE_OPTIONS"]);
  const environment = Object.fromEntries(
    Object.entries(plainEnvironment()).filter(([name]) => !unwanted.has(name)),
  );
  return {
    ...environment,
    // Next.js reads the files all the same, but leaves alone what is set, be it to nothing.
    ...Object.fromEntries(inFiles.map((name) => [name, ""])),
    // Strapi reads no file but this one.
    ENV_PATH: os.devNull,
    ...more,
  };
}
