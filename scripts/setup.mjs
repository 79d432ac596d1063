import { command } from "./command.mjs";
import { OperatorError } from "./failures.mjs";
import { ensureInstalled } from "./install.mjs";
import { print } from "./progress.mjs";
import { installPrograms, otherBrowsers, testPrograms } from "./system-packages.mjs";

// `npm run setup`: installs everything that `npm start` and `npm test` need, and runs neither.
// `npm run setup -- browsers`: also the browsers of `npm run test:browsers`.

await command(async () => {
  const [group, ...others] = process.argv.slice(2);
  if ((group && group !== "browsers") || others.length > 0)
    throw new OperatorError("„npm run setup“ kennt nur die Angabe „browsers“.");
  await ensureInstalled();
  const names = group ? [...testPrograms, ...otherBrowsers] : testPrograms;
  const paths = await installPrograms(...names);
  print(`Installiert: die Pakete beider Teile, ${Object.values(paths).join(", ")}.`);
});
