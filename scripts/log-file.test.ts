import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openLog } from "./log-file.mjs";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "dorfforum-log-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a full log is kept as the one before, and older ones are gone", async () => {
  const file = path.join(folder, "logs", "site.log");
  const log = openLog(file, 25);
  for (const line of ["one", "two", "three", "four", "five"]) log.write(`${line.padEnd(11)}\n`);
  log.end();
  await waitFor(async () => expect(await readFile(file, "utf8")).toBe("five       \n"));
  expect(await readFile(`${file}.1`, "utf8")).toBe("three      \nfour       \n");
  expect((await readdir(path.dirname(file))).sort()).toEqual(["site.log", "site.log.1"]);
});

test("a folder that cannot be made does not end the program", () => {
  const log = openLog("/dev/null/site.log");
  expect(() => log.write("a line\n")).not.toThrow();
  log.end();
});

/** Until the streams have written what they were given. */
async function waitFor(check: () => Promise<void>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return await check();
    } catch {
      await new Promise(setImmediate);
    }
  }
  return check();
}
