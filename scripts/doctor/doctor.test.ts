import { execFileSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { chmod, chown, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer as createPlainServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { freePort } from "../ports.mjs";
import { freshSettings } from "../secrets.mjs";
import { conclusion } from "./findings.mjs";
import { checkBackups, checkClock, checkRights, diskFindings } from "./machine.mjs";
import { checkCertificate, checkMailDomain, checkMailServer, checkRedis } from "./outside.mjs";
import { checkCms, checkNginx, checkPublicAddress, checkSite } from "./servers.mjs";
import {
  checkLocalAddresses,
  checkMailFiles,
  checkMailVariables,
  checkPush,
  checkSettingsFiles,
  checkVariables,
} from "./settings.mjs";
import { nodeFindings } from "./versions.mjs";

let folder: string;
const servers: { close(): unknown }[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "doctor-"));
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await rm(folder, { recursive: true });
});

type Findings = { level: string; sentence: string }[];
const sentences = (findings: Findings) => findings.map(({ sentence }) => sentence).join("\n");

async function listen(server: Server | ReturnType<typeof createPlainServer>): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

/** A resolver that asks a name server with these texts (RFC 1035, 4.1). */
async function nameServer(texts: Record<string, string[]>): Promise<Resolver> {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const end = query.indexOf(0, 12);
    const labels: string[] = [];
    for (let at = 12; at < end; ) {
      const next = at + 1 + (query[at] ?? 0);
      labels.push(query.toString("latin1", at + 1, next));
      at = next;
    }
    const found = texts[labels.join(".")] ?? [];
    const header = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, found.length, 0, 0, 0, 0]);
    query.copy(header, 0, 0, 2);
    const answers = found.map((text) => {
      const start = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length + 1, text.length]);
      return Buffer.concat([start, Buffer.from(text, "latin1")]);
    });
    socket.send(Buffer.concat([header, query.subarray(12, end + 5), ...answers]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  servers.push(socket);
  const resolver = new Resolver({ timeout: 1000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return resolver;
}

const serve = (listener: RequestListener) => listen(createServer(listener));

async function file(name: string, mode = 0o600): Promise<string> {
  const where = path.join(folder, name);
  await writeFile(where, "x");
  await chmod(where, mode);
  return where;
}

describe("settings", () => {
  test("a missing file, and one that others may read", async () => {
    const open = await file("open.env", 0o644);
    const findings = await checkSettingsFiles([path.join(folder, "none.env"), open, await file("good.env")]);
    expect(findings).toHaveLength(2);
    expect(sentences(findings)).toMatch(/none\.env fehlt[\s\S]*Rechte 644\): chmod 600/);
  });

  test("what npm start writes is complete", () => {
    expect(checkVariables(freshSettings())).toEqual([]);
  });

  test.each([
    ["site", { ALTCHA_HMAC_KEY: "" }, "ALTCHA_HMAC_KEY fehlt in .env"],
    ["cms", { APP_KEYS: "" }, "APP_KEYS fehlt in cms/.env"],
    ["cms", { CMS_WRITE_TOKEN: "another-token-of-16" }, "CMS_WRITE_TOKEN ist verschieden"],
    ["site", { ALTCHA_HMAC_KEY: "short" }, "ALTCHA_HMAC_KEY ist für einen Schlüssel zu kurz"],
    ["site", { CMS_URL: "cms" }, "CMS_URL ist keine Adresse: cms"],
    ["site", { FEATURES: "room" }, "FEATURES in .env nennt etwas, das es nicht gibt: room"],
    [
      "cms",
      { FEATURES: "none" },
      "FEATURES ist in cms/.env (none) anders als für die Website (rooms,registrations,letters)",
    ],
  ])("of the %s: %j", (side, change, sentence) => {
    const settings = freshSettings();
    Object.assign(settings[side as "site" | "cms"], change);
    const findings = checkVariables(settings);
    expect(findings).toEqual([{ level: "problem", sentence: expect.stringContaining(sentence) }]);
  });

  test("a public site without https, with the demo, or whose panel does not know its proxy", () => {
    const { site, cms } = freshSettings();
    const findings = checkVariables({
      site: { ...site, SITE_URL: "http://forum.example", TRUSTED_PROXY_HOPS: "1" },
      cms,
    });
    expect(findings.every(({ level }) => level === "warning")).toBe(true);
    expect(sentences(findings)).toMatch(/kein https[\s\S]*teilen sich die Grenze[\s\S]*DEMO_VILLAGE/);
  });

  test("mail without a sender or a recipient", () => {
    expect(sentences(checkMailVariables({}))).toContain("Niemand erfährt");
    const findings = checkMailVariables({ SMTP_URL: "smtp://x", MAIL_FROM: "a@b.example", MAIL_TO: "us" });
    expect(sentences(findings)).toBe("SMTP_URL ist gesetzt, also muss MAIL_TO eine E-Mail-Adresse sein.");
  });

  test("mail settings of the two files that name two things", () => {
    const site = { SMTP_URL: "smtp://a", MAIL_TO: "us@b.example" };
    expect(checkMailFiles({ site, cms: { MAIL_TO: "us@b.example" } })).toEqual([]);
    expect(checkMailFiles({ site, cms: { SMTP_URL: "smtp://b" } })).toEqual([
      {
        level: "warning",
        sentence: expect.stringMatching(/^SMTP_URL ist in \.env anders als in cms\/\.env/),
      },
    ]);
  });

  test.each([
    [{}, "note", "bietet keine Nachrichten auf Handys an"],
    [{ VAPID_PUBLIC_KEY: "a" }, "problem", "steht nur eines"],
    [{ VAPID_PUBLIC_KEY: "a", VAPID_PRIVATE_KEY: "b" }, "note", "sobald Mail eingerichtet ist"],
  ])("push with %j", (keys, level, words) => {
    expect(checkPush(keys)).toEqual([{ level, sentence: expect.stringContaining(words) }]);
  });

  test("push with keys and mail", () => {
    const complete = { VAPID_PUBLIC_KEY: "a", VAPID_PRIVATE_KEY: "b", SMTP_URL: "smtp://a" };
    expect(checkPush(complete)).toEqual([]);
  });

  test.each([
    [
      "http://localhost:3000",
      "http://localhost:1337/admin",
      false,
      "note",
      "SITE_URL ist http://localhost:3000",
    ],
    [
      "http://127.0.0.1:3000",
      "http://localhost:1337/admin",
      true,
      "warning",
      "SITE_URL ist http://127.0.0.1",
    ],
    [
      "https://dorf.example",
      "http://localhost:1337/admin",
      true,
      "warning",
      "CMS_ADMIN_URL ist http://localhost",
    ],
  ])("the addresses %s and %s, used by others: %j", (SITE_URL, CMS_ADMIN_URL, isInUse, level, words) => {
    const findings = checkLocalAddresses({ SITE_URL, CMS_ADMIN_URL }, isInUse);
    expect(findings).toEqual([{ level, sentence: expect.stringContaining(words) }]);
  });

  test("public addresses", () => {
    const addresses = { SITE_URL: "https://dorf.example", CMS_ADMIN_URL: "https://cms.example/admin" };
    expect(checkLocalAddresses(addresses, true)).toEqual([]);
  });
});

describe("the conclusion", () => {
  const mail = { subject: "Mail", level: "warning" as const };
  const push = { subject: "Handys", level: "note" as const };
  const cms = { subject: "CMS", level: "problem" as const };
  test.each([
    [[], "Alles in Ordnung."],
    [[push], "Alles in Ordnung."],
    [[mail], "Läuft. 1 Sache fehlt noch: Mail."],
    [[mail, mail, { ...mail, subject: "Uhr" }], "Läuft. 2 Sachen fehlen noch: Mail, Uhr."],
    [[cms, cms, push], "1 Problem: CMS."],
    [
      [mail, cms, { ...cms, subject: "Website" }],
      "2 Probleme: CMS, Website. Außerdem fehlt noch etwas: Mail.",
    ],
  ])("of %j", (findings, sentence) => {
    expect(conclusion(findings)).toBe(sentence);
  });
});

describe("machine", () => {
  const disk = { bsize: 4096, bavail: 10_000_000, files: 1000, ffree: 1_000_000 };

  test.each([
    ["no space", { bavail: 10_000 }, "problem", "fast voll (41 MB frei)"],
    ["no inodes", { ffree: 5 }, "problem", "nur noch 5 Dateien"],
    ["little space", { bavail: 200_000 }, "warning", "819 MB frei"],
  ])("a disk with %s", (_, change, level, words) => {
    expect(diskFindings("/data", { ...disk, ...change })).toEqual([
      { level, sentence: expect.stringContaining(words) },
    ]);
  });

  test("a disk with space, also one that does not count files", () => {
    expect(diskFindings("/data", disk)).toEqual([]);
    expect(diskFindings("/data", { ...disk, files: 0, ffree: 0 })).toEqual([]);
  });

  test("what may not be written, what others may open, and what is not there", async () => {
    const settings = await file(".env");
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await chown(settings, 4711, 4711);
    const foreign = await file("foreign", isRoot ? 0o600 : 0o400);
    const open = await file("data.db", 0o644);
    if (isRoot) await chown(open, 4711, 4711);
    const places = [foreign, open, path.join(folder, "gone")].map((where) => ({
      path: where,
      isPrivate: true,
    }));
    const words = sentences(await checkRights(places, settings));
    expect(words).toMatch(
      isRoot ? /foreign gehört einem anderen Benutzer/ : /foreign darf nicht beschrieben/,
    );
    expect(words).toMatch(/data\.db öffnen \(Rechte 644\)[\s\S]*gone gibt es nicht/);
  });

  test("a clock that is an hour behind", async () => {
    const written = await file("data.db");
    const findings = await checkClock([written], Date.now() - 3_600_000);
    expect(sentences(findings)).toContain("Die Uhr geht falsch");
    expect(sentences(await checkClock([written]))).not.toContain("Die Uhr geht falsch");
  });

  test("backups that are missing, or old", async () => {
    expect(sentences(await checkBackups(folder))).toContain("keine Sicherung");
    expect(sentences(await checkBackups(path.join(folder, "none")))).toContain("ENOENT");
    const backup = await file("dorfforum-20310501-030000.tar.gz");
    expect(await checkBackups(folder)).toEqual([]);
    const before = new Date(Date.now() - 48 * 3_600_000);
    await utimes(backup, before, before);
    expect(sentences(await checkBackups(folder))).toContain("48 Stunden alt");
    expect(await checkBackups(undefined)).toEqual([
      { level: "note", sentence: expect.stringContaining("npm run village:export") },
    ]);
    expect(await checkBackups(undefined, { isPublic: true })).toEqual([
      { level: "warning", sentence: expect.stringContaining("entstehen keine Sicherungen") },
    ]);
  });

  test("a version of Node without support", () => {
    expect(sentences(nodeFindings("20.20.2"))).toContain("Mit Node 20.20.2 läuft");
    expect(nodeFindings()).toEqual([]);
  });
});

describe("servers", () => {
  type Document = { html?: string; headers?: Record<string, string> };
  const finished = { html: "<style>a{}</style>", headers: { "Cache-Status": "dorfforum; hit" } };
  const site = (ready: object, status = 200, { html, headers }: Document = finished) =>
    serve(({ url }, response) => {
      if (url === "/api/health/live") response.end('{"status":"ok"}');
      else if (url === "/impressum") response.writeHead(200, headers).end(html);
      else response.writeHead(status).end(JSON.stringify(ready));
    });

  test("a site that runs", async () => {
    const port = await site({ status: "ready" });
    expect(await checkSite(port)).toEqual([]);
    expect(await checkPublicAddress(`http://127.0.0.1:${port}`)).toEqual([]);
  });

  test.each<[string, Document, string | undefined]>([
    ["are rendered each time", { ...finished, headers: {} }, "schreibt jede Seite bei jedem Aufruf neu,"],
    ["lack their styles", { ...finished, html: "<p>a</p>" }, "hat die Gestaltung nicht"],
    [
      "are those of development",
      { headers: { "Content-Security-Policy": "script-src 'unsafe-eval'" } },
      undefined,
    ],
  ])("a site whose pages %s", async (_, document, expected) => {
    const found = await checkSite(await site({ status: "ready" }, 200, document));
    expect(found).toEqual(
      expected ? [{ level: "warning", sentence: expect.stringContaining(expected) }] : [],
    );
  });

  test.each([
    ["degraded", "warning"],
    ["unavailable", "problem"],
  ])("a site that is %s", async (status, level) => {
    expect(await checkSite(await site({ status, content: {} }, 503))).toEqual([
      { level, sentence: expect.stringContaining("Das CMS oder seine Antworten fehlen") },
    ]);
  });

  test("a site with other features on than the CMS", async () => {
    const port = await site({ status: "degraded", content: {}, features: "other-than-the-cms" });
    expect(await checkSite(port)).toEqual([
      { level: "problem", sentence: expect.stringContaining("verschiedenen FEATURES") },
    ]);
  });

  test("a port without a server, and one of another program", async () => {
    const port = await freePort();
    expect(sentences(await checkSite(port))).toContain(`An Port ${port} hört niemand`);
    const foreign = await serve((_, response) => response.writeHead(404).end());
    expect(sentences(await checkSite(foreign))).toContain("gehört einem anderen Programm");
    expect(sentences(await checkPublicAddress(`http://127.0.0.1:${foreign}`))).toContain("antwortet 404");
    expect(sentences(await checkPublicAddress(`http://127.0.0.1:${port}`))).toContain("nicht erreichbar");
  });

  const version = execFileSync("sh", ["deploy/nginx/fill.sh"], { encoding: "utf8" }).trim();
  test.each<[string, number, Record<string, string>, string, boolean]>([
    ["of this release", 200, {}, version, false],
    ["of another release", 200, {}, "0123456789abcdef", true],
    ["of a release that does not say its own", 404, {}, "", true],
    ["that belong to no forum", 404, { "X-Request-Id": "a" }, "", false],
    ["that do not reach the site", 502, {}, "", false],
  ])("nginx's files %s", async (_, status, headers, body, isFound) => {
    const port = await serve((_request, response) =>
      response.writeHead(status, { Server: "nginx/1.22.1", ...headers }).end(body),
    );
    const findings = await checkNginx(`http://127.0.0.1:${port}`);
    expect(sentences(findings).includes("einer anderen Fassung als die Website")).toBe(isFound);
  });

  const tokens = { CMS_API_TOKEN: "read", CMS_WRITE_TOKEN: "write", CMS_PREVIEW_TOKEN: "preview" };
  type Rights = Record<string, string[]>;
  const right: Rights = {
    read: ["/api/aenderungen", "/api/beitraege"],
    write: [],
    preview: ["/api/beitraege?draft", "/api/beitraege"],
  };
  /** Answers as Strapi does: 401 to an unknown token, 403 to one without the right. */
  const strapi = async (rights: Rights, left: string[] = []) => {
    const port = await serve(({ url = "", headers }, response) => {
      const { pathname, searchParams } = new URL(url, "http://x");
      if (pathname === "/_health") return response.writeHead(204).end();
      const allowed = rights[headers.authorization?.replace("Bearer ", "") ?? ""];
      const asked = pathname + (searchParams.has("status") ? "?draft" : "");
      const refused = headers.authorization && !allowed ? 401 : 403;
      response.writeHead(allowed?.includes(asked) ? 200 : refused).end(JSON.stringify({ data: { left } }));
    });
    return `http://127.0.0.1:${port}`;
  };

  test("a CMS that knows the tokens and gives each its rights", async () => {
    expect(await checkCms(await strapi(right), tokens)).toEqual([]);
  });

  test("a CMS with something left of a feature that is off", async () => {
    const read = ["/api/aenderungen", "/api/beitraege", "/api/warteschlangen"];
    const url = await strapi({ ...right, read }, ["Räume sind abgeschaltet. Es gibt noch 2 Buchungen."]);
    expect(await checkCms(url, tokens)).toEqual([
      { level: "warning", sentence: expect.stringMatching(/2 Buchungen\. .*Startseite der Redaktion/) },
    ]);
  });

  test.each<[string, Rights, string]>([
    ["an unknown read token", { ...right, read: undefined as never }, "kennt CMS_API_TOKEN nicht"],
    ["an unknown write token", { ...right, write: undefined as never }, "kennt CMS_WRITE_TOKEN nicht"],
    [
      "a read token without rights",
      { ...right, read: [] },
      "CMS_API_TOKEN darf nicht Veröffentlichtes lesen",
    ],
    [
      "a preview token without drafts",
      { ...right, preview: [] },
      "CMS_PREVIEW_TOKEN darf nicht Entwürfe lesen",
    ],
    [
      "a read token that reads messages",
      { ...right, read: ["/api/aenderungen", "/api/nachrichten"] },
      "CMS_API_TOKEN darf Nachrichten von Besuchern lesen",
    ],
    [
      "a write token that reads",
      { ...right, write: ["/api/beitraege"] },
      "CMS_WRITE_TOKEN darf Inhalte lesen",
    ],
    [
      "a public API",
      { ...right, "": ["/api/beitraege"] },
      "Jeder darf die Schnittstelle ohne Schlüssel lesen",
    ],
  ])("%s", async (_, rights, sentence) => {
    const findings = await checkCms(await strapi(rights), tokens);
    expect(findings).toEqual([{ level: "problem", sentence: expect.stringContaining(sentence) }]);
  });

  test("an address where no CMS is", async () => {
    const none = `http://127.0.0.1:${await freePort()}`;
    expect(sentences(await checkCms(none, tokens))).toContain("Das CMS läuft nicht");
    const foreign = `http://127.0.0.1:${await serve((_, response) => response.end("hello"))}`;
    expect(sentences(await checkCms(foreign, tokens))).toContain("ist nicht das CMS (die Antwort ist 200)");
  });
});

describe("outside", () => {
  /** A certificate of localhost that signs itself, with its key */
  async function makeCertificate() {
    const [key, cert] = ["key.pem", "cert.pem"].map((name) => path.join(folder, name)) as [string, string];
    const subject = "-subj /CN=localhost -addext subjectAltName=DNS:localhost".split(" ");
    const made = `req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 90 -keyout ${key} -out ${cert}`;
    execFileSync("openssl", [...made.split(" "), ...subject], { stdio: "ignore" });
    return { key: await readFile(key, "utf8"), cert: await readFile(cert, "utf8") };
  }

  const passwords: unknown[] = [];

  /** With `hasTls` it offers STARTTLS with a certificate that it signed itself, as Debian's Postfix does. */
  async function mailServer(isAccepted: boolean, hasTls = false) {
    const server = new SMTPServer({
      ...(hasTls ? await makeCertificate() : { disabledCommands: ["STARTTLS"] }),
      allowInsecureAuth: true,
      onAuth({ password }, _session, done) {
        passwords.push(password);
        return isAccepted
          ? done(null, { user: "x" })
          : done(Object.assign(new Error("no"), { responseCode: 535 }));
      },
    });
    server.on("error", () => {});
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    servers.push({ close: () => new Promise<void>((resolve) => server.close(resolve)) });
    return `smtp://name:word@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  }

  test("a mail server that accepts, refuses, or is not there", async () => {
    expect(await checkMailServer(await mailServer(true))).toEqual([]);
    expect(sentences(await checkMailServer(await mailServer(false)))).toContain("lehnt Namen oder Passwort");
    const away = await checkMailServer(`smtp://127.0.0.1:${await freePort()}`);
    expect(sentences(away)).toContain("nicht zu benutzen");
  });

  test("a certificate that a mail server signed itself is taken on loopback, and named elsewhere", async () => {
    const url = await mailServer(true, true);
    expect(await checkMailServer(url)).toEqual([]);
    // Leads to this machine and is no loopback address
    const findings = sentences(await checkMailServer(url.replace("127.0.0.1", "0.0.0.0")));
    expect(findings).toContain("Sein Zertifikat ist selbst unterschrieben (DEPTH_ZERO_SELF_SIGNED_CERT)");
  });

  test("a password is not sent without TLS but on loopback, or where the address says so", async () => {
    const url = (await mailServer(true)).replace("127.0.0.1", "0.0.0.0");
    passwords.splice(0);
    expect(sentences(await checkMailServer(url))).toContain("verschlüsselt nicht (STARTTLS)");
    expect(passwords).toEqual([]);
    expect(await checkMailServer(`${url}?requireTLS=false`)).toEqual([]);
    expect(passwords).toEqual(["word"]);
  });

  test("a domain that says who may send for it, and one that does not", async () => {
    const resolver = await nameServer({
      "dorf.de": ["google-site-verification=x", "v=spf1 include:mail.example -all"],
      "_dmarc.dorf.de": ["v=DMARC1; p=none"],
      "zwei.de": ["v=spf1 -all", "v=spf1 ~all"],
    });
    expect(await checkMailDomain("Dorfforum <forum@dorf.de>", resolver)).toEqual([]);
    const findings = sentences(await checkMailDomain("forum@zwei.de", resolver));
    expect(findings).toContain("zwei.de braucht genau einen SPF-Eintrag und hat 2");
    expect(findings).toContain("_dmarc.zwei.de hat keinen gültigen DMARC-Eintrag");
    expect(sentences(await checkMailDomain("forum@nichts.de", resolver))).toContain("und hat keinen");
    expect(await checkMailDomain("forum@dorf.example", resolver)).toEqual([]);
    resolver.setServers([`127.0.0.1:${await freePort()}`]);
    expect(sentences(await checkMailDomain("forum@dorf.de", resolver))).toContain("nicht abzufragen");
  });

  test("a Redis that answers, and none", async () => {
    const port = await listen(
      createPlainServer((socket) =>
        socket.on("data", (data) => socket.write("+PONG\r\n".repeat(String(data).split("*").length - 1))),
      ),
    );
    expect(await checkRedis(`redis://127.0.0.1:${port}`)).toEqual([]);
    const findings = await checkRedis(`redis://127.0.0.1:${await freePort()}`);
    expect(sentences(findings)).toContain("Redis ist nicht zu benutzen");
  });

  test("a certificate that is valid, ends soon, has ended, is not yet valid, or is of another", async () => {
    const { key, cert: ca } = await makeCertificate();
    const port = await listen(createTlsServer({ key, cert: ca }));
    const url = `https://localhost:${port}`;
    const inDays = (days: number) => ({ ca, nowMs: Date.now() + days * 24 * 3_600_000 });
    expect(await checkCertificate(url, inDays(0.1))).toEqual([]);
    expect(await checkCertificate(url, inDays(80))).toEqual([
      { level: "warning", sentence: expect.stringContaining("läuft in 9 Tagen ab") },
    ]);
    expect(sentences(await checkCertificate(url, inDays(91)))).toContain("ist am");
    expect(sentences(await checkCertificate(url, inDays(-2)))).toContain("Geht die Uhr richtig?");
    expect(sentences(await checkCertificate(url))).toContain("Browser lehnen das Zertifikat");
    const none = await checkCertificate(`https://localhost:${await freePort()}`);
    expect(sentences(none)).toContain("kein Zertifikat (ECONNREFUSED)");
  });
});
