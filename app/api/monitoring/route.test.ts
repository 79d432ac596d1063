import "@/lib/testing/server-environment";
import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import { serveHandler } from "@/lib/testing/serve-handler";

type Served = Awaited<ReturnType<typeof serveHandler>>;

let service: Served;
let site: Served;
let received: string[];
/** Tells when a report reaches the handler, and what became of it */
let arrivals: EventEmitter;

beforeAll(async () => {
  service = await serveHandler(async (request) => {
    received.push(await request.text());
    return new Response("{}");
  });
  Object.assign(process.env, {
    NODE_ENV: "production",
    SENTRY_DSN: `http://key@127.0.0.1:${service.port}/7`,
  });
  const { POST } = await import("./route");
  site = await serveHandler(async (request) => {
    arrivals.emit("begin");
    const answer = await POST(request).catch((error) => new Response(String(error), { status: 500 }));
    arrivals.emit("answer", answer.status);
    return answer;
  });
});
beforeEach(() => {
  received = [];
  arrivals = new EventEmitter();
});
afterAll(() => Promise.all([service.close(), site.close()]));

const send = (visitor: string, more: RequestInit = {}) =>
  fetch(site.url, {
    method: "POST",
    body: "{}",
    ...more,
    headers: { "Sec-Fetch-Site": "same-origin", "x-dorfforum-connection": visitor, ...more.headers },
  });

test("more than sixty reports a minute from one address are refused, without affecting other visitors", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 62; count += 1) statuses.push((await send("192.0.2.1")).status);
  expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
  expect((await send("192.0.2.1")).headers.get("Retry-After")).toBe("60");
  expect((await send("192.0.2.2")).status).toBe(200);
  expect(received).toHaveLength(61);
});

test("reports of other sites and reports that are too large are not forwarded", async () => {
  expect((await send("192.0.2.3", { headers: { "Sec-Fetch-Site": "cross-site" } })).status).toBe(403);
  expect((await send("192.0.2.3", { body: "x".repeat(2_000_001) })).status).toBe(413);
  expect(received).toEqual([]);
});

test("an aborted report is answered with 400 and not forwarded", async () => {
  const [begun, answered] = [once(arrivals, "begin"), once(arrivals, "answer")];
  const line = connect(site.port, "127.0.0.1");
  line.write(
    "POST / HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 1000\r\n\r\nhalf a report",
  );
  await begun;
  line.destroy();
  expect(await answered).toEqual([400]);
  expect(received).toEqual([]);
});
