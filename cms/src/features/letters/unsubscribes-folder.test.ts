import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import {
  readLastTime,
  readUnsubscribes,
  recordPause,
  recordUnsubscribe,
  removeOldUnsubscribes,
  unsubscribesFolder,
  writeLastTime,
} from "./unsubscribes-folder";

let root: string;
before(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "departures-"));
});
after(() => rm(root, { recursive: true }));

const address = "Jemand@example.org";
const confirmed = new Date("2026-11-01T10:00:00Z");
const leftOn = new Date("2026-11-20T10:00:00Z");

test("who left is known by a hash alone, until they order again", async () => {
  const folder = path.join(root, "all");
  await recordUnsubscribe(folder, "key", { address, now: leftOn });
  assert.doesNotMatch(await readFile(path.join(folder, "2026-11.txt"), "utf8"), /jemand|example/i);
  const { isUnsubscribed } = await readUnsubscribes(folder, ["newer", "key"]);
  assert.equal(isUnsubscribed("jemand@EXAMPLE.org", undefined, confirmed), true);
  assert.equal(isUnsubscribed(address, "woche", confirmed), true);
  assert.equal(isUnsubscribed(address, undefined, new Date("2026-11-21T10:00:00Z")), false);
  assert.equal(isUnsubscribed("andere@example.org", undefined, confirmed), false);
  assert.equal(
    (await readUnsubscribes(folder, ["other"])).isUnsubscribed(address, undefined, confirmed),
    false,
  );
});

test("behind a line that a full disk cut, who leaves next is known", async () => {
  const folder = path.join(root, "cut");
  await mkdir(folder);
  await writeFile(path.join(folder, "2026-11.txt"), "2026-11-20T09:00:00.000Z AbC");
  await recordUnsubscribe(folder, "key", { address, now: leftOn });
  assert.equal((await readUnsubscribes(folder, ["key"])).isUnsubscribed(address, undefined, confirmed), true);
});

test("who left one theme still receives the others", async () => {
  const folder = path.join(root, "theme");
  await recordUnsubscribe(folder, "key", { address, theme: "woche", now: leftOn });
  const { isUnsubscribed } = await readUnsubscribes(folder, ["key"]);
  assert.equal(isUnsubscribed(address, "woche", confirmed), true);
  assert.equal(isUnsubscribed(address, "kategorie:a", confirmed), false);
});

const paused = new Date("2026-11-20T10:00:00Z");
const resumed = new Date("2026-11-21T10:00:00Z");

for (const [what, notes, since, expected] of [
  ["nothing", [], confirmed, undefined],
  ["a pause", [[true, paused]], confirmed, true],
  ["a pause before the last confirmation, which ended it", [[true, paused]], resumed, undefined],
  [
    "a pause that ended",
    [
      [true, paused],
      [false, resumed],
    ],
    confirmed,
    false,
  ],
  [
    "another pause",
    [
      [true, paused],
      [false, resumed],
      [true, new Date("2026-11-22T10:00:00Z")],
    ],
    confirmed,
    true,
  ],
] as const)
  test(`of the notes, ${what} is known`, async () => {
    const folder = path.join(root, what.replaceAll(" ", "-"));
    for (const [isPaused, now] of notes) await recordPause(folder, "key", { address, isPaused, now });
    const { isPaused, isUnsubscribed } = await readUnsubscribes(folder, ["newer", "key"]);
    assert.equal(isPaused("jemand@EXAMPLE.org", since), expected);
    assert.equal(isPaused("andere@example.org", since), undefined);
    assert.equal(isUnsubscribed(address, "woche", confirmed), false);
  });

test("a month is removed when its last day is older than any backup", async () => {
  const folder = path.join(root, "old");
  await recordUnsubscribe(folder, "key", { address, now: new Date("2025-10-31T10:00:00Z") });
  await recordUnsubscribe(folder, "key", { address, now: leftOn });
  await removeOldUnsubscribes(folder, new Date("2026-12-05T10:00:00Z"));
  assert.equal((await readdir(folder)).length, 2);
  await removeOldUnsubscribes(folder, new Date("2026-12-06T10:00:00Z"));
  assert.deepEqual(await readdir(folder), ["2026-11.txt"]);
});

test("without a folder nobody has left and no time is known", async () => {
  const folder = path.join(root, "none");
  assert.equal((await readUnsubscribes(folder, ["key"])).isUnsubscribed(address, "woche", confirmed), false);
  assert.equal(await readLastTime(folder), undefined);
  await writeLastTime(folder, 42);
  assert.equal(await readLastTime(folder), 42);
});

test("times that are noted in one moment are written one after the other", async () => {
  const folder = path.join(root, "at-once");
  await Promise.all(Array.from({ length: 20 }, (_, time) => writeLastTime(folder, time)));
  assert.equal(await readLastTime(folder), 19);
  assert.deepEqual(await readdir(folder), ["stand.txt"]);
});

test("containers that share the folder and their process id write their times beside each other", async () => {
  const folder = path.join(root, "containers");
  const load = createRequire(__filename);
  const file = load.resolve("./unsubscribes-folder");
  const containers = Array.from({ length: 5 }, () => {
    delete load.cache[file];
    return load(file) as { writeLastTime: typeof writeLastTime };
  });
  await Promise.all(
    Array.from({ length: 20 }, (_, time) =>
      containers.map((each) => each.writeLastTime(folder, time)),
    ).flat(),
  );
  assert.equal(await readLastTime(folder), 19);
});

test("the folder lies beside the database unless it is set", () => {
  assert.equal(unsubscribesFolder("/cms", { DATABASE_FILENAME: "data/village.db" }), "/cms/data/abmeldungen");
  assert.equal(unsubscribesFolder("/cms", { DEPARTURES_FOLDER: "/shared/left" }), "/shared/left");
});
