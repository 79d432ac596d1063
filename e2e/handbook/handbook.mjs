import { chromium } from "@playwright/test";
import { command } from "../../scripts/command.mjs";
import { step } from "../../scripts/progress.mjs";
import { startBenchStack } from "../../scripts/stack/start-stack.mjs";
import { findPrograms } from "../../scripts/system-packages.mjs";
import { photographer } from "./photographer.mjs";
import { pictures } from "./pictures.mjs";

// `npm run handbook`: takes the pictures of README.md and docs/redaktion.md anew, in the panel and on the site of a fresh demo village.

async function handbook() {
  const { chromium: executablePath } = await findPrograms("chromium");
  const stack = await startBenchStack();
  Object.assign(process.env, stack.env);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const take = photographer(browser, stack.env);
    for (const picture of pictures) await step(picture.name, () => take(picture));
  } finally {
    await browser.close();
  }
}

await command(handbook);
