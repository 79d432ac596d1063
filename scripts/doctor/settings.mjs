import { stat } from "node:fs/promises";
import { toOperatorError } from "../failures.mjs";
import { relativePath } from "../paths.mjs";
import { freshSettings, sharedNames } from "../secrets.mjs";
import { commonFeatures, mailNames } from "../settings.mjs";
import { note, problem, warning } from "./findings.mjs";

/** @typedef {import("../environment.mjs").Variables} Variables */

const minSecretLength = 16;

export const isLocal = (/** @type {string} */ url) =>
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

/**
 * An address that leads nowhere but on this machine, which is as it should be while somebody tries the forum.
 * @param {Variables} site as it runs @param {boolean} isInUse whether it is a server, or sends mail with links
 */
export function checkLocalAddresses({ SITE_URL = "", CMS_ADMIN_URL = "" }, isInUse) {
  const finding = isInUse ? warning : note;
  if (isLocal(SITE_URL))
    return [
      finding(
        `SITE_URL ist ${SITE_URL}: Das Forum und die Links in seinen E-Mails, Kalendern und QR-Codes öffnen sich nur auf diesem Rechner. Wie es öffentlich wird, sagt docs/betrieb.md.`,
      ),
    ];
  return isLocal(CMS_ADMIN_URL)
    ? [
        warning(
          `CMS_ADMIN_URL ist ${CMS_ADMIN_URL}: „Anmelden“ und Links für die Redaktion führen bei allen anderen ins Leere. Tragen Sie in .env die öffentliche Adresse der Redaktion ein.`,
        ),
      ]
    : [];
}

/** Mail settings of both files that name two things: the file of the CMS counts. @param {{ site: Variables, cms: Variables }} files */
export const checkMailFiles = ({ site, cms }) =>
  mailNames
    .filter((name) => site[name] && cms[name] && site[name] !== cms[name])
    .map((name) =>
      warning(
        `${name} ist in ${fileOf.site} anders als in ${fileOf.cms}: Es gilt, was in ${fileOf.cms} steht. Löschen Sie eine der beiden Zeilen.`,
      ),
    );

/** Keys of push messages, which are sent only where mail is. @param {Variables} cms as it runs */
export function checkPush({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, SMTP_URL }) {
  if (!VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY)
    return [
      note(
        `/bescheid bietet keine Nachrichten auf Handys an: Schreiben Sie VAPID_PUBLIC_KEY= und VAPID_PRIVATE_KEY= ohne Wert in ${fileOf.cms}, dann macht der nächste Aufruf von npm start (auf einem Server: install.sh) die Schlüssel.`,
      ),
    ];
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY)
    return [
      problem(
        `Von VAPID_PUBLIC_KEY und VAPID_PRIVATE_KEY steht nur eines in ${fileOf.cms}, und das CMS startet so nicht: Holen Sie das andere aus einer Sicherung, oder leeren Sie beide.`,
      ),
    ];
  return SMTP_URL
    ? []
    : [note("Die Schlüssel sind da; angeboten werden Nachrichten auf Handys, sobald Mail eingerichtet ist.")];
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
