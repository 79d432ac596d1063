import { execFile } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { canUseApt, installWithApt } from "./apt.mjs";
import { plainEnvironment } from "./environment.mjs";
import { OperatorError } from "./failures.mjs";
import { logs, root } from "./paths.mjs";
import { run } from "./processes.mjs";
import { step } from "./progress.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser starts at all: one without the system's libraries is there and does not. */
const starts = (file) =>
  promisify(execFile)(file, ["--version"], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );

async function firstThatStarts(files) {
  for (const file of files) if (isExecutable(file) && (await starts(file))) return file;
  return undefined;
}

const installed = () =>
  firstThatStarts(
    names.flatMap((name) =>
      (process.env.PATH ?? "").split(path.delimiter).map((folder) => path.join(folder, name)),
    ),
  );

async function playwrights() {
  const { chromium } = await import("@playwright/test");
  return firstThatStarts([chromium.executablePath()]);
}

async function download() {
  const cli = path.join(root, "node_modules", "@playwright", "test", "cli.js");
  await run("Playwright's download", process.execPath, [cli, "install", "chromium"], {
    cwd: root,
    env: plainEnvironment(),
    log: path.join(logs, "install-chromium.log"),
  });
}

const installFromDebian = () => installWithApt("chromium", path.join(logs, "install-chromium.log"));

/** @returns {Promise<string>} the path of a Chromium that starts; installs one where there is none */
export async function ensureBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen) && (await starts(chosen))) return chosen;
    throw new OperatorError(`CHROMIUM_PATH names no browser that starts: ${chosen}.`);
  }
  const present = (await installed()) ?? (await playwrights());
  if (present) return present;

  return step("Installing Chromium for the browser tests", async () => {
    const failures = [];
    for (const install of canUseApt() ? [download, installFromDebian] : [download]) {
      await install().catch((error) => failures.push(error));
      const found = (await playwrights()) ?? (await installed());
      if (found) return found;
    }
    throw new OperatorError(
      "No Chromium could be installed for the browser tests: run 'npx playwright install --with-deps chromium' or 'apt-get install -y chromium' as root, or set CHROMIUM_PATH to one that is there.",
      failures.map(({ message, details }) => `${message}\n${details ?? ""}`).join("\n"),
    );
  });
}
