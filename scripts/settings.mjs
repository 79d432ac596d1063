import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { featureNames, parseFeatures, writeFeatures } from "../packages/shared/features/feature-names.ts";
import { OperatorError } from "./failures.mjs";
import { cms, site } from "./paths.mjs";

/** @typedef {import("./environment.mjs").Variables} Variables */

/** The CMS alone sends mail, and says so to the site. Each may stand in either file; the file of the CMS comes first. */
export const mailNames = ["SMTP_URL", "MAIL_FROM", "MAIL_TO"];

function parsePort(/** @type {string} */ name, /** @type {string} */ value) {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new OperatorError(`${name} ist kein Port: ${value} (nötig ist eine Zahl von 1 bis 65535).`);
}

/** Both settings files; one that is not there is empty. @returns {{ site: Variables, cms: Variables }} */
export function readSettingsFiles() {
  const read = (/** @type {string} */ file) => (existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {});
  return { site: read(site.settings), cms: read(cms.settings) };
}

/**
 * FEATURES for both servers, from the process or the site's file. It stands in one file alone, so that they cannot differ.
 * @param {{ site: Variables, cms: Variables }} files @param {Variables} environment
 * @throws {OperatorError} for a name that does not exist, and for another value in the file of the CMS
 */
export function commonFeatures(files, environment) {
  const read = (/** @type {string | undefined} */ value, /** @type {string} */ place) => {
    try {
      return writeFeatures(parseFeatures(value));
    } catch {
      throw new OperatorError(
        `FEATURES ${place} nennt etwas, das es nicht gibt: ${value}. Möglich sind ${featureNames.join(", ")} (mehrere mit Komma) oder none; ohne diese Zeile ist alles eingeschaltet.`,
      );
    }
  };
  const features = environment.FEATURES
    ? read(environment.FEATURES, "in der Umgebung")
    : read(files.site.FEATURES, "in .env");
  if (files.cms.FEATURES && read(files.cms.FEATURES, "in cms/.env") !== features)
    throw new OperatorError(
      `FEATURES ist in cms/.env (${files.cms.FEATURES}) anders als für die Website (${features}): Löschen Sie die Zeile in cms/.env, das CMS bekommt den Wert aus .env.`,
    );
  return features;
}

/**
 * The ports and environments of both servers. Variables of the process take precedence over the settings files, and
 * addresses on this machine get the ports in use.
 * @param {{ site: Variables, cms: Variables }} files
 * @param {Variables} environment
 * @throws {OperatorError} when a port, an address or FEATURES is invalid
 */
export function serverSettings(files, environment) {
  const { PORT, HOST, CMS_PORT, ...inherited } = environment;
  const sitePort = parsePort("PORT", PORT || files.site.PORT || "3000");
  const cmsPort = parsePort("CMS_PORT", CMS_PORT || files.cms.PORT || "1337");
  const variable = (/** @type {string} */ name, /** @type {Variables} */ file) =>
    environment[name] || file[name] || "";
  /** @param {string} name @param {Variables} file @param {number} port */
  const address = (name, file, port) => {
    const value = variable(name, file);
    if (!URL.canParse(value)) throw new OperatorError(`${name} ist keine Adresse: ${value}.`);
    const url = new URL(value);
    if (["localhost", "127.0.0.1", "[::1]"].includes(url.hostname)) url.port = String(port);
    return url.href.replace(/\/$/, "");
  };
  const shared = {
    ...inherited,
    FEATURES: commonFeatures(files, environment),
    CMS_ADMIN_URL: address("CMS_ADMIN_URL", files.site, cmsPort),
    SITE_URL: address("SITE_URL", files.site, sitePort),
  };
  const CMS_URL = address("CMS_URL", files.site, cmsPort);
  const CMS_API_TOKEN = variable("CMS_API_TOKEN", files.site);
  const SITE_WEBHOOK_URL = address("SITE_WEBHOOK_URL", files.cms, sitePort);
  const ADMIN_EMAIL = variable("ADMIN_EMAIL", files.cms);
  const mail = mailNames.map((name) => [name, variable(name, files.cms) || files.site[name] || ""]);
  const cmsEnv = { ...shared, ...Object.fromEntries(mail), SITE_WEBHOOK_URL, ADMIN_EMAIL };
  return {
    site: { port: sitePort, env: { ...files.site, ...shared, CMS_URL, CMS_API_TOKEN } },
    cms: { port: cmsPort, host: files.cms.HOST || "127.0.0.1", env: cmsEnv },
  };
}
