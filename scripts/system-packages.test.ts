import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { findPrograms } from "./system-packages.mjs";

const { PATH } = process.env;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "dorfforum-programs-"));
  await writeFile(path.join(folder, "redis-server"), "#!/bin/sh\necho 7.0\n", { mode: 0o755 });
  await writeFile(path.join(folder, "Xvfb"), "#!/bin/sh\nexit 127\n", { mode: 0o755 });
  process.env.PATH = folder;
});

afterAll(async () => {
  process.env.PATH = PATH;
  await rm(folder, { recursive: true });
});

test("programs that start are found", async () => {
  expect(await findPrograms("redis")).toEqual({ redis: "redis-server" });
});

test("programs that are missing, or do not start, are named in one sentence with the command that installs them", async () => {
  await expect(findPrograms("redis", "firefox", "display")).rejects.toThrow(
    "Auf diesem System fehlt: firefox-esr, xvfb. „npm run setup -- browsers“ installiert es.",
  );
});
