/** @jest-environment node */
import "@/lib/testing/server-environment";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { prepareRequests } from "./prepare-requests";

let server: Server;
let port: number;

beforeAll(async () => {
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
  process.env.SITE_URL = "https://forum.example";
  prepareRequests();
  server = createServer((asked, response) => {
    if (asked.url === "/own") response.setHeader("Content-Security-Policy", "script-src 'nonce-x'");
    response.end(`${asked.method} ${asked.headers["x-middleware-prefetch"] ?? "-"}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("a response without headers of its own gets all of them", async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-security-policy": expect.stringMatching(/^default-src 'self';.*frame-ancestors 'none'$/),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin",
    "permissions-policy": expect.stringContaining("microphone=(self)"),
    "cross-origin-opener-policy": "same-origin",
    "strict-transport-security": "max-age=31536000",
  });
});

test("a page's own policy replaces the common one", async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port}/own`);
  expect(headers.get("content-security-policy")).toBe("script-src 'nonce-x'");
});

test("Next sees no prefetch header and no TRACE", async () => {
  const headers = { "x-middleware-prefetch": "1" };
  const text = await new Promise<string>((resolve, reject) => {
    request({ port, host: "127.0.0.1", method: "TRACE", headers }, async (answer) => {
      answer.setEncoding("utf8");
      let body = "";
      for await (const part of answer) body += part;
      resolve(body);
    })
      .on("error", reject)
      .end();
  });
  expect(text).toBe("PUT -");
});
