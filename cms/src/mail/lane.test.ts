import assert from "node:assert/strict";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import { lane } from "./lane";

const logged: string[] = [];
const strapi = { log: { error: (line: string) => logged.push(line) } } as unknown as Core.Strapi;

/** Work that ends when it is told to, and which of it has begun */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (_: Core.Strapi, name: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve()));
    });
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test("a few are worked on at once, and each that ends makes room", async () => {
  const waiting = [..."abcdef"];
  const { begun, work, end } = openWork();
  const run = lane("The work", async () => waiting.shift(), work, { atOnce: 3, slowMs: 60_000, maxOpen: 9 });
  run(strapi);
  await settle();
  assert.equal(begun.join(""), "abc");
  end("b");
  await settle();
  assert.equal(begun.join(""), "abcd");
  end("a", Object.assign(new Error("of a database"), { code: "SQLITE_BUSY" }));
  end("d");
  await settle();
  assert.equal(begun.join(""), "abcdef");
  assert.deepEqual(logged, ["The work failed: SQLITE_BUSY"]);
  for (const name of "cef") end(name);
});

test("what is slow holds nobody, up to a maximum that is open at once", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const waiting = [..."abcdefgh"];
  const { begun, work, end } = openWork();
  const run = lane("The work", async () => waiting.shift(), work, { atOnce: 2, slowMs: 5_000, maxOpen: 5 });
  run(strapi);
  await settle();
  assert.equal(begun.join(""), "ab");
  for (const expected of ["abcd", "abcde", "abcde"]) {
    context.mock.timers.tick(5_000);
    await settle();
    assert.equal(begun.join(""), expected);
  }
  end("a");
  await settle();
  assert.equal(begun.join(""), "abcdef");
});

test("what comes while all is slow is begun", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const waiting = ["hangs"];
  const { begun, work } = openWork();
  const run = lane("The work", async () => waiting.shift(), work, { atOnce: 3, slowMs: 5_000, maxOpen: 5 });
  run(strapi);
  await settle();
  waiting.push("confirmation");
  run(strapi);
  await settle();
  assert.deepEqual(begun, ["hangs", "confirmation"]);
});
