import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { codeOf } from "./error-code";
import { onceAtATime, runInBackground, schedule } from "./run-in-background";

const logging = () => {
  const lines: string[] = [];
  return { lines, log: { error: (line: string) => void lines.push(line) } as never };
};

const secret = "https://kalender.example/geheim";
const failures: [what: string, error: unknown, said: RegExp][] = [
  ["of the database", Object.assign(new Error(secret), { code: "SQLITE_BUSY" }), /: SQLITE_BUSY$/],
  [
    "of a mail server",
    Object.assign(new Error(secret), { code: "EENVELOPE", responseCode: 550 }),
    /: EENVELOPE 550$/,
  ],
  [
    "of the code",
    new TypeError(`${secret}\n    at ${secret}`),
    /: TypeError at .*run-in-background\.test\.js:\d+:\d+\)?$/,
  ],
  ["that is no error", secret, /: unknown$/],
];
for (const [what, error, said] of failures)
  for (const task of [() => Promise.reject(error), () => raise(error)])
    test(`a failure ${what} is logged without its message, and rejects nothing`, async () => {
      const { lines, log } = logging();
      assert.equal(await runInBackground({ log }, "The probe", task), false);
      assert.equal(lines.length, 1);
      assert.match(String(lines[0]), /^The probe failed/);
      assert.match(String(lines[0]), said);
      assert.doesNotMatch(String(lines[0]), /geheim/);
    });

function raise(error: unknown): never {
  throw error;
}

test("an item that fails leaves the next one its turn", async () => {
  const { lines, log } = logging();
  const done: number[] = [];
  for (const item of [1, 2, 3])
    await runInBackground({ log }, `Item ${item}`, () => (item === 2 ? raise(new Error()) : done.push(item)));
  assert.deepEqual(done, [1, 3]);
  assert.deepEqual(lines.length, 1);
});

test("a task that the clock runs rejects nothing", async () => {
  const { lines, log } = logging();
  const added: { task: () => unknown; options: object }[] = [];
  const cron = { add: (tasks: object) => void added.push(...Object.values(tasks)) } as never;
  schedule({ log, cron }, "probe", { rule: "0 0 * * * *" }, () => raise(new Error()));
  assert.equal(await added[0]?.task(), false);
  assert.deepEqual(added[0]?.options, { rule: "0 0 * * * *" });
  assert.equal(lines.length, 1);
});

test("one run at a time; who asks meanwhile has it run once more, also after a failure", async () => {
  const { lines, log } = logging();
  const started: (() => void)[] = [];
  const begin = onceAtATime("The probe", () => new Promise((done) => started.push(done as () => void)));
  const settle = () => new Promise((done) => setImmediate(done));
  const strapi = { log } as never;
  for (const _ of [1, 2, 3]) begin(strapi);
  assert.equal(started.length, 1);
  started[0]?.();
  await settle();
  assert.equal(started.length, 2);
  started[1]?.();
  await settle();
  assert.equal(started.length, 2);
  let attempts = 0;
  const failing = onceAtATime("The probe", async () => {
    attempts += 1;
    throw new Error();
  });
  failing(strapi);
  await settle();
  failing(strapi);
  await settle();
  assert.equal(attempts, 2);
  assert.equal(lines.length, 2);
});

test("codes are what they were", () => assert.equal(codeOf({ responseCode: 421 }), "unknown 421"));

/** The start of the process has to end it when it fails. */
const ownEnd = /^start\.ts$/;

const sources = join(__dirname, "../../../../src");
const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.ts$/.test(path) && !/\.test\.ts$|^background|redaktion.admin/.test(path) && !ownEnd.test(path),
);
test("nothing runs outside of runInBackground() that nobody waits for", () => {
  assert.ok(files.length > 200);
  for (const file of files) {
    const code = readFileSync(join(sources, file), "utf8");
    // `renew` of order-events.ts is one.
    const calls = [...code.matchAll(/\bvoid (?!readInBackground|runInBackground|renew\b)(\w[\w.]*)\(/g)];
    assert.deepEqual(
      calls.map(([call]) => call),
      [],
      file,
    );
    assert.doesNotMatch(code, /\bcron\.add\(/, file);
  }
});
