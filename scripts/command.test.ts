import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { root } from "./paths.mjs";

jest.setTimeout(60_000);

const children: ChildProcess[] = [];
// A test that fails leaves its command running, and the pipes to it would keep Jest from ending.
afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});

/** Runs a command with this body. `end` waits for its end, `lines` for so many lines of its output. */
function start(body: string) {
  const script = `
    import { launch } from "./scripts/processes.mjs";
    import { command, expectSignal, temporaryFolder } from "./scripts/command.mjs";
    import { OperatorError } from "./scripts/failures.mjs";
    await command(async () => { ${body} });
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd: root,
    env: { PATH: process.env.PATH } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].on("data", (text) => {
      output[name] += text;
    });
  const closed = once(child, "close");
  const lines = async (count: number) => {
    while (output.stdout.split("\n").length <= count) await once(child.stdout, "data");
    return output.stdout.split("\n").slice(0, count);
  };
  return { child, lines, end: async () => ({ code: (await closed)[0], ...output }) };
}

test("the work returns the exit code", async () => {
  expect((await start("return 3").end()).code).toBe(3);
  expect((await start("").end()).code).toBe(0);
});

test("a failure is printed as its details and one sentence, and the exit code is 1", async () => {
  const result = await start(`throw new OperatorError("Port 1 is taken.", "last line")`).end();
  expect(result).toMatchObject({ code: 1, stderr: "\nlast line\n\nPort 1 is taken.\n" });
});

const sleeping = `
  const code = "console.log(process.pid); setInterval(() => {}, 1000)";
  launch(process.execPath, ["-e", code], { cwd: ".", env: process.env, onLine: console.log });
  await new Promise(() => {});
`;

test("a signal ends launched programs and removes temporary folders", async () => {
  const { child, lines, end } = start(`console.log(await temporaryFolder()); ${sleeping}`);
  const [folder = "", pid] = await lines(2);
  expect(existsSync(folder)).toBe(true);
  child.kill("SIGTERM");
  expect(await end()).toMatchObject({
    code: 143,
    stderr: "",
    stdout: `${folder}\n${pid}\n\nWird beendet …\n`,
  });
  expect(() => process.kill(Number(pid), 0)).toThrow("ESRCH");
  expect(existsSync(folder)).toBe(false);
});

test("a signal that is expected is a success", async () => {
  const { child, lines, end } = start(`expectSignal(); ${sleeping}`);
  await lines(1);
  child.kill("SIGINT");
  expect((await end()).code).toBe(0);
});
