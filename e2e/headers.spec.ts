import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { grade } from "./support/observatory";
import { test } from "./support/stack";

/** 100, and 10 for a policy that allows nothing by default, 5 for the referrer, 5 for frames, 10 for other sites. */
const full = 130;
/** Made for other sites, so that they may load it: without the 10 points of Cross-Origin-Resource-Policy */
const forOthers = 120;
/** Shown by the browser in a document of its own, into which it writes styles: without the 10 points of the policy too */
const file = 110;
/** One cookie, with every attribute */
const withCookie = 135;

const env = { SITE_URL: "https://forum.example", TRUSTED_PROXY_HOPS: "1" };

type Site = { port: number };
type Request = { path: string; method?: string; headers?: Record<string, string>; body?: string };

/** Sends one request on a connection of its own. */
async function send({ port }: Site, request: Request | string) {
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("latin1").write(typeof request === "string" ? request : toBytes(request));
  const answer = await text(socket);
  const end = answer.indexOf("\r\n\r\n");
  const [first = "", ...lines] = answer.slice(0, end).split("\r\n");
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]),
  );
  return { status: Number(first.split(" ")[1]), headers, body: answer.slice(end + 4) };
}

function toBytes({ path, method = "GET", headers = {}, body = "" }: Request): string {
  const length = body && { "Content-Length": String(Buffer.byteLength(body)) };
  const all = { Host: "forum.example", Connection: "close", ...headers, ...length };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, "", body].join("\r\n");
}

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
const own = { ...urlencoded, Origin: env.SITE_URL };

const requests: [name: string, status: number, score: number, request: Request | string][] = [
  ["a page", 200, full, { path: routes.home }],
  ["a page with a form", 200, full, { path: routes.contact }],
  ["results of a search", 200, full, { path: routes.search({ q: "Fest" }) }],
  ["a page that does not exist", 404, full, { path: "/gibt-es-nicht" }],
  ["an entry that does not exist", 404, full, { path: routes.event("gibt-es-nicht") }],
  ["a method of a page", 405, full, { path: routes.home, method: "POST" }],
  ["a method of the API", 405, full, { path: "/api/suche", method: "DELETE" }],
  ["a path of the API that does not exist", 404, full, { path: "/api/gibt-es-nicht" }],
  ["the methods of a page", 204, full, { path: routes.home, method: "OPTIONS" }],
  ["another spelling", 308, full, { path: "/uebersicht/vereine" }],
  ["a trailing slash", 308, full, { path: "/impressum/" }],
  ["an Angebot", 307, full, { path: routes.offer("werkzeug-leihen") }],
  [
    "a form without script",
    303,
    full,
    { path: routes.formTarget("kontakt"), method: "POST", headers: own, body: "text=a" },
  ],
  [
    "a consent",
    303,
    withCookie,
    { path: routes.consentChoice, method: "POST", headers: own, body: "entscheidung=ablehnen" },
  ],
  ["a film", 200, full, { path: "/medien/hero.webm" }],
  ["a part of a film", 206, full, { path: "/medien/hero.webm", headers: { Range: "bytes=0-99" } }],
  ["a drawing of the design", 200, full, { path: "/favicon.svg" }],
  ["the sitemap", 200, full, { path: routes.sitemap }],
  ["the rules for robots", 200, full, { path: routes.robots }],
  ["the manifest", 200, full, { path: routes.manifest }],
  ["the description of the search", 200, full, { path: routes.openSearch }],
  ["the addresses for weaknesses", 200, full, { path: routes.securityTxt }],
  ["the search as JSON", 200, full, { path: routes.searchApi({ q: "Fest" }) }],
  ["a search that is none", 400, full, { path: "/api/suche?art=x" }],
  ["the service worker", 200, full, { path: routes.offlineWorker }],
  ["what it stores", 200, full, { path: routes.offlinePlan }],
  ["whether the site lives", 200, full, { path: routes.health }],
  ["the webhook without its secret", 401, full, { path: "/api/cms/webhook", method: "POST", body: "{}" }],
  [
    "a form of another site",
    403,
    full,
    { path: routes.consentChoice, method: "POST", headers: urlencoded, body: "a=b" },
  ],
  ["a line that is none", 400, full, "GET\r\n\r\n"],
  ["too many parameters", 414, full, { path: `/?${"a&".repeat(200)}` }],
  ["an unknown expectation", 417, full, { path: "/", headers: { Expect: "x" } }],
  ["headers that are too long", 431, full, { path: "/", headers: { "X-Long": "a".repeat(20_000) } }],
  ["the feed", 200, forOthers, { path: routes.feed }],
  ["the calendar", 200, forOthers, { path: routes.calendarFile() }],
  ["an event's file", 200, forOthers, { path: routes.eventFile("feuerwehrfest") }],
  ["a contact card", 200, forOthers, { path: routes.contactCard("freiwillige-feuerwehr-musterbach") }],
  ["a list for other sites", 200, forOthers, { path: routes.embedded("musikverein-musterbach") }],
  ["a share picture", 200, file, { path: routes.sharePicture("veranstaltung", "feuerwehrfest") }],
];

