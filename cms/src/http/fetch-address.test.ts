import assert from "node:assert/strict";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { calendarOf } from "../calendar-files/testing/fixtures";
import { fetchAddress, isPublicAddress } from "./fetch-address";

const calendar = calendarOf();
const answers: Record<string, RequestListener> = {
  "/kalender.ics": (_, response) => response.end(calendar),
  "/gzip": (_, response) => response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(calendar)),
  ...Object.fromEntries(
    Object.entries({
      GZIP: gzipSync(calendar),
      "x-gzip": gzipSync(calendar),
      Deflate: deflateSync(calendar),
      " br ": brotliCompressSync(calendar),
      identity: calendar,
      "gzip, BR": brotliCompressSync(gzipSync(calendar)),
      rot13: calendar,
    }).map(([coding, body]): [string, RequestListener] => [
      `/coding/${encodeURIComponent(coding)}`,
      (_, response) => response.writeHead(200, { "Content-Encoding": coding }).end(body),
    ]),
  ),
  // As Outlook's published calendars do
  "/outlook": ({ headers }, response) =>
    /^Mozilla\/5\.0 .*(?:Chrome|Firefox)\/\d{3}/.test(headers["user-agent"] ?? "")
      ? response.end(calendar)
      : response.writeHead(302, { Location: "/kaputt" }).end(),
  "/kaputt": (_, response) => response.writeHead(500).end(),
  "/product": ({ headers }, response) =>
    headers["user-agent"]?.includes("Dorfforum") ? response.end(calendar) : response.writeHead(404).end(),
  "/weiter": (_, response) => response.writeHead(302, { Location: "/kalender.ics" }).end(),
  "/im-kreis": (_, response) => response.writeHead(302, { Location: "/im-kreis" }).end(),
  "/ins-haus": (_, response) => response.writeHead(302, { Location: "http://10.0.0.1/kalender.ics" }).end(),
  "/hierher": (_, response) => response.writeHead(302, { Location: "http://[::ffff:127.0.0.2]/" }).end(),
  "/datei": (_, response) => response.writeHead(302, { Location: "file:///etc/passwd" }).end(),
  "/endlos": (_, response) => void response.write("x".repeat(5_000)),
  "/bombe": (_, response) =>
    response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync("x".repeat(1e6))),
  "/stumm": () => {},
  "/weg": (_, response) => response.writeHead(404).end(),
};
const server = createServer((request, response) => answers[request.url ?? ""]?.(request, response));
const listening = new Promise<string>((resolve) =>
  server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
);
after(() => {
  server.closeAllConnections();
  server.close();
});

/** The test's own server stands for one of the internet. */
const fetchHere = async (path: string, options = {}) =>
  fetchAddress(`${await listening}${path}`, { isAllowed: (address) => address === "127.0.0.1", ...options });

const codings = ["GZIP", "x-gzip", "Deflate", " br ", "identity", "gzip, BR"].map(encodeURIComponent);
for (const path of [
  "/kalender.ics",
  "/gzip",
  "/weiter",
  "/outlook",
  "/product",
  ...codings.map((coding) => `/coding/${coding}`),
])
  test(`${path} is read`, async () => assert.equal(Buffer.from(await fetchHere(path)).toString(), calendar));

const refused: [path: string, sentence: RegExp, options?: object][] = [
  ["/ins-haus", /privaten Netz/],
  ["/hierher", /privaten Netz/],
  ["/datei", /https:\/\/ oder http:\/\//],
  ["/im-kreis", /immer wieder weiter/],
  ["/weg", /Fehler 404.*laden Sie die Datei dort herunter/],
  ["/coding/rot13", /unbekannten Kodierung: rot13/],
  ["/stumm", /nicht rechtzeitig/, { timeoutMs: 100 }],
  ["/endlos", /mehr als/, { maxBytes: 1_000 }],
  ["/bombe", /mehr als/, { maxBytes: 100_000 }],
];
for (const [path, sentence, options] of refused)
  test(`${path} is refused: ${sentence.source}`, () => assert.rejects(fetchHere(path, options), sentence));

test("nothing on this machine or in a private network is asked, however its address is written", async () => {
  const port = (await listening).split(":").at(-1);
  for (const host of [
    "127.0.0.1",
    "localhost",
    "0.0.0.0",
    "2130706433",
    "0x7f.1",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
  ])
    await assert.rejects(fetchAddress(`http://${host}:${port}/kalender.ics`), /privaten Netz/, host);
});

test("addresses with a password, and of other protocols, are refused", async () => {
  await assert.rejects(fetchAddress("https://a:b@example.org/"), /Passwort/);
  await assert.rejects(fetchAddress("ftp://example.org/"), /https/);
  await assert.rejects(fetchAddress("kalender"), /keine Internetadresse/);
});

/** The first address of each class that is not for use on the internet (IANA's registries, RFC 6890 and 4291) */
const specialIpv6 = [
  ["::", "unspecified, and IPv4 addresses as once written in IPv6"],
  ["::1", "this machine"],
  ["::1:0", "reserved"],
  ["::ffff:0:0", "mapped from 0.0.0.0"],
  ["64:ff9b::", "translated"],
  ["64:ff9b:1::", "translated locally"],
  ["100::", "discarded"],
  ["200::", "reserved"],
  ["400::", "reserved"],
  ["1000::", "reserved"],
  ["2001::", "Teredo"],
  ["2001:2::", "benchmarks"],
  ["2001:10::", "hash identifiers"],
  ["2001:db8::", "documentation"],
  ["2002::", "6to4"],
  ["4000::", "reserved"],
  ["5f00::", "segment routing"],
  ["6000::", "reserved"],
  ["8000::", "reserved"],
  ["a000::", "reserved"],
  ["c000::", "reserved"],
  ["e000::", "reserved"],
  ["f000::", "reserved"],
  ["f800::", "reserved"],
  ["fc00::", "private network"],
  ["fe00::", "reserved"],
  ["fe80::", "this link"],
  ["fec0::", "this site, as once"],
  ["ff00::", "multicast"],
] as const;
for (const [address, what] of specialIpv6)
  test(`${address} is refused: ${what}`, () => assert.ok(!isPublicAddress(address)));

test("public addresses are told from all others", () => {
  for (const address of ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
    assert.ok(isPublicAddress(address), address);
  for (const address of [
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "255.255.255.255",
    "224.0.0.1",
    "fe80::1",
    "fd00::1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
    "::ffff:10.0.0.1",
    "x",
  ])
    assert.ok(!isPublicAddress(address), address);
});
