import "@/lib/testing/server-environment";
import { cspReportCounts } from "@/lib/security/csp-reports";
import { serveHandler } from "@/lib/testing/serve-handler";
import { POST } from "./route";

let site: Awaited<ReturnType<typeof serveHandler>>;
beforeAll(async () => {
  site = await serveHandler(POST);
});
afterAll(() => site.close());

const csp = {
  "document-uri": "http://localhost:3000/",
  "effective-directive": "img-src",
  "blocked-uri": "data",
};
const sent = JSON.stringify({ "csp-report": csp });

const send = async (visitor: string, body: string, type = "application/csp-report") => {
  const headers = { "Content-Type": type, "x-dorfforum-connection": visitor };
  const response = await fetch(site.url, { method: "POST", body, headers });
  return response.status;
};

test("reports are counted; everything else is refused and not counted", async () => {
  expect(await send("192.0.2.1", sent)).toBe(204);
  expect(await send("192.0.2.1", "[]", "application/reports+json; charset=utf-8")).toBe(204);
  expect(await send("192.0.2.1", "{")).toBe(400);
  expect(await send("192.0.2.1", "")).toBe(400);
  expect(await send("192.0.2.1", sent, "text/plain")).toBe(415);
  expect(await send("192.0.2.1", sent.padEnd(64_001))).toBe(413);
  expect(cspReportCounts()).toEqual([{ directive: "img-src", source: "data", count: 1 }]);
});

test("more than sixty a minute from one address are refused, without affecting other visitors", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 62; count += 1) statuses.push(await send("192.0.2.2", sent));
  expect(statuses).toEqual([...Array(60).fill(204), 429, 429]);
  expect(await send("192.0.2.3", sent)).toBe(204);
});
