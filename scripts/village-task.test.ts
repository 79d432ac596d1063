import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { run } from "./processes.mjs";
import { whileBusy } from "./village-task.mjs";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "village-task-"));
  await appendFile(path.join(folder, "attempts"), "");
});
afterEach(() => rm(folder, { recursive: true }));

const attempts = async () => (await readFile(path.join(folder, "attempts"), "utf8")).length;

/** Has a program fail with an error of this code in its first attempts. */
const tryProgram = (code: string, failures: number) =>
  whileBusy(() =>
    run(
      "The task",
      process.execPath,
      [
        "-e",
        `const { appendFileSync, readFileSync } = require("node:fs");
        appendFileSync("attempts", "x");
        if (readFileSync("attempts").length <= ${failures}) throw Object.assign(new Error(), { code: "${code}" });`,
      ],
      { cwd: folder, env: process.env },
    ),
  );

test("a task that meets a CMS that is writing is tried again, three times in all", async () => {
  await tryProgram("SQLITE_BUSY", 2);
  expect(await attempts()).toBe(3);
  await expect(tryProgram("SQLITE_BUSY", 99)).rejects.toThrow("The task ist gescheitert (Code 1).");
  expect(await attempts()).toBe(6);
});

test("another failure is final", async () => {
  await expect(tryProgram("SQLITE_CORRUPT", 1)).rejects.toThrow("The task ist gescheitert (Code 1).");
  expect(await attempts()).toBe(1);
});
