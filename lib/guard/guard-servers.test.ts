import "@/lib/testing/server-environment";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import type { PageState } from "@/lib/page-cache/page-cache";
import { routes } from "@/lib/routes";
import { newNonce } from "@/lib/security/nonce";
import { guardServers } from "./guard-servers";

let server: Server;
let port: number;
let stopGuarding: () => void;
let pageState: PageState | undefined;
let renderings = 0;

beforeAll(async () => {
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
  process.env.SITE_URL = "https://forum.example";
  Object.assign(process.env, { NODE_ENV: "production" });
  stopGuarding = guardServers({ readState: async () => pageState, passRequest });
  // It answers with what it was passed.
  server = createServer(({ method, url, headers }, response) => {
    if (url === routes.contact) return respondWithPage(String(headers["x-nonce"]), response);
    if (url === "/own") response.setHeader("Content-Security-Policy", "script-src 'nonce-x'");
    response.setHeader("x-middleware-rewrite", "/_nicht-gefunden");
    const { "x-middleware-prefetch": prefetch, "next-router-state-tree": state } = headers;
    const client = url === "/client" && headers["user-agent"];
    response.end(`passed ${[method, url, prefetch, state, client].filter(Boolean).join(" ")}`);
  });
  // As Next does, which never answers
  server.on("upgrade", () => {});
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  // The channel is shared by all test files of a worker.
  stopGuarding();
  return new Promise((resolve) => server.close(resolve));
});

/** The policy of a page */
async function passRequest({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (url !== routes.contact) throw new Error("left to the middleware");
  const nonce = newNonce();
  headers["x-nonce"] = nonce;
  response.setHeader("Content-Security-Policy", `script-src 'nonce-${nonce}'`);
}

/** As Next does for a page of the site */
function respondWithPage(nonce: string, response: ServerResponse): void {
  renderings += 1;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "private, no-cache");
  response.end(`<html><head></head><body><script nonce="${nonce}">${renderings}</script></body></html>`);
}

