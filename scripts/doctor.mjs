import { existsSync } from "node:fs";
import path from "node:path";
import { command } from "./command.mjs";
import { conclusion } from "./doctor/findings.mjs";
import { checkBackups, checkClock, checkDisk, checkRights } from "./doctor/machine.mjs";
import {
  checkCertificate,
  checkMailDomain,
  checkMailServer,
  checkPostgres,
  checkRedis,
} from "./doctor/outside.mjs";
import { checkCms, checkNginx, checkPublicAddress, checkSite } from "./doctor/servers.mjs";
import {
  checkLocalAddresses,
  checkMailFiles,
  checkMailVariables,
  checkPush,
  checkSettingsFiles,
  checkVariables,
  isLocal,
} from "./doctor/settings.mjs";
import { checkInstallation, nodeFindings } from "./doctor/versions.mjs";
import { plainEnvironment } from "./environment.mjs";
import { cms, root, site } from "./paths.mjs";
import { print } from "./progress.mjs";
import { readSettingsFiles, serverSettings } from "./settings.mjs";

// `npm run doctor`: says in words what is wrong with this installation. It changes nothing.

/** @typedef {import("./doctor/findings.mjs").Finding} Finding */

const marks = { problem: "✗", warning: "!", note: "·" };
/** @type {{ subject: string, level: Finding["level"] }[]} */
const found = [];

/** @param {string} subject @param {Promise<Finding[]> | Finding[]} checking */
async function report(subject, checking) {
  const findings = await checking;
  if (findings.length === 0) print(`✓ ${subject}`);
  for (const { level, sentence } of findings) print(`${marks[level]} ${subject}: ${sentence}`);
  found.push(...findings.map(({ level }) => ({ subject, level })));
  return findings.length === 0;
}

/** What the servers write to, where a setting or its default says so. @param {{ site: NodeJS.Dict<string>, cms: NodeJS.Dict<string> }} variables */
function writtenPlaces(variables) {
  const data = path.resolve(root, variables.site.DATA_DIR || "var");
  const database = path.resolve(cms.folder, variables.cms.DATABASE_FILENAME || ".tmp/data.db");
  const uploads = path.resolve(cms.folder, variables.cms.PUBLIC_DIR || "public", "uploads");
  const places = [
    { path: data, isPrivate: true },
    { path: uploads, isPrivate: false },
  ];
  return variables.cms.DATABASE_URL ? places : [...places, { path: database, isPrivate: true }];
}

async function doctor() {
  await report("Node", nodeFindings());
  await report("Pakete und Builds", checkInstallation());
  const files = [site.settings, cms.settings];
  await report("Dateien mit Einstellungen", checkSettingsFiles(files));
  if (!files.every(existsSync)) return 1;
  const environment = plainEnvironment();
  const variables = readSettingsFiles();
  if (!(await report("Einstellungen", checkVariables(variables))))
    print("  (Was folgt, prüft mit diesen Einstellungen.)");
  const settings = serverSettings(variables, environment);

  const places = writtenPlaces(variables);
  await report("Rechte", checkRights(places, site.settings));
  const present = places.map((place) => place.path).filter(existsSync);
  await report("Platz", checkDisk(present));
  await report("Uhr", checkClock([...files, ...present]));
  const { SITE_URL = "", CMS_ADMIN_URL = "", CMS_URL = "" } = settings.site.env;
  const { BACKUP_DIR } = environment;
  await report("Sicherungen", checkBackups(BACKUP_DIR, { isPublic: !isLocal(SITE_URL) }));

  const DATABASE_URL = environment.DATABASE_URL || variables.cms.DATABASE_URL;
  if (DATABASE_URL) await report("Datenbank", checkPostgres(DATABASE_URL));
  await report("CMS", checkCms(CMS_URL, variables.site));
  await report("Website", checkSite(settings.site.port));
  const addresses = new Set([SITE_URL, new URL(CMS_ADMIN_URL).origin]);
  for (const url of addresses)
    if (url.startsWith("https:")) await report(`Zertifikat von ${url}`, checkCertificate(url));
  const { SMTP_URL } = settings.cms.env;
  const isInUse = Boolean(SMTP_URL || BACKUP_DIR);
  await report("Adressen", checkLocalAddresses(settings.site.env, isInUse));
  await report("Öffentliche Adresse", checkPublicAddress(SITE_URL));
  await report("nginx", checkNginx(SITE_URL));

  const mailFindings = checkMailVariables(settings.cms.env);
  const isMailUsable = mailFindings.length === 0;
  await report("Mail", [...mailFindings, ...checkMailFiles(variables)]);
  await report("Nachrichten auf Handys", checkPush({ ...variables.cms, ...settings.cms.env }));
  if (SMTP_URL && isMailUsable) await report("Mailserver", checkMailServer(SMTP_URL));
  if (SMTP_URL && isMailUsable) await report("Absender", checkMailDomain(settings.cms.env.MAIL_FROM ?? ""));
  const REDIS_URL = environment.REDIS_URL || variables.site.REDIS_URL;
  if (REDIS_URL) await report("Redis", checkRedis(REDIS_URL));

  print(`\n${conclusion(found)}`);
  return found.some(({ level }) => level === "problem") ? 1 : 0;
}

await command(doctor);
