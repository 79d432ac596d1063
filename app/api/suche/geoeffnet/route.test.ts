import "@/lib/testing/server-environment";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoIndex } from "@/lib/search/testing/demo-index";
import { serveHandler } from "@/lib/testing/serve-handler";

const folder = mkdtempSync(join(tmpdir(), "geoeffnet-"));
process.env.DATA_DIR = folder;
// The content would come from the CMS.
jest.mock("@/lib/search/indexing/current-index", () => ({ currentIndex: jest.fn() }));

let site: Awaited<ReturnType<typeof serveHandler>>;
let opensOf: (key: string) => number;

beforeAll(async () => {
  const { currentIndex } = await import("@/lib/search/indexing/current-index");
  jest.mocked(currentIndex).mockResolvedValue(demoIndex());
  ({ opensOf } = await import("@/lib/search/popularity/current-opens"));
  const { POST } = await import("./route");
  site = await serveHandler(POST);
});
afterAll(() => site.close());

const own = { "Sec-Fetch-Site": "same-origin" };
const report = async (body: string, visitor: string, headers: Record<string, string> = own) => {
  const sent = { ...headers, "x-dorfforum-connection": visitor };
  return (await fetch(site.url, { method: "POST", body, headers: sent })).status;
};

test("entries that are opened are counted, once a visitor, and saved without anything about visitors", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  expect(await report("info/gelber-sack", "192.0.2.1")).toBe(204);
  expect(await report("info/gelber-sack", "192.0.2.1")).toBe(204);
  expect(await report("info/gelber-sack", "192.0.2.2")).toBe(204);
  expect(opensOf("info/gelber-sack")).toBeCloseTo(2, 3);
  jest.advanceTimersByTime(5 * 60_000);
  jest.useRealTimers();
  const saved = () => readFileSync(join(folder, "suche/geoeffnet.ndjson"), "utf8").trim().split("\n");
  const deadline = Date.now() + 5000;
  let lines: string[] = [];
  while (lines.length === 0 && Date.now() < deadline) {
    try {
      lines = saved();
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { format: 1, asOf: expect.any(Number) },
    ["info/gelber-sack", expect.closeTo(2, 2)],
  ]);
});

test("what is no entry, comes from elsewhere or does not want to be counted is not", async () => {
  expect(await report("info/gibt-es-nicht", "192.0.2.3")).toBe(400);
  expect(await report("", "192.0.2.3")).toBe(400);
  expect(await report("x".repeat(301), "192.0.2.3")).toBe(413);
  expect(await report("info/hundesteuer-anmelden", "192.0.2.3", { "Sec-Fetch-Site": "cross-site" })).toBe(
    403,
  );
  expect(await report("info/hundesteuer-anmelden", "192.0.2.3", { ...own, "Sec-GPC": "1" })).toBe(204);
  expect(await report("info/hundesteuer-anmelden", "192.0.2.3", { ...own, DNT: "1" })).toBe(204);
  expect(opensOf("info/hundesteuer-anmelden")).toBe(0);
});

test("more than sixty in ten minutes from one address are refused", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 62; count += 1) statuses.push(await report("info/gelber-sack", "192.0.2.9"));
  expect(statuses).toEqual([...Array(60).fill(204), 429, 429]);
});
