import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { root } from "./paths.mjs";
import { launch, run } from "./processes.mjs";

const cwd = root;
const env = { PATH: process.env.PATH };
const node = (code: string, options = {}) => launch(process.execPath, ["-e", code], { cwd, env, ...options });

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    // On Linux a process that has ended and whose parent has not noticed is a zombie.
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !readFileSync(stat, "utf8").includes(") Z ");
  } catch {
    return false;
  }
};

jest.setTimeout(60_000);

/** Polls until `condition` holds. */
async function until<T>(condition: () => T, deadline = Date.now() + 30_000): Promise<NonNullable<T>> {
  const result = condition();
  if (result) return result;
  if (Date.now() > deadline) throw new Error(`Did not become true: ${condition}`);
  await delay(20);
  return until(condition, deadline);
}
const untilEnded = (pid: unknown) => until(() => !isRunning(Number(pid)));
const untilPrinted = (output: () => string, pattern: RegExp) => until(() => output().match(pattern));

/** Starts a child in the same process group, prints its id and keeps running. */
const parentOfSleeper = `
  const child = require("node:child_process").spawn("sleep", ["600"], { stdio: "inherit" });
  console.log("child " + child.pid);
  setInterval(() => {}, 1000);
`;

test("a program's output is kept, split into lines and written to its log", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dorfforum-processes-"));
  const log = path.join(folder, "logs", "program.log");
  const lines: string[] = [];
  const code = `process.stdout.write("\\u001b[32mone\\u001b[39m\\ntw"); process.stdout.write("o\\nend"); process.exitCode = 3`;
  const program = node(code, { log, onLine: (line: string) => lines.push(line) });
  expect(await program.exited).toEqual({ code: 3, signal: null });
  expect(program.output()).toBe("one\ntwo\nend");
  expect(lines.slice(1)).toEqual(["two", "end"]);
  await untilPrinted(() => readFileSync(log, "utf8"), /two\nend$/);
  rmSync(folder, { recursive: true });
});

test("stopping a program ends its children too", async () => {
  const program = node(parentOfSleeper);
  const [, pid] = await untilPrinted(program.output, /child (\d+)/);
  expect(isRunning(Number(pid))).toBe(true);
  await program.stop();
  await untilEnded(pid);
  expect((await program.exited).signal).toBe("SIGTERM");
  await program.stop();
});

test("a program that ends by itself leaves no child behind", async () => {
  const program = node(`${parentOfSleeper} setTimeout(() => process.exit(0), 100)`);
  const { code } = await program.exited;
  expect(code).toBe(0);
  await untilEnded(program.output().match(/child (\d+)/)?.[1]);
});

test("killing a program gives it no chance to clean up", async () => {
  const program = node(`process.on("SIGTERM", () => {}); console.log("ready"); setInterval(() => {}, 1000)`);
  await untilPrinted(program.output, /ready/);
  program.kill();
  expect(await program.exited).toEqual({ code: null, signal: "SIGKILL" });
});

test("a program that fails becomes a sentence with its last lines", async () => {
  const code = `console.log("the reason"); process.exit(2)`;
  await expect(run("The check", process.execPath, ["-e", code], { cwd, env })).rejects.toMatchObject({
    message: "The check ist gescheitert (Code 2).",
    details: "the reason",
  });
  const explain = (output: string) => (output.includes("the reason") ? "Known." : undefined);
  await expect(run("The check", process.execPath, ["-e", code], { cwd, env, explain })).rejects.toThrow(
    "Known.",
  );
});

test("a program that does not exist fails with its name", async () => {
  await expect(run("The check", "no-such-program", [], { cwd, env })).rejects.toMatchObject({
    message: expect.stringContaining("The check ist gescheitert"),
    details: expect.stringContaining("no-such-program ENOENT"),
  });
});

test("a server and its children end when the process that started them is killed", async () => {
  const script = `
    import { launch } from "./scripts/processes.mjs";
    const code = ${JSON.stringify(`console.log("server " + process.pid);${parentOfSleeper}`)};
    const server = launch(process.execPath, ["-e", code], { cwd: ".", env: process.env, isServer: true });
    setInterval(() => console.log(server.output()), 50);
  `;
  const holder = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  holder.stdout.on("data", (text) => {
    output += text;
  });
  const [, server, child] = await untilPrinted(() => output, /server (\d+)\nchild (\d+)/);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  await untilEnded(server);
  await untilEnded(child);
});
