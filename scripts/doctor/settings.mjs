import { stat } from "node:fs/promises";
import { relativePath } from "../paths.mjs";
import { freshSettings, sharedNames } from "../secrets.mjs";
import { problem, warning } from "./findings.mjs";

/** @typedef {import("../environment.mjs").Variables} Variables */

const minSecretLength = 16;

const isLocal = (/** @type {string} */ url) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

/** Both settings files: that they are there, and for their owner alone. @param {string[]} files */
export async function checkSettingsFiles(files) {
  const findings = files.map(async (file) => {
    const name = relativePath(file);
    const stats = await stat(file).catch(() => undefined);
    if (!stats)
      return problem(`${name} is missing: restore it from a backup; on a new machine npm start writes it.`);
    const mode = (stats.mode & 0o777).toString(8);
    return (stats.mode & 0o077) === 0
      ? []
      : problem(
          `Other users of this machine may read the secrets in ${name} (mode ${mode}): chmod 600 ${name}.`,
        );
  });
  return (await Promise.all(findings)).flat();
}

/** What the servers would refuse at their start, or would run with and not work. @param {{ site: Variables, cms: Variables }} variables */
export function checkVariables({ site, cms }) {
  const fresh = freshSettings();
  const secrets = { site, cms };
  const missing = /** @type {const} */ (["site", "cms"]).flatMap((side) =>
    Object.keys(fresh[side])
      .filter(
        (name) => !secrets[side][name] && !["ADMIN_EMAIL", "ADMIN_PASSWORD", "DEMO_VILLAGE"].includes(name),
      )
      .map((name) => problem(`${name} is missing in ${fileOf[side]}: npm start writes it.`)),
  );
  const different = sharedNames
    .filter((name) => site[name] && cms[name] && site[name] !== cms[name])
    .map((name) => problem(`${name} differs: it must be the same in .env and cms/.env.`));
  const short = [...sharedNames, "ALTCHA_HMAC_KEY"]
    .filter((name) => site[name] && site[name].length < minSecretLength)
    .map((name) => problem(`${name} is too short to be a secret: openssl rand -hex 32 makes one.`));
  const addresses = ["SITE_URL", "CMS_URL", "CMS_ADMIN_URL"]
    .filter((name) => site[name] && !URL.parse(site[name]))
    .map((name) => problem(`${name} is not an address: ${site[name]}.`));
  return [...missing, ...different, ...short, ...addresses, ...checkPublicSite(site, cms)];
}

const fileOf = { site: ".env", cms: "cms/.env" };

/** @param {Variables} site @param {Variables} cms */
function checkPublicSite({ SITE_URL = "", TRUSTED_PROXY_HOPS }, cms) {
  const hops = Number(TRUSTED_PROXY_HOPS || 0);
  if (!URL.parse(SITE_URL) || isLocal(SITE_URL)) return [];
  const findings = [];
  if (SITE_URL.startsWith("http:"))
    findings.push(warning("SITE_URL has no https: visitors' messages would travel in the open."));
  if (hops > 0 && !Number(cms.TRUSTED_PROXY_HOPS || 0))
    findings.push(
      warning(
        "TRUSTED_PROXY_HOPS is set in .env and not in cms/.env: all editors share the limit of log-ins.",
      ),
    );
  if (cms.DEMO_VILLAGE === "true")
    findings.push(
      warning(
        "DEMO_VILLAGE=true in cms/.env would fill an empty database with the invented village Musterbach.",
      ),
    );
  return findings;
}

/** Mail settings that contradict each other. @param {Variables} cms as the CMS gets them */
export function checkMailVariables({ SMTP_URL, MAIL_FROM, MAIL_TO }) {
  if (!SMTP_URL) return [warning("SMTP_URL is not set: nobody is told of messages, they wait in the CMS.")];
  const missing = Object.entries({ MAIL_FROM, MAIL_TO }).filter(([, value]) => !value?.includes("@"));
  return missing.map(([name]) => problem(`SMTP_URL is set, so ${name} has to be a mail address.`));
}
