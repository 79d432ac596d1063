import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";
import { print } from "./progress.mjs";
import {
  ensureBrowser,
  ensureHeadlessShell,
  ensureNginx,
  ensurePostgres,
  ensureRedis,
} from "./system-packages.mjs";

// `npm run setup`: installs everything that `npm start` and `npm test` need, and runs neither.

await command(async () => {
  await ensureInstalled();
  const browser = await ensureBrowser();
  const programs = {
    "headless shell": await ensureHeadlessShell(browser),
    "redis-server": await ensureRedis(),
    nginx: await ensureNginx(),
    PostgreSQL: await ensurePostgres(),
  };
  const found = Object.entries(programs).map(([name, program]) => program || `kein ${name}`);
  print(`Installiert: die Pakete beider Teile, ${browser}, ${found.join(", ")}.`);
});
