import { createECDH, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { cms, site } from "./paths.mjs";

const token = () => randomBytes(32).toString("hex");
const key = () => randomBytes(32).toString("base64");
/** Strapi asks for an upper-case letter, a lower-case letter and a digit. */
export const freshPassword = () => `Dorf1-${randomBytes(10).toString("hex")}`;

/** What site and CMS must have in common */
export const sharedNames = [
  "CMS_API_TOKEN",
  "CMS_WRITE_TOKEN",
  "CMS_WEBHOOK_SECRET",
  "CMS_PREVIEW_SECRET",
  "CMS_PREVIEW_TOKEN",
];

/**
 * Settings of a new installation; site and CMS share some secrets. `.env.example` explains each variable.
 * @returns {{ site: Record<string, string>, cms: Record<string, string> }}
 */
export function freshSettings() {
  const shared = Object.fromEntries(sharedNames.map((name) => [name, token()]));
  return {
    site: {
      SITE_URL: "http://localhost:3000",
      CMS_URL: "http://127.0.0.1:1337",
      CMS_ADMIN_URL: "http://localhost:1337/admin",
      ...shared,
      ALTCHA_HMAC_KEY: token(),
    },
    cms: {
      HOST: "127.0.0.1",
      PORT: "1337",
      APP_KEYS: [key(), key()].join(","),
      API_TOKEN_SALT: key(),
      ADMIN_JWT_SECRET: key(),
      TRANSFER_TOKEN_SALT: key(),
      ENCRYPTION_KEY: key(),
      ...shared,
      SITE_WEBHOOK_URL: "http://127.0.0.1:3000/api/cms/webhook",
      DEMO_VILLAGE: "true",
      ADMIN_EMAIL: "admin@example.org",
      ADMIN_PASSWORD: freshPassword(),
    },
  };
}

/** The key pair by which push services know a village (RFC 8292), on P-256, as URL-safe base64. */
function pushKeys() {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  // Leading zeros are left out of what it returns, and belong to the key.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey.toString("base64url") };
}

/**
 * Whether push keys are made: for a new installation, and where both lines are there and blank. An older one without keys
 * offers no push messages, and its privacy page names none.
 * @param {import("./environment.mjs").Variables} cms its settings file
 */
function wantsPushKeys(cms) {
  const isNew = !cms.APP_KEYS;
  return !cms.VAPID_PUBLIC_KEY && !cms.VAPID_PRIVATE_KEY && (isNew || "VAPID_PUBLIC_KEY" in cms);
}

/** Its text, or nothing when the file does not exist. */
const readText = async (/** @type {string} */ file) => (existsSync(file) ? readFile(file, "utf8") : "");

/**
 * Replaces a file at once, so that an interruption leaves the old or the new one. Only its owner may read it. A link stays,
 * and the file that it leads to is replaced.
 */
async function replaceFile(/** @type {string} */ name, /** @type {string} */ text) {
  const file = existsSync(name) ? await realpath(name) : name;
  const draft = `${file}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, text, { flag: "wx", mode: 0o600 })
    .then(() => rename(draft, file))
    .finally(() => rm(draft, { force: true }));
}

/**
 * Sets variables in the text of a settings file; one that stands there keeps its line. Values must not contain "'" or a
 * line break.
 */
function addVariables(/** @type {string} */ text, /** @type {[name: string, value: string][]} */ variables) {
  let result = text || "# Generated for this installation; .env.example explains every variable.";
  if (!result.endsWith("\n")) result += "\n";
  for (const [name, value] of variables) {
    const existing = new RegExp(`^${name}=.*$`, "m");
    const line = `${name}=${/^[\w@.,:/+=-]*$/.test(value) ? value : `'${value}'`}`;
    result = existing.test(result) ? result.replace(existing, () => line) : `${result}${line}\n`;
  }
  return result;
}

/**
 * Completes both settings files. What a person wrote stays; a secret that only one side has is copied to the other.
 * @param {{ site: string, cms: string }} [files]
 */
export async function ensureSecrets(files = { site: site.settings, cms: cms.settings }) {
  const texts = { site: await readText(files.site), cms: await readText(files.cms) };
  const present = { site: parseEnv(texts.site), cms: parseEnv(texts.cms) };
  const fresh = freshSettings();
  for (const name of sharedNames)
    fresh.site[name] = fresh.cms[name] = present.site[name] || present.cms[name] || fresh.site[name] || "";

  if (wantsPushKeys(present.cms)) Object.assign(fresh.cms, pushKeys());

  let isWritten = false;
  /** @param {"site" | "cms"} side @returns {Promise<import("./environment.mjs").Variables>} */
  const complete = async (side) => {
    const missing = Object.entries(fresh[side]).filter(([name]) => !present[side][name]);
    if (missing.length > 0) await replaceFile(files[side], addVariables(texts[side], missing));
    isWritten ||= missing.length > 0;
    return { ...present[side], ...Object.fromEntries(missing) };
  };
  const completed = { site: await complete("site"), cms: await complete("cms") };
  return { ...completed, isNew: Object.keys(present.cms).length === 0, isWritten };
}

/**
 * Sets variables in a settings file.
 * @param {string} file @param {Record<string, string>} variables
 * @param {{ isKept?: boolean }} [options] `isKept`: what has a value there keeps it
 */
export async function setVariables(file, variables, { isKept = false } = {}) {
  const text = await readText(file);
  const present = isKept ? parseEnv(text) : {};
  const missing = Object.entries(variables).filter(([name]) => !present[name]);
  if (missing.length > 0) await replaceFile(file, addVariables(text, missing));
}

/** Sets variables in the settings file of the CMS, over what stands there. @param {Record<string, string>} variables */
export const setCmsVariables = (variables, file = cms.settings) => setVariables(file, variables);
