import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentRequest } from "@/lib/monitoring/log";
import { renderNonce } from "@/lib/security/render-nonce";
import { setLook } from "@/lib/theme/look-styles";
import { loadStaticMarkup } from "./static-markup";
import { documentParts } from "./static-parts";
import { transformResponse } from "./transform-response";

const page =
  '<html><head><link rel="stylesheet" href="/_next/a.css" data-precedence="next"/></head><body><p class="seen">Grüße</p></body></html>';
const arranged =
  '<html><head><style>.seen{color:red}</style></head><body><p class="seen">Grüße</p><link rel="stylesheet" href="/_next/a.css" data-precedence="next"/></body></html>';

beforeAll(() => {
  process.env.NEXT_DIST_DIR = mkdtempSync(join(tmpdir(), "build-"));
  writeFileSync(join(process.env.NEXT_DIST_DIR, "a.css"), ".seen{color:red}.unseen{color:red}");
});

const cacheable = { key: { address: "/a", pattern: "/a", isOpen: false }, state: [1] };

/** What a visitor receives of a response that `write` writes. */
async function receive(write: (response: ServerResponse) => void, method = "GET", headers = {}) {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Security-Policy", `style-src 'nonce-${renderNonce}'`);
    currentRequest.run({ requestId: "1" }, () => {
      transformResponse(response, cacheable);
      write(response);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    method,
    headers,
  });
  const body = await response.text();
  server.close();
  return { body, headers: response.headers };
}

const receiveBody = async (...parameters: Parameters<typeof receive>) => (await receive(...parameters)).body;

test("data of a page pass without a nonce in their policy", async () => {
  const { headers } = await receive(
    (response) => {
      response.setHeader("Content-Type", "text/x-component");
      response.end("0:{}");
    },
    "GET",
    { rsc: "1" },
  );
  expect(headers.get("content-security-policy")).toBe("style-src");
});

test("a document that comes in pieces is arranged as a whole", async () => {
  const bytes = Buffer.from(page);
  const cut = bytes.indexOf("ü") + 1;
  const write = (response: ServerResponse) => {
    response.flushHeaders();
    response.write(bytes.subarray(0, cut));
    response.end(bytes.subarray(cut));
  };
  expect(await receiveBody(write)).toBe(arranged);
});

test("a document that comes at once has the length that it gets", async () => {
  const write = (response: ServerResponse) => {
    response.setHeader("Content-Length", Buffer.byteLength(page));
    response.end(page);
  };
  expect(await receiveBody(write)).toBe(arranged);
});

test.each<[string, (response: ServerResponse) => void]>([
  ["of another type", (response) => response.setHeader("Content-Type", "text/x-component")],
  ["without a nonce", (response) => response.removeHeader("Content-Security-Policy")],
])("a response %s passes as it is", async (_, change) => {
  const write = (response: ServerResponse) => {
    change(response);
    response.write(page.slice(0, 20));
    response.end(page.slice(20));
  };
  expect(await receiveBody(write)).toBe(page);
});

test("a response without a body ends without one", async () => {
  expect(await receiveBody((response) => response.writeHead(200).end(), "HEAD")).toBe("");
});

test("a village's own look is in the next answer, also of a page that is kept", async () => {
  const write = (response: ServerResponse) => {
    response.setHeader("Cache-Control", "private");
    response.end(page);
  };
  expect(await receiveBody(write)).toBe(arranged);
  setLook({ palette: { "c-link": { light: "#00205b", dark: "#aac4ff" } } });
  expect(await receiveBody(write)).toContain(
    "<style>.seen{color:red}@layer tokens{:root:root{--c-link:#00205b;}",
  );
  setLook({ palette: {} });
  expect(await receiveBody(write)).toBe(arranged);
});

test("a static part that is not in the HTML comes in a template, whatever the page had before", async () => {
  await loadStaticMarkup();
  const withPart = (html: string, body = "") =>
    receiveBody((response) => {
      response.setHeader("Cache-Control", "private");
      documentParts()?.set("_S_1_", { part: "_S_1_", as: "ul", className: "liste", html });
      response.end(page.replace("</body>", `${body}</body>`));
    });
  expect(await withPart("Eins", '<div data-part="_S_1_">Eins</div>')).not.toContain("<template");
  for (const html of ["Zwei", "Drei"])
    expect(await withPart(html)).toContain(
      `<template data-parts=""><ul class="liste" data-part="_S_1_">${html}</ul></template>`,
    );
});
