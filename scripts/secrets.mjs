import { randomBytes, randomInt } from "node:crypto";
import { open, readFile, rename, rm } from "node:fs/promises";
import util from "node:util";
import { cms, site } from "./paths.mjs";

const token = () => randomBytes(32).toString("hex");
const key = () => randomBytes(32).toString("base64");

/** Twenty characters without look-alikes, with an upper-case letter, a lower-case letter and a digit in fixed places. */
function password() {
  const pick = (letters, count) =>
    Array.from({ length: count }, () => letters[randomInt(letters.length)]).join("");
  const small = "abcdefghjkmnpqrstuvwxyz";
  return [
    pick("ABCDEFGHJKLMNPQRSTUVWXYZ", 1) + pick(small, 4),
    pick(small, 5),
    pick(small, 5),
    pick("23456789", 5),
  ].join("-");
}

/** Both sides of the border between site and CMS know these. */
const shared = ["CMS_API_TOKEN", "CMS_WRITE_TOKEN", "CMS_WEBHOOK_SECRET", "CMS_PREVIEW_SECRET"];

/** A new installation's settings; what a person wrote stays, the explanation of each is in `.env.example`. */
const newSettings = {
  site: () => ({
    SITE_URL: "http://localhost:3000",
    CMS_URL: "http://127.0.0.1:1337",
    CMS_ADMIN_URL: "http://localhost:1337/admin",
    ...Object.fromEntries(shared.map((name) => [name, token()])),
    ALTCHA_HMAC_KEY: token(),
  }),
  cms: () => ({
    HOST: "127.0.0.1",
    PORT: "1337",
    APP_KEYS: [key(), key()].join(","),
    API_TOKEN_SALT: key(),
    ADMIN_JWT_SECRET: key(),
    TRANSFER_TOKEN_SALT: key(),
    ENCRYPTION_KEY: key(),
    JWT_SECRET: key(),
    ...Object.fromEntries(shared.map((name) => [name, token()])),
    SITE_WEBHOOK_URL: "http://127.0.0.1:3000/api/cms/webhook",
    DEMO_VILLAGE: "true",
    ADMIN_EMAIL: "admin@example.org",
    ADMIN_PASSWORD: password(),
  }),
};

/** Settings of both sides that nothing but their own run knows. */
export const freshSettings = () => {
  const forSite = newSettings.site();
  const common = Object.fromEntries(shared.map((name) => [name, forSite[name]]));
  return { site: forSite, cms: { ...newSettings.cms(), ...common } };
};

const textOf = (file) =>
  readFile(file, "utf8").catch((error) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });

/** The names and values of a file of settings; none when it does not exist. */
const readSettings = async (file) => util.parseEnv(await textOf(file));

/** Replaces the file in one go, so that an interruption leaves the old or the new one, readable by its owner only. */
async function writeWhole(file, text) {
  const draft = `${file}.new`;
  await rm(draft, { force: true });
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(text).finally(() => handle.close());
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Fills in what is missing or left blank; @returns the file's settings and whether it was written */
async function complete(file, wanted) {
  const text = await textOf(file);
  const present = util.parseEnv(text);
  const missing = Object.entries(wanted).filter(([name]) => !present[name]);
  if (missing.length === 0) return { settings: present, written: false };

  let next = text || "# Generated for this installation; .env.example explains every variable.\n";
  if (!next.endsWith("\n")) next += "\n";
  for (const [name, value] of missing) {
    const line = `${name}=${value}`;
    const blank = new RegExp(`^${name}=.*$`, "m");
    next = blank.test(next) ? next.replace(blank, () => line) : `${next}${line}\n`;
  }
  await writeWhole(file, next);
  return { settings: util.parseEnv(next), written: true };
}

/**
 * Makes both files of settings complete. A secret that only one side has is taken over by the other.
 * @returns both sides' settings, and whether this is a new installation
 */
export async function ensureSecrets(files = { site: site.settings, cms: cms.settings }) {
  const [oldSite, oldCms] = await Promise.all([readSettings(files.site), readSettings(files.cms)]);
  const fresh = freshSettings();
  const common = Object.fromEntries(
    shared.map((name) => [name, oldSite[name] || oldCms[name] || fresh.site[name]]),
  );
  const forSite = await complete(files.site, { ...fresh.site, ...common });
  const forCms = await complete(files.cms, { ...fresh.cms, ...common });
  return {
    site: forSite.settings,
    cms: forCms.settings,
    isNew: Object.keys(oldCms).length === 0,
    written: forSite.written || forCms.written,
  };
}
