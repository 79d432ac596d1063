import { randomUUID } from "node:crypto";
import { reportError } from "@/lib/monitoring/report-error";
import { readChanges } from "./changes";
import { onContentChange } from "./content-changes";
import { Replica } from "./replica";
import { entry, fileOf, itemsOf, parse, replicaOf, setUpFakeStrapi } from "./testing/fake-strapi";

jest.mock("@/lib/monitoring/report-error");

const stack = setUpFakeStrapi();
const { strapi } = stack;

beforeEach(() => jest.mocked(reportError).mockClear());

test("a second read costs no call", async () => {
  const replica = replicaOf();
  expect(await itemsOf(replica)).toEqual(["a", "b"]);
  const calls = strapi.calls.length;
  expect(await itemsOf(replica)).toEqual(["a", "b"]);
  expect(strapi.calls).toHaveLength(calls);
});

test("a long list is read completely when the CMS caps its pages", async () => {
  strapi.entries = Array.from({ length: 2_000 }, (_, index) => entry(`id-${index}`));
  strapi.cap = 100;
  const replica = replicaOf();
  // Visitors wait for a second; on a busy machine the list takes longer.
  const loaded = new Promise((resolve) => onContentChange(resolve));
  await replica.ready().catch(() => loaded);
  expect(replica.settled?.items).toHaveLength(2_000);
});

test("a webhook costs one call for its entry, and the next read shows the change", async () => {
  const replica = replicaOf();
  await replica.ready();
  strapi.calls = [];
  strapi.entries = [entry("a", "new", "2026-02-01T00:00:00.000Z"), entry("b")];
  replica.expire("a");
  expect(await itemsOf(replica)).toEqual(["b", "new"]);
  expect(strapi.calls).toHaveLength(1);
  expect(strapi.calls[0]).toContain("filters[documentId][$in][0]=a");
});

test("content is settled when it is read, not while a change is, and again while the CMS fails", async () => {
  const replica = replicaOf();
  expect(replica.settled).toBeUndefined();
  const first = await replica.ready();
  expect(replica.settled).toBe(first);
  strapi.entries = [entry("a", "new", "2026-02-01T00:00:00.000Z"), entry("b")];
  replica.expire("a");
  expect(replica.settled).toBeUndefined();
  const second = await replica.ready();
  expect(second).not.toBe(first);
  expect(replica.settled).toBe(second);
  strapi.broken = true;
  replica.expire("a");
  await replica.ready();
  expect(replica.settled).toBe(second);
});

test("an entry that was unpublished is gone after its webhook", async () => {
  const replica = replicaOf();
  await replica.ready();
  strapi.entries = [entry("b")];
  replica.expire("a");
  expect(await itemsOf(replica)).toEqual(["b"]);
});

test("the change query finds a change, an addition and a deletion without a webhook", async () => {
  const replica = replicaOf();
  await replica.ready();
  const newest = "2026-03-01T00:00:00.000Z";
  strapi.entries = [entry("a", "changed", newest), entry("c", "added", newest)];
  replica.compare({ dinge: { count: 2, newest } });
  expect(await itemsOf(replica)).toEqual(["added", "changed"]);
});

test("the change query finds a deletion that did not alter the newest change", async () => {
  const replica = replicaOf();
  await replica.ready();
  strapi.entries = [entry("b")];
  replica.compare({ dinge: { count: 1, newest: "2026-01-01T00:00:00.000Z" } });
  expect(await itemsOf(replica)).toEqual(["b"]);
});

test("the change query finds a change of which nobody told, also once a later one was told of", async () => {
  const replica = replicaOf();
  await replica.ready();
  strapi.entries = [
    entry("a", "new", "2026-02-01T00:00:00.000Z"),
    entry("b", "newer", "2026-03-01T00:00:00.000Z"),
  ];
  replica.expire("b");
  expect(await itemsOf(replica)).toEqual(["a", "newer"]);
  replica.compare(await readChanges());
  expect(await itemsOf(replica)).toEqual(["new", "newer"]);
});

