import "@/lib/testing/server-environment";
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import type { PageState } from "@/lib/html/page-cache";
import { renderNonce } from "@/lib/security/render-nonce";
import { routes } from "@/lib/urls/routes";
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
  stopGuarding = guardServers(async () => pageState);
  // It answers with what it was passed.
  server = createServer(({ method, url, headers }, response) => {
    if (url?.split("?")[0] === routes.contact) return respondWithPage(response);
    if (url?.startsWith(routes.imprint) || url === "/unknown") {
      response.end(Object.keys(headers).join(" "));
      return;
    }
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

/** As Next does for a page of the site */
function respondWithPage(response: ServerResponse): void {
  renderings += 1;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "public, s-maxage=1");
  response.setHeader("Content-Security-Policy", `script-src 'nonce-${renderNonce}'`);
  response.end(
    `<html><head></head><body><script nonce="${renderNonce}">${renderings}</script></body></html>`,
  );
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
    "content-security-policy": expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'$/),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin",
    "permissions-policy": expect.stringContaining("microphone=(self)"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
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

const ofOthers = ["X-Nextjs-Data: 1", "X-Middleware-Rewrite: /a", "Next-Action: a", "Sentry-Trace: a"];
const ofRouter = ["Next-Router-State-Tree: %22%22", "Next-Router-Prefetch: 1", "Next-Url: /a"];

test.each([
  ["a page", routes.imprint, [], false],
  ["its data", `${routes.imprint}?_rsc=a`, ["RSC: 1"], true],
  ["an address that does not exist", "/unknown", [], false],
])("no header that Next or a platform knows reaches %s", async (_, path, asked, isData) => {
  const { body } = await get(path, ...ofOthers, ...asked, ...ofRouter);
  const names = body.split(" ");
  for (const header of ofOthers) expect(names).not.toContain(header.split(":")[0]?.toLowerCase());
  for (const name of ["next-router-prefetch", "next-url"]) expect(names.includes(name)).toBe(isData);
});

const readPage = async (query = "", headers = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}${routes.contact}${query}`, { headers });
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    rendering: /(\d+)<\/script>/.exec(body)?.[1],
  };
};

test("a page is rendered once for each state, whatever its visitors add to the address", async () => {
  pageState = [{}];
  const [first, second] = [await readPage(), await readPage("?utm_source=x&a")];
  expect(second.body).toBe(first.body);
  expect(second.headers.get("cache-status")).toBe("dorfforum; hit");
  expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  for (const name of ["content-security-policy", "content-type", "cache-control", "etag"])
    expect(second.headers.get(name)).toBe(first.headers.get(name));
  expect((await readPage("", { rsc: "1" })).rendering).not.toBe(first.rendering);
  pageState = [{}];
  const third = await readPage();
  expect(third.rendering).not.toBe(first.rendering);
  pageState = undefined;
  expect((await readPage()).rendering).not.toBe(third.rendering);
});

test.each([
  ["a document", "?_rsc=a", {}, "no-store"],
  ["data", "", { rsc: "1" }, "no-store"],
  ["a document", "", {}, "public, s-maxage=1"],
  ["data", "?_rsc=a", { rsc: "1" }, "public, s-maxage=1"],
  ["data of an empty hash", "?_rsc", { rsc: "1" }, "public, s-maxage=1"],
])("%s at an address with %j: %j is answered with %s", async (_, query, headers, cacheControl) => {
  pageState = [{}];
  for (const _time of ["rendered", "kept"])
    expect((await readPage(query, headers)).headers.get("cache-control")).toBe(cacheControl);
});

test("a visit again is a 304, which confirms the policy; another encoding or build is none", async () => {
  pageState = [{}];
  const gzip = { "Accept-Encoding": "gzip" };
  const first = await readPage("", gzip);
  const etag = first.headers.get("etag");
  const again = await readPage("", { ...gzip, "If-None-Match": etag });
  expect(again).toMatchObject({ status: 304, body: "" });
  for (const name of ["content-security-policy", "cache-control", "etag", "vary"])
    expect(again.headers.get(name)).toBe(first.headers.get(name));
  expect(await readPage("", { "Accept-Encoding": "br", "If-None-Match": etag })).toMatchObject({
    status: 200,
  });
  expect(await readPage("", { ...gzip, "If-None-Match": '"x-gzip"' })).toMatchObject({ status: 200 });
});

test.each([
  ["zstd, br, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["deflate", null],
  ["", null],
])("Accept-Encoding: %s is answered with %s, which is as long as it says", async (accepted, encoding) => {
  pageState = [{}];
  await readPage();
  const { status, head } = await get(routes.contact, `Accept-Encoding: ${accepted}`);
  expect(status).toBe(200);
  expect(/Content-Encoding: (\w+)/i.exec(head)?.[1] ?? null).toBe(encoding);
  expect(head).toMatch(/Vary: Accept-Encoding/i);
});

test("HEAD has the headers of a page that is kept, and no body", async () => {
  pageState = [{}];
  const { headers } = await readPage();
  const { status, head, body } = statusAndBody(await send(`HEAD ${routes.contact} HTTP/1.1`, "Host: x"));
  expect({ status, body }).toEqual({ status: 200, body: "" });
  expect(head.toLowerCase()).toContain(`etag: "`);
  expect(head).toContain(String(headers.get("content-security-policy")));
});

test("the edge may keep a page until its own second is over, and nothing that is one visitor's", async () => {
  const { headers } = await readPage("", { "X-Edge-Second": "1800000000" });
  expect(headers.get("x-accel-expires")).toBe("@1800000000");
  for (const second of ["", "soon", "18000000000"])
    expect((await readPage("", { "X-Edge-Second": second })).headers.has("x-accel-expires")).toBe(false);
  const personal = await fetch(`http://127.0.0.1:${port}/own`, {
    headers: { "X-Edge-Second": "1800000000" },
  });
  expect(personal.headers.has("x-accel-expires")).toBe(false);
});

test("Next sees no prefetch header and no TRACE", async () => {
  const request = ["TRACE /api/x HTTP/1.1", "Host: x", "X-Middleware-Prefetch: 1"];
  expect(statusAndBody(await send(...request)).body).toBe("passed PUT /api/x");
});

const state = encodeURIComponent(JSON.stringify(["", { children: ["__PAGE__", {}] }, null, null, 16]));

test.each([
  ["that can be read", state, `passed GET /x ${state}`],
  ["with a broken escape", "x%", "passed GET /x"],
  ["of another shape", encodeURIComponent('{"a":1}'), "passed GET /x"],
])("a router state %s", async (_, header, body) => {
  expect((await get("/x", "RSC: 1", `Next-Router-State-Tree: ${header}`)).body).toBe(body);
});

test.each([
  ["http://other.example/a?b", "passed GET /a?b"],
  ["HTTPS://other.example", "passed GET /"],
  ["http://other.example?q", "passed GET /"],
])("of the whole address %s only the path counts", async (target, body) => {
  expect((await get(target)).body).toBe(body);
});

const parameters = (count: number) => `/?${Array.from({ length: count }, () => "a").join("&")}`;

test.each([
  [`/abmelden/${"a-B_1".repeat(6)}xy/woche`, "thema=woche"],
  [`/abmelden/${"a-B_1".repeat(6)}xy/kategorie%3Aabc?stand=misslungen`, "thema=kategorie%3Aabc"],
])("a POST to %s, as mail programs send it, reaches the API, and a GET the page", async (path, query) => {
  const post = await send(`POST ${path} HTTP/1.1`, "Host: x", "Content-Length: 0");
  const target = `/api/abmelden/${"a-B_1".repeat(6)}xy?${query}`;
  expect(statusAndBody(post).body).toBe(`passed POST ${target}`);
  expect((await get(path)).body).toContain("passed GET /abmelden/");
});

test.each(["/abmelden/x/woche", `/abmelden/${"a".repeat(32)}/a&b`, `/abmelden/${"a".repeat(32)}`])(
  "a POST to %s, which leaves nothing, is refused as on any page",
  async (path) => {
    const post = await send(`POST ${path} HTTP/1.1`, "Host: x", "Content-Length: 0");
    expect(statusAndBody(post).status).toBe(405);
  },
);

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
