import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { openPrompt } from "./ask.mjs";
import { command } from "./command.mjs";
import { plainEnvironment } from "./environment.mjs";
import { OperatorError } from "./failures.mjs";
import { print } from "./progress.mjs";
import { ensureSecrets, setCmsVariables } from "./secrets.mjs";
import { serverSettings } from "./settings.mjs";
import { restoreArchive } from "./village-archive.mjs";
import { prepareVillageTasks } from "./village-task.mjs";

// `npm run village:restore -- DATEI`: puts what `npm run village:export` saved into an empty village. Over a village with
// content it asks first, or refuses.

/** @param {{ village: string | null }} present */
async function confirmReplacing({ village }) {
  if (!process.stdin.isTTY) return false;
  print(`\nEs gibt schon ein Dorf mit Inhalten${village ? `: ${village}` : ""}.`);
  const prompt = openPrompt();
  const answer = await prompt.ask(
    "Alles, was dort steht, wird gelöscht und ersetzt. Fortfahren? (ja/nein)\n> ",
  );
  prompt.close();
  return answer.trim().toLowerCase() === "ja";
}

async function restoreVillage() {
  const { values, positionals } = parseArgs({
    options: { ersetzen: { type: "boolean" } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (!name) throw new OperatorError("Welche Datei? So geht es: npm run village:restore -- dorf.tar.gz");
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (!existsSync(file)) throw new OperatorError(`Die Datei ${file} gibt es nicht.`);
  await prepareVillageTasks({ port: serverSettings(await ensureSecrets(), plainEnvironment()).cms.port });

  print("Das Dorf wird wiederhergestellt …");
  await restoreArchive(file, values.ersetzen ? () => true : confirmReplacing);
  // An empty archive must not be filled with the demo at the next start.
  await setCmsVariables({ DEMO_VILLAGE: "false" });
  print("\nDas Dorf ist wiederhergestellt. Starten Sie es mit: npm start");
}

await command(restoreVillage);