test("a change query without a difference costs no call", async () => {
  const replica = replicaOf();
  await replica.ready();
  strapi.calls = [];
  replica.compare({ dinge: { count: 2, newest: "2026-01-01T00:00:00.000Z" } });
  await replica.ready();
  expect(strapi.calls).toEqual([]);
});

test("one invalid entry is left out and reported with its id and field, and the others are shown", async () => {
  strapi.entries = [entry("a"), entry("bad", 7)];
  expect(await itemsOf(replicaOf())).toEqual(["a"]);
  expect(jest.mocked(reportError).mock.calls[0]?.[0]).toMatchObject({
    name: "CmsSchemaError",
    message: expect.stringContaining("bad: name"),
  });
});

test("an entry that becomes invalid keeps its former version", async () => {
  const replica = replicaOf();
  await replica.ready();
  strapi.entries = [entry("a", 7, "2026-02-01T00:00:00.000Z"), entry("b")];
  replica.expire("a");
  expect(await itemsOf(replica)).toEqual(["a", "b"]);
});

describe("a change event", () => {
  const events: string[] = [];
  let stop: () => void;
  beforeEach(() => {
    events.length = 0;
    stop = onContentChange((model) => events.push(model));
  });
  afterEach(() => stop());

  test("is fired once each after the first load, a webhook and a difference in the change query", async () => {
    const replica = replicaOf("announced");
    await replica.ready();
    expect(events).toEqual(["announced"]);

    strapi.entries = [entry("a", "new", "2026-02-01T00:00:00.000Z"), entry("b")];
    replica.expire("a");
    await replica.ready();
    expect(events).toEqual(["announced", "announced"]);

    strapi.entries = [entry("b")];
    replica.compare({ dinge: { count: 1, newest: "2026-01-01T00:00:00.000Z" } });
    await replica.ready();
    expect(events).toEqual(["announced", "announced", "announced"]);
  });

  test("is fired when the new content can be read", async () => {
    const replica = replicaOf();
    await replica.ready();
    const seen = new Promise((resolve) => onContentChange(() => resolve(itemsOf(replica))));
    strapi.entries = [entry("a")];
    replica.expire("b");
    expect(await seen).toEqual(["a"]);
  });

  test("is not fired, and the snapshot stays the same, when an entry was saved without a change", async () => {
    const replica = replicaOf();
    const before = await replica.ready();
    replica.expire("a");
    expect(await replica.ready()).toBe(before);
    expect(events).toHaveLength(1);
  });

  test("is fired after a restart, also while the CMS fails", async () => {
    await replicaOf("restored").ready();
    await fileOf(stack.folder, "restored");
    events.length = 0;
    strapi.broken = true;
    await replicaOf("restored").ready();
    expect(events).toEqual(["restored"]);
  });

  test("reaches the other listeners when one throws", async () => {
    const stopFailing = onContentChange(() => {
      throw new Error("a listener's own");
    });
    const stopLast = onContentChange(() => events.push("last"));
    await replicaOf("thrown").ready();
    // Those of earlier tests may still change.
    expect(events.slice(events.indexOf("thrown"))).toEqual(["thrown", "last"]);
    expect(reportError).toHaveBeenCalledWith(new Error("a listener's own"), expect.anything());
    stopFailing();
    stopLast();
  });
});

test("unchanged entries keep their item when another one changes", async () => {
  const replica = new Replica<{ name: string }>({
    model: `ding-${randomUUID()}`,
    plural: "dinge",
    query: { fields: ["name"], populate: {} },
    parse: (wire) => ({ name: parse(wire) }),
  });
  const before = await replica.ready();
  strapi.entries = [entry("a", "new", "2026-02-01T00:00:00.000Z"), entry("b")];
  replica.expire("a");
  const after = await replica.ready();
  expect(after.byId.get("a")).toEqual({ name: "new" });
  expect(after.byId.get("b")).toBe(before.byId.get("b"));
});
