import assert from "node:assert/strict";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import { maxSourceBytes } from "../http/fetch-address";
import { fetchCalendar } from "./fetch-calendar";
import type { CalendarState } from "./fetch-state";
import { calendarOf, eventOf } from "./testing/fixtures";

const calendar = calendarOf(...eventOf("DTSTART:20270101T180000Z"));
const answers: Record<string, RequestListener> = {
  "/etag": ({ headers }, response) =>
    headers["if-none-match"] === '"1"'
      ? response.writeHead(304).end()
      : withHeaders(response, { ETag: '"1"' }),
  "/seit": ({ headers }, response) =>
    headers["if-modified-since"] === "Sat, 28 Nov 2026 10:00:00 GMT"
      ? response.writeHead(304).end()
      : withHeaders(response, { "Last-Modified": "Sat, 28 Nov 2026 10:00:00 GMT" }),
  "/stempel": (_, response) =>
    response.end(calendar.replace("END:VEVENT", `DTSTAMP:${Date.now()}\r\nEND:VEVENT`)),
  "/anmeldung": (_, response) => withHeaders(response, {}, "<!DOCTYPE html><title>Anmelden</title>"),
  "/weiter-zur-anmeldung": (_, response) => response.writeHead(302, { Location: "/anmeldung" }).end(),
  "/text": (_, response) => response.end("Hallo"),
  "/abgeschnitten": (_, response) => response.end(calendar.slice(0, -20)),
  "/abgebrochen": (_, response) => {
    response.writeHead(200, { "Content-Length": 10_000 });
    response.write(calendar, () => response.destroy());
  },
  "/verboten": (_, response) => response.writeHead(403).end(),
  "/weg": (_, response) => response.writeHead(410).end(),
  "/kaputt": (_, response) => response.writeHead(500).end(),
  "/langsamer": (_, response) => response.writeHead(429, { "Retry-After": "7200" }).end(),
  "/zu-oft": (_, response) => response.writeHead(429).end(),
  "/wartung": (_, response) =>
    response.writeHead(503, { "Retry-After": "Sun, 29 Nov 2026 09:00:00 GMT" }).end(),
  "/stumm": () => {},
  "/bombe": (_, response) =>
    response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync("x".repeat(maxSourceBytes + 1))),
  "/ins-haus": (_, response) => response.writeHead(302, { Location: "https://10.0.0.1/geheim" }).end(),
};
const withHeaders = (response: Parameters<RequestListener>[1], headers: object, body = calendar) =>
  response.writeHead(200, { ...headers }).end(body);
const server = createServer((request, response) => answers[request.url ?? ""]?.(request, response));
const listening = new Promise<string>((resolve) =>
  server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
);
after(() => {
  server.closeAllConnections();
  server.close();
});

const now = new Date("2026-11-28T10:00:00Z");
/** The test's own server stands for one of the internet. */
const read = async (path: string, last: CalendarState = {}, options = {}) =>
  fetchCalendar(`${await listening}${path}`, last, {
    isAllowed: (address) => address === "127.0.0.1",
    onlyHttps: false,
    now,
    ...options,
  });

for (const path of ["/etag", "/seit", "/stempel"])
  test(`${path}: the second reading is unchanged`, async () => {
    const first = await read(path);
    assert.ok(first.is === "new" && first.text.includes("BEGIN:VEVENT"));
    assert.match(first.host, /^127\.0\.0\.1:/);
    assert.equal((await read(path, first.state)).is, "unchanged");
  });

test("a server that knows the state is asked for all when the text was never read", async () =>
  assert.equal((await read("/etag", { etag: '"1"' })).is, "new"));

const problems: [path: string, sentence: RegExp, options?: object][] = [
  ["/anmeldung", /Internetseite, vielleicht eine Anmeldung/],
  ["/weiter-zur-anmeldung", /Internetseite, vielleicht eine Anmeldung/],
  ["/text", /keinen Kalender/],
  ["/abgeschnitten", /abgeschnitten/],
  ["/abgebrochen", /nicht zu erreichen/],
  ["/verboten", /verlangt eine Anmeldung/],
  ["/weg", /nicht mehr.*neue Adresse/],
  ["/kaputt", /Fehler 500/],
  ["/stumm", /nicht rechtzeitig/, { timeoutMs: 100 }],
  ["/bombe", /mehr als 5 MB/],
  ["/ins-haus", /privaten Netz/],
  ["/etag", /https:\/\//, { onlyHttps: true }],
];
for (const [path, sentence, options] of problems)
  test(`${path} is a problem that does not tell the address: ${sentence.source}`, async () => {
    const last = { etag: '"0"', hash: "x" };
    const answer = await read(path, last, options);
    assert.ok(answer.is === "problem");
    assert.match(answer.sentence, sentence);
    assert.ok(!answer.sentence.includes(path) && !answer.sentence.includes("/geheim"));
    assert.deepEqual({ etag: answer.state.etag, hash: answer.state.hash }, last);
  });

test("a server that asks for patience is not asked before, and for a day at most", async () => {
  const answer = await read("/langsamer");
  assert.ok(answer.is === "waiting");
  assert.equal(answer.state.notBefore, "2026-11-28T12:00:00.000Z");
  assert.match(answer.sentence, /erst ab 28\.11\.2026, 13:00 Uhr/);
  assert.equal((await read("/etag", answer.state)).is, "waiting");
  assert.equal((await read("/etag", answer.state, { now: new Date("2026-11-28T12:00:00Z") })).is, "new");
  assert.equal((await read("/zu-oft")).state.notBefore, "2026-11-28T11:00:00.000Z");
  assert.equal((await read("/wartung")).state.notBefore, "2026-11-29T09:00:00.000Z");
});

test("only what the operator allows is asked in a private network", async () => {
  const options = { isAllowed: undefined, onlyHttps: true };
  assert.equal((await read("/etag", {}, options)).is, "problem");
  process.env.CALENDAR_HOSTS = `https://kalender.example, ${await listening}`;
  try {
    assert.equal((await read("/etag", {}, options)).is, "new");
    assert.match(Object(await read("/ins-haus", {}, options)).sentence, /privaten Netz/);
  } finally {
    delete process.env.CALENDAR_HOSTS;
  }
});
