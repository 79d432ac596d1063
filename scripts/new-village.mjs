import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { askAll, openPrompt } from "./ask.mjs";
import { command, temporaryFolder } from "./command.mjs";
import { plainEnvironment } from "./environment.mjs";
import { OperatorError, optionProblem } from "./failures.mjs";
import { cms, relativePath, site } from "./paths.mjs";
import { print, step } from "./progress.mjs";
import { ensureSecrets, freshPassword, setCmsVariables, setVariables } from "./secrets.mjs";
import { serverSettings } from "./settings.mjs";
import { signPicture } from "./sign-picture.mjs";
import { prepareVillageTasks, runVillageTask, villageModule } from "./village-task.mjs";

// `npm run new-village`: asks for the facts of a village and leaves a forum that has them, without the demo.

/** @param {import("./ask.mjs").Question[]} questions @returns {NodeJS.Dict<string>} */
function optionsGiven(questions) {
  const options = Object.fromEntries(
    questions.map(({ option }) => [option, { type: /** @type {const} */ ("string") }]),
  );
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = questions.map(({ option }) => `--${option}`).join(" ");
    throw new OperatorError(`${optionProblem(error)}\nMöglich sind: ${known}`);
  }
}

/** @param {{ village: string | null }} present */
const alreadyBegun = ({ village }) =>
  new OperatorError(
    `Es gibt schon ein Dorf mit Inhalten${village ? `: ${village}` : ""}. Es bleibt, wie es ist. Die Inhalte der Demo entfernt: npm run demo:remove`,
  );

async function newVillage() {
  const isFirstRun = !existsSync(cms.settings);
  const port = serverSettings(await ensureSecrets(), plainEnvironment()).cms.port;
  await prepareVillageTasks({ port });
  const { questions, cleanAnswer, answerProblems, featuresFor } = villageModule("questions");
  const given = optionsGiven(questions);
  if (!isFirstRun) {
    const present = await step("Gibt es schon ein Dorf?", () => runVillageTask("findVillage"));
    if (present) throw alreadyBegun(present);
  }

  /** @type {Record<string, string>} */
  let answers;
  if (process.stdin.isTTY) {
    const prompt = openPrompt();
    answers = await askAll(prompt, questions, given, cleanAnswer);
    prompt.close();
  } else {
    const problems = answerProblems(given);
    if (problems.length > 0) throw new OperatorError(problems.join("\n"));
    answers = Object.fromEntries(
      questions.map((/** @type {import("./ask.mjs").Question} */ question) => [
        question.option,
        cleanAnswer(question, given[question.option] ?? ""),
      ]),
    );
  }

  const zeichen = answers.zeichen && (await signPicture(answers.zeichen, await temporaryFolder()));
  const passwort = answers.passwort || freshPassword();
  const admin = answers.admin?.toLowerCase() ?? "";
  // Before the village, so that after an interruption neither the demo is loaded nor the password lost.
  await setCmsVariables({ DEMO_VILLAGE: "false", ADMIN_EMAIL: admin, ADMIN_PASSWORD: passwort });
  const FEATURES = featuresFor(answers);
  if (FEATURES) await setVariables(site.settings, { FEATURES });
  const result = await step("Das Dorf wird angelegt", () =>
    runVillageTask("createVillage", { ...answers, zeichen, passwort }),
  );
  if (result.state === "has-content") throw alreadyBegun(result);
  print(`
${answers.name} hat jetzt ein Dorfforum.

  Anmelden mit  ${admin}
  Passwort      ${result.isAccountNew ? `${passwort} (steht auch in ${relativePath(cms.settings)})` : "wie bisher: Dieses Konto gibt es schon."}
${result.otherAdministrators.length > 0 ? `  Weitere Konten, die es schon gibt: ${result.otherAdministrators.join(", ")}\n` : ""}
${process.env.DORFFORUM_SERVER ? "" : "Starten Sie es mit: npm start\n"}Was noch auszufüllen ist, steht nach der Anmeldung auf der Startseite der Redaktion.
`);
}

await command(newVillage);
