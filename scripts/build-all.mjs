import "./node-version.mjs";
import { ensureCmsBuilt, ensureSiteBuilt } from "./build.mjs";
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";

// `npm run build:all`: installs and builds site and CMS, and starts neither.
await command(async () => {
  await ensureInstalled();
  await ensureCmsBuilt();
  await ensureSiteBuilt();
});
