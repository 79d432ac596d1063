import { existsSync } from "node:fs";
import path from "node:path";
import { berlinDay } from "../packages/shared/calendar/village-time.ts";
import { command } from "./command.mjs";
import { plainEnvironment } from "./environment.mjs";
import { OperatorError } from "./failures.mjs";
import { print, step } from "./progress.mjs";
import { ensureSecrets } from "./secrets.mjs";
import { serverSettings } from "./settings.mjs";
import { archiveExtension, exportArchive } from "./village-archive.mjs";
import { prepareVillageTasks } from "./village-task.mjs";

// `npm run village:export -- DATEI`: saves all content and files of the village with Strapi's own export.

async function exportVillage() {
  const [name = `dorf-${berlinDay(new Date())}`] = process.argv.slice(2);
  const given = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const file = given.endsWith(archiveExtension) ? given : given + archiveExtension;
  if (existsSync(file)) throw new OperatorError(`Die Datei ${file} gibt es schon; sie bleibt, wie sie ist.`);
  await prepareVillageTasks({ port: serverSettings(await ensureSecrets(), plainEnvironment()).cms.port });
  await step("Das Dorf wird gesichert", () => exportArchive(file));
  print(
    `\nAlles steht jetzt in ${file}. Die Datei ist nicht verschlüsselt und enthält auch Nachrichten: Bewahren Sie sie sicher auf.`,
  );
}

await command(exportVillage);
