import path from "node:path";
import { parseArgs } from "node:util";
import { ensureCmsBuilt } from "./build.mjs";
import { command } from "./command.mjs";
import { OperatorError, optionProblem } from "./failures.mjs";
import { ensureInstalled } from "./install.mjs";
import { cms } from "./paths.mjs";
import { print, step } from "./progress.mjs";
import { runVillageTask } from "./village-task.mjs";

// `npm run import`: shows what of a calendar or a table would be new or changed and, with --uebernehmen, imports it. The
// forum may run meanwhile.

const usage = `So geht es:
  npm run import -- --kalender termine.ics --quelle Gesangverein
  npm run import -- --kalender https://verein.example.org/termine.ics --quelle Angler --uebernehmen
  npm run import -- --verzeichnis vereine.csv --quelle Gemeinde --art verein --uebernehmen --veroeffentlichen

  --quelle Name        von wem das ist, jedes Mal gleich; ohne Angabe die frühere Quelle oder die Adresse
  --vergangene         auch vergangene Termine
  --art                verein oder kindertagesstätte: für Zeilen, die es nicht sagen
  --uebernehmen        schreibt; ohne das wird nur gezeigt, was sich ändert
  --veroeffentlichen   Neues gleich veröffentlichen, sonst werden es Entwürfe`;

const options = /** @type {const} */ ({
  kalender: { type: "string" },
  verzeichnis: { type: "string" },
  quelle: { type: "string" },
  art: { type: "string" },
  vergangene: { type: "boolean" },
  uebernehmen: { type: "boolean" },
  veroeffentlichen: { type: "boolean" },
});

/** @typedef {import("../cms/src/features/import/import-plan.ts").ImportPlan} ImportPlan */

function readOptions() {
  try {
    const { values } = parseArgs({ options });
    const { kalender, verzeichnis, art } = values;
    const isKnownDirectory = !art || ["verein", "kindertagesstätte"].includes(art.normalize("NFC"));
    if (Boolean(kalender) !== Boolean(verzeichnis) && isKnownDirectory) return values;
  } catch (error) {
    throw new OperatorError(`${optionProblem(error)}\n\n${usage}`);
  }
  throw new OperatorError(usage);
}

/** A file's path as seen from where the command was typed, or an address. @param {string} from */
const placeOf = (from) =>
  /^(?:https?|webcals?):/i.test(from)
    ? { address: from }
    : { file: path.resolve(process.env.INIT_CWD ?? process.cwd(), from) };

const maxNamed = 20;

/** @template Item @param {string} heading @param {{ count: number, first: Item[] }} listed @param {(item: Item) => string} toLine */
function printListed(heading, { count, first }, toLine) {
  if (count === 0) return;
  print(`\n${heading} (${count}):`);
  for (const item of first.slice(0, maxNamed)) print(`  ${toLine(item)}`);
  if (count > maxNamed) print(`  und ${count - maxNamed} weitere`);
}

/** @param {ImportPlan["created"]["first"][number]} entry */
const entryLines = ({ title, detail, changes, kept, notes }) =>
  [
    `${title}${detail ? ` – ${detail}` : ""}`,
    ...changes.map(({ field, before, after }) => `${field}: bisher „${before}“, dann „${after}“`),
    ...kept.map(({ field, before, after }) => `${field} bleibt „${before}“ (in der Quelle: ${after})`),
    ...notes,
  ].join("\n      ");

/** @param {ImportPlan} plan */
function printPlan(plan) {
  print(`\nQuelle: ${plan.source}`);
  printListed("Neu", plan.created, entryLines);
  printListed("Geändert", plan.changed, entryLines);
  printListed("Unverändert, mit Hinweis", plan.remarks, entryLines);
  printListed("Nicht verstanden", plan.skipped, ({ line, reason }) => `Zeile ${line}: ${reason}`);
  printListed("Nicht mehr in der Quelle; sie bleiben", plan.missing, ({ title }) => title);
  for (const [reason, count] of Object.entries(plan.leftOut)) print(`\nAusgelassen: ${count} × ${reason}`);
  if (plan.questions.length > 0) {
    print(`\nZu entscheiden (das geht in der Redaktion unter „Übernehmen“):`);
    for (const { text } of plan.questions) print(`  ${text}`);
  }
  print(`\n${plan.created.count} neu, ${plan.changed.count} geändert, ${plan.unchanged} unverändert.`);
}

async function importEntries() {
  const values = readOptions();
  const { kalender, verzeichnis } = values;
  await ensureInstalled([cms]);
  await ensureCmsBuilt();
  const input = {
    kind: kalender ? "kalender" : "verzeichnis",
    ...placeOf(kalender ?? verzeichnis ?? ""),
    source: values.quelle,
    withPast: values.vergangene,
    directory: values.art?.normalize("NFC"),
    publish: values.veroeffentlichen,
  };
  const task = values.uebernehmen ? "importEntries" : "planEntries";
  const { problem, plan, result } = await step("Die Quelle wird gelesen", () => runVillageTask(task, input));
  if (problem) throw new OperatorError(problem);
  printPlan(plan);
  if (plan.isWaiting) return 1;
  if (!result) return print("\nEs wurde nichts geschrieben. Zum Übernehmen: --uebernehmen");
  print(`\nÜbernommen: ${result.created} neu, ${result.changed} geändert.`);
  for (const { title, line, reason } of result.refused)
    print(`Nicht übernommen: Zeile ${line}, ${title}: ${reason}`);
  return result.refused.length > 0 ? 1 : 0;
}

await command(importEntries);
