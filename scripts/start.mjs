import { existsSync } from "node:fs";
import { chmod } from "node:fs/promises";
import path from "node:path";
import { ensureCmsBuilt, ensureSiteBuilt, invalidateCmsBuild } from "./build.mjs";
import { command, expectSignal } from "./command.mjs";
import { plainEnvironment } from "./environment.mjs";
import { ensureInstalled } from "./install.mjs";
import { cms, logs, relativePath, root, site } from "./paths.mjs";
import { requireFreePort } from "./ports.mjs";
import { print, secondsSince, step } from "./progress.mjs";
import { ensureSecrets } from "./secrets.mjs";
import { requireAcceptedToken, startCms, startSite, unexpectedExit } from "./servers.mjs";
import { serverSettings } from "./settings.mjs";

// `npm start`, and with --dev `npm run dev`: sets up what is missing, then runs the CMS and the site.

const isDev = process.argv.includes("--dev");

/** Called before anything is installed or built, since that would break a forum that already runs. */
async function requireFreePorts(/** @type {ReturnType<typeof serverSettings>} */ settings) {
  await requireFreePort(
    settings.site.port,
    `wählen Sie einen anderen, zum Beispiel PORT=${settings.site.port + 1} npm start`,
  );
  await requireFreePort(
    settings.cms.port,
    `tragen Sie einen anderen als PORT in ${relativePath(cms.settings)} ein`,
  );
}

/** What site and CMS write is for this user alone: messages, sessions, logs. */
async function keepDataPrivate() {
  process.umask(0o077);
  // Folders of earlier versions
  for (const folder of [path.join(root, "var"), path.join(cms.folder, ".tmp")])
    if (existsSync(folder)) await chmod(folder, 0o700);
}

async function start() {
  const startMs = performance.now();
  const secrets = await ensureSecrets();
  const settings = serverSettings(secrets, plainEnvironment());
  await requireFreePorts(settings);
  if (secrets.isWritten) print("✓ Schlüssel erzeugt, in .env und cms/.env");

  let isReady = false;
  const options = (/** @type {"cms" | "site"} */ name) => ({
    ...settings[name],
    isDev,
    log: path.join(logs, `${name}.log`),
    onLine: (/** @type {string} */ line) => void (isDev && isReady && print(`${name.padEnd(4)} │ ${line}`)),
  });

  async function prepareCms() {
    await ensureInstalled([cms]);
    await keepDataPrivate();
    if (isDev) invalidateCmsBuild();
    else await ensureCmsBuilt();
    await requireFreePorts(settings);
    const server = await step("Das CMS startet", () => startCms(options("cms")));
    await requireAcceptedToken(settings.site.env.CMS_URL, settings.site.env.CMS_API_TOKEN);
    return server;
  }
  async function prepareSite() {
    await ensureInstalled([site], isDev);
    await keepDataPrivate();
    if (!isDev) await ensureSiteBuilt(".next", settings.site.env);
  }
  // The CMS is installed, built and fills its database while the site is built.
  const [cmsServer] = await Promise.all([prepareCms(), prepareSite()]);
  const siteServer = await step("Die Website startet", () => startSite(options("site")));
  isReady = true;

  // The generated password is shown once, and never in a log.
  const password =
    secrets.isNew && process.stdout.isTTY
      ? `Passwort ${secrets.cms.ADMIN_PASSWORD}`
      : `das erste Passwort ist ADMIN_PASSWORD in ${relativePath(cms.settings)}`;
  print(`
Das Dorfforum läuft (bereit nach ${secondsSince(startMs)}):

  Forum      ${settings.site.env.SITE_URL}
  Redaktion  ${settings.site.env.CMS_ADMIN_URL}
             Anmelden mit ${settings.cms.env.ADMIN_EMAIL}, ${password}

Protokolle stehen in ${relativePath(logs)}. Strg-C beendet beides.
`);
  expectSignal();

  const ends = [cmsServer, siteServer].map(async (server) => unexpectedExit(server, await server.exited));
  throw await Promise.race(ends);
}

await command(start);
