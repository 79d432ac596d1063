import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withLock } from "./lock.mjs";
import { root } from "./paths.mjs";

const name = `a test (${process.pid})`;
const file = path.join(root, "var", "locks", name);

test("of two commands that do the same, the second waits for the first", async () => {
  const events: string[] = [];
  const output = jest.spyOn(process.stdout, "write");
  const isWaiting = new Promise<void>((resolve) =>
    output.mockImplementation((text) => {
      if (String(text).includes("Ein anderer Befehl")) resolve();
      return true;
    }),
  );
  const first = withLock(name, async () => {
    events.push("first begins");
    await isWaiting;
    events.push("first ends");
  });
  await Promise.all([first, withLock(name, async () => void events.push("second"))]);
  output.mockRestore();
  expect(events).toEqual(["first begins", "first ends", "second"]);
  expect(existsSync(file)).toBe(false);
});

test("the lock of a command that was killed is taken", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, String(pid));
  expect(await withLock(name, async () => "done")).toBe("done");
});

test("a failure gives the lock back", async () => {
  const failing = withLock(name, async () => {
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  expect(existsSync(file)).toBe(false);
});
