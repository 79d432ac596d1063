import { ensureCmsBuilt, ensureSiteBuilt } from "./build.mjs";
import { command } from "./command.mjs";
import { ensureInstalled } from "./install.mjs";
import { cms, site } from "./paths.mjs";
import { buildRelease } from "./release.mjs";

// `npm run build:all`: installs and builds site and CMS, and starts neither. deploy/ calls it with --release and the folder of
// the running release, if there is one.
await command(async () => {
  const [, , option, running] = process.argv;
  if (option === "--release") return buildRelease(running);
  await Promise.all([
    ensureInstalled([site], false).then(() => ensureSiteBuilt()),
    ensureInstalled([cms], false).then(ensureCmsBuilt),
  ]);
});
