import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, watch } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeSumOf } from "@dorfforum/shared/runtime/change-sum";
import { z } from "zod";
import { Replica } from "../replica";
import type { WireDocument } from "../wire";

/** Strapi's protocol on a loopback port, so that a test can count calls, cap pages and break answers. */
class FakeStrapi {
  entries: WireDocument[] = [];
  calls: string[] = [];
  broken = false;
  /** Takes requests and never answers */
  hangs = false;
  /** Answers 404 for everything but the change query */
  lacksEntries = false;
  cap = 250;
  #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const url = new URL(request.url ?? "/", "http://cms");
      this.calls.push(decodeURIComponent(url.pathname + url.search));
      if (this.hangs) return;
      response.setHeader("Content-Type", "application/json");
      if (this.broken) response.statusCode = 400;
      if (this.lacksEntries && url.pathname !== "/api/aenderungen") response.statusCode = 404;
      response.end(JSON.stringify(this.#answer(url)));
    });
  }

  #answer(url: URL): unknown {
    if (url.pathname === "/api/aenderungen") {
      const newest = this.entries.map(({ updatedAt }) => String(updatedAt)).sort();
      const sum = newest.reduce((total, time) => total + changeSumOf(Date.parse(time), 0), 0);
      return { data: { dinge: { count: this.entries.length, newest: newest.at(-1) ?? null, sum } } };
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

export const entry = (
  documentId: string,
  name: unknown = documentId,
  updatedAt = "2026-01-01T00:00:00.000Z",
) => ({
  documentId,
  name,
  updatedAt,
});

export const parse = (wire: WireDocument) => z.object({ name: z.string() }).parse(wire).name;

/** A replica with its own file. The same `model` again is the replica after a restart. */
export const replicaOf = (model = `ding-${randomUUID()}`) =>
  new Replica<string>({ model, plural: "dinge", query: { fields: ["name"], populate: {} }, parse });

export const itemsOf = async (replica: Replica<string>) => [...(await replica.ready()).items].sort();

/** The stand-in answers from a new folder and port in all tests of a file. @returns it, and the folder of the copies */
export function setUpFakeStrapi() {
  const strapi = new FakeStrapi();
  const stack = { strapi, folder: "" };
  beforeAll(async () => {
    stack.folder = await mkdtemp(join(tmpdir(), "replica-"));
    Object.assign(process.env, {
      SITE_URL: "http://localhost:3000",
      CMS_URL: await strapi.listen(),
      CMS_API_TOKEN: "a-token-for-tests",
      CMS_WEBHOOK_SECRET: "a-secret-for-tests",
      CMS_ADMIN_URL: "http://localhost:1337/admin",
      DATA_DIR: stack.folder,
    });
  });
  beforeEach(() => {
    Object.assign(strapi, {
      entries: [entry("a"), entry("b")],
      calls: [],
      broken: false,
      hangs: false,
      lacksEntries: false,
      cap: 250,
    });
  });
  afterAll(async () => {
    await strapi.close();
    // A replica may still be writing its file.
    await rm(stack.folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return stack;
}

/** Resolves when the replica's file is complete. */
export async function fileOf(folder: string, model: string): Promise<void> {
  await mkdir(join(folder, "cms"), { recursive: true });
  for await (const { filename } of watch(join(folder, "cms"))) if (filename === `${model}.ndjson`) return;
}
