import path from "node:path";
import { distrustCmsBuild, ensureCmsBuilt, ensureSiteBuilt } from "./build.mjs";
import { endsBySignal } from "./command.mjs";
import { plainEnvironment } from "./environment.mjs";
import { ensureInstalled } from "./install.mjs";
import { cms, logs, shown } from "./paths.mjs";
import { requireFreePort } from "./ports.mjs";
import { print, seconds, step } from "./progress.mjs";
import { ensureSecrets } from "./secrets.mjs";
import { endedByItself, requireAcceptedToken, startCms, startSite } from "./servers.mjs";
import { connect } from "./settings.mjs";

/** Refuses before anything is installed or built: a forum that already runs would lose its build. */
async function requireFreePorts(settings) {
  await requireFreePort(settings.site.port, `set another one, for example PORT=${settings.site.port + 1}`);
  await requireFreePort(settings.cms.port, `set another one as PORT in ${shown(cms.settings)}`);
}

/** How to log in; the password itself is shown once, and never to a log. */
function logIn(secrets) {
  const password = secrets.isNew && process.stdout.isTTY && secrets.cms.ADMIN_PASSWORD;
  return password ? `password ${password}` : `the first password is ADMIN_PASSWORD in ${shown(cms.settings)}`;
}

/** Sets up what is missing, starts CMS and site, and keeps them running until a signal or until one of them ends. */
export async function runForum({ develop = false } = {}) {
  const started = performance.now();
  const secrets = await ensureSecrets();
  const settings = connect(secrets, plainEnvironment());
  await requireFreePorts(settings);
  if (secrets.written) print("✓ Secrets generated into .env and cms/.env");

  await ensureInstalled();
  if (develop) await distrustCmsBuild();
  else {
    await ensureCmsBuilt();
    await ensureSiteBuilt(".next", settings.site.env);
  }
  await requireFreePorts(settings);

  let ready = false;
  const start = (one, name, starter) =>
    starter({
      ...one,
      develop,
      log: path.join(logs, `${name}.log`),
      onLine: (line) => develop && ready && print(`${name.padEnd(4)} │ ${line}`),
    });
  const content = await step("Starting the CMS", () => start(settings.cms, "cms", startCms));
  await requireAcceptedToken(settings.site.env.CMS_URL, settings.site.env.CMS_API_TOKEN);
  const site = await step("Starting the site", () => start(settings.site, "site", startSite));
  ready = true;

  print(`
The forum runs (ready after ${seconds(started)}):

  Forum   ${settings.site.env.SITE_URL}
  Editors ${settings.site.env.CMS_ADMIN_URL}
          log in as ${settings.cms.env.ADMIN_EMAIL}, ${logIn(secrets)}

Logs are in ${shown(logs)}. Ctrl-C ends both.
`);
  endsBySignal();

  throw await Promise.race(
    [content, site].map(async (server) =>
      endedByItself(server, await server.exited, ", so the rest was stopped too"),
    ),
  );
}
