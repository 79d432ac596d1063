/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, watch, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { reportError } from "@/lib/monitoring/report-error";
import { onContentChange } from "./content-changes";
import { Replica } from "./replica";
import type { WireDocument } from "./wire";

jest.mock("@/lib/monitoring/report-error");

/** Strapi's protocol on a loopback port, so that a test can count calls, cap pages and break answers. */
class Strapi {
  entries: WireDocument[] = [];
  calls: string[] = [];
  broken = false;
  cap = 250;
  #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const url = new URL(request.url ?? "/", "http://cms");
      this.calls.push(decodeURIComponent(url.pathname + url.search));
      response.setHeader("Content-Type", "application/json");
      if (this.broken) response.statusCode = 400;
      response.end(JSON.stringify(this.#answer(url)));
    });
  }

  #answer(url: URL): unknown {
    if (url.pathname === "/api/aenderungen") {
      const newest = this.entries.map(({ updatedAt }) => String(updatedAt)).sort();
      return { data: { dinge: { count: this.entries.length, newest: newest.at(-1) ?? null } } };
    }
    const ids = [...url.searchParams]
      .filter(([key]) => key.startsWith("filters[documentId]"))
      .map(([, id]) => id);
    const since = url.searchParams.get("filters[$or][0][updatedAt][$gte]") ?? "";
    const found = this.entries
      .filter(({ documentId }) => ids.length === 0 || ids.includes(documentId))
      .filter(({ updatedAt }) => String(updatedAt) >= since);
    const page = Number(url.searchParams.get("pagination[page]"));
    const data = found.slice((page - 1) * this.cap, page * this.cap);
    return {
      data,
      meta: { pagination: { pageCount: Math.ceil(found.length / this.cap), total: found.length } },
    };
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

const entry = (documentId: string, name: unknown = documentId, updatedAt = "2026-01-01T00:00:00.000Z") => ({
  documentId,
  name,
  updatedAt,
});

const parse = (wire: WireDocument) => z.object({ name: z.string() }).parse(wire).name;

let strapi: Strapi;
let folder: string;

/** A replica with its own file. The same `model` again is the replica after a restart. */
const replicaOf = (model = `ding-${randomUUID()}`) =>
  new Replica<string>({ model, plural: "dinge", query: { fields: ["name"], populate: {} }, parse });

const itemsOf = async (replica: Replica<string>) => [...(await replica.ready()).items].sort();

beforeAll(async () => {
  strapi = new Strapi();
  folder = await mkdtemp(join(tmpdir(), "replica-"));
  Object.assign(process.env, {
    SITE_URL: "http://localhost:3000",
    CMS_URL: await strapi.listen(),
    CMS_API_TOKEN: "a-token-for-tests",
    CMS_WEBHOOK_SECRET: "a-secret-for-tests",
    CMS_ADMIN_URL: "http://localhost:1337/admin",
    DATA_DIR: folder,
  });
});

beforeEach(() => {
  Object.assign(strapi, { entries: [entry("a"), entry("b")], calls: [], broken: false, cap: 250 });
  jest.mocked(reportError).mockClear();
});

afterAll(async () => {
  await strapi.close();
  // A replica may still be writing its file.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

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
  expect((await replicaOf().ready()).items).toHaveLength(2_000);
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

test("a failing CMS without a copy is an error with its status", async () => {
  strapi.broken = true;
  await expect(replicaOf().ready()).rejects.toMatchObject({ name: "CmsRequestError", status: 400 });
});

test("an expired entry keeps its last good copy while the CMS fails, and the failure is reported", async () => {
  const replica = replicaOf();
  await replica.ready();
  strapi.broken = true;
  replica.expire("a");
  expect(await itemsOf(replica)).toEqual(["a", "b"]);
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ name: "CmsRequestError" }), {
    replica: "dinge",
    servedFromCopy: true,
  });
});

test("after a restart the file is compared with the CMS first, and shown as it is only when the CMS fails", async () => {
  const model = "restarted";
  await replicaOf(model).ready();
  await fileOf(model);

  strapi.entries = [entry("a", "new", "2026-02-01T00:00:00.000Z"), entry("b")];
  expect(await itemsOf(replicaOf(model))).toEqual(["b", "new"]);

  strapi.broken = true;
  expect(await itemsOf(replicaOf(model))).toHaveLength(2);
});

test("a damaged file is ignored", async () => {
  await mkdir(join(folder, "cms"), { recursive: true });
  await writeFile(join(folder, "cms", "damaged.ndjson"), "{");
  expect(await itemsOf(replicaOf("damaged"))).toEqual(["a", "b"]);
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
    await fileOf("restored");
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
    expect(events).toEqual(["thrown", "last"]);
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

test("a failed refresh is repeated without a visitor, after one second and then after two", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "Date", "performance"] });
  try {
    strapi.broken = true;
    const replica = replicaOf("retried");
    await expect(replica.ready()).rejects.toMatchObject({ status: 400 });
    const failedAgain = nextReport();
    jest.advanceTimersByTime(1000);
    await failedAgain;
    await new Promise(setImmediate);
    strapi.broken = false;
    const changed = new Promise((resolve) => onContentChange(resolve));
    jest.advanceTimersByTime(1999);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await changed).toBe("retried");
    expect(await itemsOf(replica)).toEqual(["a", "b"]);
  } finally {
    jest.useRealTimers();
  }
});

const nextReport = () =>
  new Promise<void>((resolve) => jest.mocked(reportError).mockImplementationOnce(() => resolve()));

/** Resolves when the replica's file is complete. */
async function fileOf(model: string): Promise<void> {
  await mkdir(join(folder, "cms"), { recursive: true });
  for await (const { filename } of watch(join(folder, "cms"))) if (filename === `${model}.ndjson`) return;
}
