import { ensureBothBuilt } from "./build.mjs";
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";

// `npm run build:all`: installs and builds site and CMS, and starts neither.
await command(async () => {
  await ensureInstalled();
  await ensureBothBuilt();
});