/** Everything that the server sends until it closes the connection. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
  return text(socket);
}

const statusAndBody = (response: string) => {
  const [head = "", body = ""] = response.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, body: body.replace(/^\w+\r\n|\r\n0$/g, "").trim() };
};

const get = async (target: string, ...headers: string[]) =>
  statusAndBody(await send(`GET ${target} HTTP/1.1`, "Host: x", ...headers));

test("a response without headers of its own gets all of them", async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-security-policy": expect.stringMatching(
      /^default-src 'none';.*frame-ancestors 'none'; report-uri \/api\/berichte\/csp; report-to csp$/,
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin",
    "permissions-policy": expect.stringContaining("microphone=(self)"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "reporting-endpoints": 'csp="/api/berichte/csp"',
    "strict-transport-security": "max-age=31536000",
  });
  expect(headers.has("x-middleware-rewrite")).toBe(false);
});

test.each([
  routes.sharePicture("veranstaltung", "fest"),
  routes.media("bild.jpg", "1"),
  routes.feed,
  routes.calendarFile(),
  routes.eventFile("fest"),
])("other sites may show %s", async (path) => {
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

test("a page's own policy replaces the common one", async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port}/own`);
  expect(headers.get("content-security-policy")).toBe("script-src 'nonce-x'");
});

test("Next sees a name of every client", async () => {
  expect((await get("/client")).body).toBe("passed GET /client -");
  expect((await get("/client", "User-Agent: a")).body).toBe("passed GET /client a");
});

test("a page is rendered once for each state, and each answer has its own nonce and request id", async () => {
  pageState = [{}];
  const read = async (headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${routes.contact}`, { headers });
    const [, nonce, rendering] = /nonce="([^"]+)">(\d+)/.exec(await response.text()) ?? [];
    expect(response.headers.get("content-security-policy")).toBe(`script-src 'nonce-${nonce}'`);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    return { nonce, rendering, id: response.headers.get("x-request-id") };
  };
  const [first, second] = [await read(), await read()];
  expect(second.rendering).toBe(first.rendering);
  expect(second.nonce).not.toBe(first.nonce);
  expect(second.id).not.toBe(first.id);
  expect((await read({ rsc: "1" })).rendering).not.toBe(first.rendering);
  pageState = [{}];
  const third = await read();
  expect(third.rendering).not.toBe(first.rendering);
  pageState = undefined;
  expect((await read()).rendering).not.toBe(third.rendering);
});

test("Next sees no prefetch header and no TRACE", async () => {
  const request = ["TRACE /api/x HTTP/1.1", "Host: x", "X-Middleware-Prefetch: 1"];
  expect(statusAndBody(await send(...request)).body).toBe("passed PUT /api/x");
});

const state = encodeURIComponent(JSON.stringify(["", { children: ["__PAGE__", {}] }, null, null, 16]));

test.each([
  ["that can be read", state, `passed GET / ${state}`],
  ["with a broken escape", "x%", "passed GET /"],
  ["of another shape", encodeURIComponent('{"a":1}'), "passed GET /"],
])("a router state %s", async (_, header, body) => {
  expect((await get("/", `Next-Router-State-Tree: ${header}`)).body).toBe(body);
});

test.each([
  ["http://other.example/a?b", "passed GET /a?b"],
  ["HTTPS://other.example", "passed GET /"],
  ["http://other.example?q", "passed GET /?q"],
])("of the whole address %s only the path counts", async (target, body) => {
  expect((await get(target)).body).toBe(body);
});

const parameters = (count: number) => `/?${Array.from({ length: count }, () => "a").join("&")}`;

test("100 parameters are passed on", async () => {
  expect((await get(parameters(100))).status).toBe(200);
});

test.each([
  ["more than 100 parameters", [`GET ${parameters(101)} HTTP/1.1`, "Host: x"], 414, "zu viele Angaben"],
  ["a long address", [`GET /${"a".repeat(12_000)} HTTP/1.1`, "Host: x"], 414, "zu lang"],
  ["an asterisk", ["GET * HTTP/1.1", "Host: x"], 400, "nicht lesbar"],
  ["two hosts", ["GET / HTTP/1.1", "Host: x", "Host: y"], 400, "nicht lesbar"],
  ["no host", ["GET / HTTP/1.1"], 400, "nicht lesbar"],
  ["a broken escape under /api/", ["GET /api/formulare/%zz HTTP/1.1", "Host: x"], 400, "nicht lesbar"],
  ["a line that is none", ["GET"], 400, "nicht lesbar"],
  ["long headers", ["GET / HTTP/1.1", "Host: x", `X: ${"a".repeat(20_000)}`], 431, "Kopfzeilen"],
  ["an expectation", ["GET / HTTP/1.1", "Host: x", "Expect: y"], 417, "Erwartung"],
  ["POST of a page", ["POST /kontakt HTTP/1.1", "Host: x"], 405, "nur gelesen"],
  ["POST of Next's own addresses", ["POST /_next/x HTTP/1.1", "Host: x"], 405, "nur gelesen"],
])("%s is refused in German, with all headers", async (_, lines, status, sentence) => {
  const response = statusAndBody(await send(...lines));
  expect(response).toMatchObject({ status, body: expect.stringContaining(sentence) });
  expect(response.head).toContain("X-Content-Type-Options: nosniff");
  expect(response.head).toContain("Content-Type: text/plain; charset=utf-8");
});

test("a connection that sent what cannot be read is closed whole, though its client keeps its half open", async () => {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  socket.write("GET\r\n\r\n");
  const closedByServer = once(server, "connection").then(([peer]) => once(peer, "close"));
  socket.resume();
  await closedByServer;
  socket.destroy();
});

test("OPTIONS of a page names the methods", async () => {
  const { status, head } = statusAndBody(await send("OPTIONS / HTTP/1.1", "Host: x"));
  expect(status).toBe(204);
  expect(head).toContain("Allow: GET, HEAD, OPTIONS");
});

test.each(["before", "after"])(
  "Upgrade is ignored, with a listener added %s the first request",
  async (when) => {
    if (when === "after") server.on("upgrade", () => {});
    const upgrade = ["POST /api/x HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"];
    const response = statusAndBody(await send(...upgrade));
    expect(response).toMatchObject({ status: 200, body: "passed POST /api/x" });
  },
);
