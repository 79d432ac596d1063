import { stat } from "node:fs/promises";
import { toOperatorError } from "../failures.mjs";
import { relativePath } from "../paths.mjs";
import { freshSettings, sharedNames } from "../secrets.mjs";
import { commonFeatures } from "../settings.mjs";
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
      return problem(
        `${name} fehlt: Holen Sie die Datei aus einer Sicherung; auf einem neuen Rechner schreibt npm start sie.`,
      );
    const mode = (stats.mode & 0o777).toString(8);
    return (stats.mode & 0o077) === 0
      ? []
      : problem(
          `Andere Benutzer dieses Rechners dürfen die Schlüssel in ${name} lesen (Rechte ${mode}): chmod 600 ${name}.`,
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
      .map((name) => problem(`${name} fehlt in ${fileOf[side]}: npm start schreibt es.`)),
  );
  const different = sharedNames
    .filter((name) => site[name] && cms[name] && site[name] !== cms[name])
    .map((name) => problem(`${name} ist verschieden: In .env und cms/.env muss dasselbe stehen.`));
  const short = [...sharedNames, "ALTCHA_HMAC_KEY"]
    .filter((name) => site[name] && site[name].length < minSecretLength)
    .map((name) => problem(`${name} ist für einen Schlüssel zu kurz: openssl rand -hex 32 macht einen.`));
  const addresses = ["SITE_URL", "CMS_URL", "CMS_ADMIN_URL"]
    .filter((name) => site[name] && !URL.parse(site[name]))
    .map((name) => problem(`${name} ist keine Adresse: ${site[name]}.`));
  const settings = [...missing, ...different, ...short, ...addresses];
  return [...settings, ...checkFeatures({ site, cms }), ...checkPublicSite(site, cms)];
}

/** @param {{ site: Variables, cms: Variables }} files */
function checkFeatures(files) {
  try {
    commonFeatures(files, {});
    return [];
  } catch (error) {
    return [problem(toOperatorError(error).message)];
  }
}

const fileOf = { site: ".env", cms: "cms/.env" };

/** @param {Variables} site @param {Variables} cms */
function checkPublicSite({ SITE_URL = "", TRUSTED_PROXY_HOPS }, cms) {
  const hops = Number(TRUSTED_PROXY_HOPS || 0);
  if (!URL.parse(SITE_URL) || isLocal(SITE_URL)) return [];
  const findings = [];
  if (SITE_URL.startsWith("http:"))
    findings.push(warning("SITE_URL hat kein https: Nachrichten der Besucher gingen offen durchs Netz."));
  if (hops > 0 && !Number(cms.TRUSTED_PROXY_HOPS || 0))
    findings.push(
      warning(
        "TRUSTED_PROXY_HOPS steht in .env, aber nicht in cms/.env: Alle Redakteure teilen sich die Grenze der Anmeldeversuche.",
      ),
    );
  if (cms.DEMO_VILLAGE === "true")
    findings.push(
      warning(
        "DEMO_VILLAGE=true in cms/.env würde eine leere Datenbank mit dem erfundenen Dorf Musterbach füllen.",
      ),
    );
  return findings;
}

/** Mail settings that contradict each other. @param {Variables} cms as the CMS gets them */
export function checkMailVariables({ SMTP_URL, MAIL_FROM, MAIL_TO }) {
  if (!SMTP_URL)
    return [
      warning("SMTP_URL ist nicht gesetzt: Niemand erfährt von Nachrichten, sie warten in der Redaktion."),
    ];
  const missing = Object.entries({ MAIL_FROM, MAIL_TO }).filter(([, value]) => !value?.includes("@"));
  return missing.map(([name]) =>
    problem(`SMTP_URL ist gesetzt, also muss ${name} eine E-Mail-Adresse sein.`),
  );
}
