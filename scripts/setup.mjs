import "./node-version.mjs";
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";
import { print } from "./progress.mjs";
import { ensureBrowser, ensureNginx, ensureRedis } from "./system-packages.mjs";

// `npm run setup`: installs everything that `npm start` and `npm test` need, and runs neither.

await command(async () => {
  await ensureInstalled();
  const browser = await ensureBrowser();
  const redis = await ensureRedis();
  const nginx = await ensureNginx();
  print(`Installed: both packages, ${browser}, ${redis || "no redis-server"}, ${nginx || "no nginx"}.`);
});