const check = async (site: Site, name: string, status: number, score: number, request: Request | string) => {
  const response = await send(site, request);
  const result = grade(response);
  const problem = `${name}: ${JSON.stringify(result.points)}`;
  expect.soft([response.status, result.score], problem).toEqual([status, score]);
  return response;
};

test("every kind of answer has the full marks that it can have", async ({ servers }) => {
  const site = await servers.startSite({ env });
  for (const [name, status, score, request] of requests) await check(site, name, status, score, request);

  const feed = await send(site, { path: routes.feed });
  const unchanged = { "If-None-Match": feed.headers.get("etag") ?? "" };
  await check(site, "an unchanged feed", 304, forOthers, { path: routes.feed, headers: unchanged });

  const files = await readdir(".next-test/static", { recursive: true });
  for (const ending of ["js", "css", "woff2"]) {
    const file = files.find((name) => name.endsWith(`.${ending}`));
    await check(site, ending, 200, full, { path: `/_next/static/${file}` });
  }

  const often = { path: routes.searchApi({ q: "a" }), headers: { "X-Forwarded-For": "203.0.113.8" } };
  for (let count = 0; count < 300; count += 1) await send(site, often);
  await check(site, "too many requests", 429, full, often);
});

test("files of the media library have the full marks that they can have", async ({ servers }) => {
  const editor = await openEditor();
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#357" } });
  const photo = new File([new Uint8Array(await picture.jpeg().toBuffer())], "kopf.jpg", {
    type: "image/jpeg",
  });
  const document = await editor.upload(
    new File(["%PDF-1.4\n%%EOF"], "kopf.pdf", { type: "application/pdf" }),
  );
  const { url } = await (await editor.fetch(`upload/files/${document}`)).json();
  const { documentId } = await editor.createEntry("veranstaltung", {
    Titel: "Kopfzeilen",
    Slug: "kopfzeilen",
    Kurztext: `[Satzung](${url})`,
    Beginn: "2031-05-01T10:00:00.000Z",
    Bild: await editor.upload(photo),
    Bild_Alt: "Blau",
  });
  try {
    await editor.publish("veranstaltung", documentId);
    const site = await servers.startSite({ env });
    const { body } = await send(site, { path: routes.event("kopfzeilen") });
    const { body: home } = await send(site, { path: routes.home });
    const pathIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[0].replaceAll("&amp;", "&") ?? "";
    const jpeg = pathIn(body, /\/dateien\/kopf[\w-]+\.jpg\?v=\w+/);
    await check(site, "a photo", 200, file, { path: jpeg });
    await check(site, "its AVIF variant", 200, file, { path: `${jpeg}&w=320&f=avif` });
    await check(site, "a PDF", 200, file, { path: pathIn(body, /\/dateien\/kopf[\w-]+\.pdf/) });
    await check(site, "a drawing", 200, file, { path: pathIn(home, /\/dateien\/[\w-]+\.svg\?v=\w+/) });
  } finally {
    await editor.deleteEntry("veranstaltung", documentId);
  }
});

test("answers without a CMS have full marks", async ({ servers }) => {
  const cmsUrl = `http://127.0.0.1:${await servers.freePort()}`;
  const site = await servers.startSite({ cmsUrl, env });
  await check(site, "a page", 503, full, { path: routes.home });
  await check(site, "a feed", 503, forOthers, { path: routes.feed });
  await check(site, "whether it is ready", 503, full, { path: routes.ready });
});
