import { parseArgs } from "node:util";
import { openPrompt } from "./ask.mjs";
import { command } from "./command.mjs";
import { plainEnvironment } from "./environment.mjs";
import { OperatorError } from "./failures.mjs";
import { print, step } from "./progress.mjs";
import { ensureSecrets } from "./secrets.mjs";
import { serverSettings } from "./settings.mjs";
import { prepareVillageTasks, runVillageTask } from "./village-task.mjs";

// `npm run demo:remove`: says what of the demo would go and, once confirmed, removes it. With --yes it does not ask.

const maxTitlesNamed = 5;

/** @param {string} heading @param {Record<string, string[]>} listed */
function printListed(heading, listed) {
  const types = Object.entries(listed);
  if (types.length === 0) return;
  print(`\n${heading}`);
  for (const [type, titles] of types) {
    const more = titles.length - maxTitlesNamed;
    const named = titles.slice(0, maxTitlesNamed).join(", ");
    print(`  ${titles.length} × ${type}: ${named}${more > 0 ? ` und ${more} weitere` : ""}`);
  }
}

async function isConfirmed() {
  const prompt = openPrompt();
  const answer = await prompt.ask("\nJetzt entfernen? Das lässt sich nicht rückgängig machen. (ja/nein)\n> ");
  prompt.close();
  return answer.trim().toLowerCase() === "ja";
}

async function removeDemo() {
  const { yes } = parseArgs({ options: { yes: { type: "boolean" } } }).values;
  const { port } = serverSettings(await ensureSecrets(), plainEnvironment()).cms;
  await prepareVillageTasks({ port });
  const plan = await step("Die Demo wird gesucht", () => runVillageTask("planDemoRemoval"));
  if (plan.state === "no-demo")
    throw new OperatorError(
      "Von einer Demo ist hier nichts bekannt: Dieses Dorf hat ohne sie begonnen, oder eine frühere Version hat sie geladen. Es wurde nichts entfernt.",
    );
  if (plan.state === "not-begun")
    throw new OperatorError(
      "Die Allgemeinen Einstellungen sind noch die der Demo. Tragen Sie dort zuerst Ihr Dorf ein. Es wurde nichts entfernt.",
    );

  printListed("Das wird entfernt:", plan.removed);
  if (plan.files > 0) print(`  ${plan.files} × Bilder der Demo, die sonst niemand benutzt`);
  if (plan.rewritten.length > 0)
    print(`\nDiese Seiten bekommen den Anfangstext eines neuen Dorfes: ${plan.rewritten.join(", ")}`);
  printListed("Das bleibt, weil es bearbeitet wurde:", plan.edited);
  printListed("Das bleibt, weil andere Einträge darauf verweisen:", plan.inUse);
  if (plan.demoSettings.length > 0)
    print(
      `\nIn den Allgemeinen Einstellungen steht noch der Text der Demo bei: ${plan.demoSettings.join(", ")}`,
    );

  if (Object.keys(plan.removed).length + plan.rewritten.length + plan.files === 0)
    return print("\nVon der Demo ist nichts mehr zu entfernen.");
  if (!yes && !process.stdin.isTTY)
    return print("\nEs wurde nichts entfernt. Um zu entfernen: npm run demo:remove -- --yes");
  if (!yes && !(await isConfirmed())) return print("Es wurde nichts entfernt.");
  await step("Die Demo wird entfernt", () => runVillageTask("removeDemo"));
  print("\nDie Demo ist entfernt. Kategorien und Synonyme sind geblieben.");
}

await command(removeDemo);
