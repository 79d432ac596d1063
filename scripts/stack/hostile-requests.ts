import { connect } from "node:net";
import { routes } from "@/lib/urls/routes";
import { seededRandom } from "./seeded-random";

/** What a server did with a request: a status and what it sent, or `closed` without an answer. */
export type Outcome = { status: number | "closed" | "no answer"; text: string; ms: number };

const answerTimeoutMs = 10_000;
/** After it a request counts as sent, however much of it is missing. */
const pauseMs = 1000;

/** Requests that no browser sends, the same for the same seed: bytes for one connection each. */
export function* hostileRequests(seed: number, count: number): Generator<Buffer> {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  const often = (share: number) => random() < share;
  const times = <T>(most: number, make: () => T) => Array.from({ length: below(most + 1) }, make);

  const words = String.raw`
    constructor __proto__ toString hasOwnProperty then null undefined NaN -1 0 1e309 99999999999999999999
    2026-02-30 9999-12 0000-00 .. %2e%2e%2f %00 %zz %ff %E0%A4%A %F0%9F%8E%84 a%0d%0aSet-Cookie:x=1 <script>
    '"; {{7*7}} \ * javascript:alert(1) //evil.example http://evil.example/ (a+)+$ %CC%88 %E2%80%AE
  `
    .trim()
    .split(/\s+/);
  const pages = [
    routes.home,
    routes.clubs,
    routes.calendar(),
    routes.subscribe(),
    routes.search(),
    routes.feed,
    routes.calendarFile(),
    routes.event("feuerwehrfest"),
    routes.eventFile("feuerwehrfest"),
    routes.article("abfallkalender"),
    routes.news(),
  ];
  const others = `
    /api/suche /api/suche/vorschlaege /api/termine /api/einwilligung /api/formulare/kontakt /api/rechenaufgabe /api/rueckmeldung
    /api/cms/webhook /api/monitoring /api/health /dateien/x.png /teilbild/seite/x.png /kontaktdaten/x.vcf
    /sitemap/1.xml /gesendet/x /einsendung/x /api/zuruecknahme/x /bestaetigen/x /api/bestaetigung/x /woche/2026-02-30 /api/cms/woche/x /bescheid /bescheid/x /api/bescheid /api/geraet /api/bescheid/x /api/bescheid/x/daten /abmelden/x/woche /api/abmelden/x /stoerung /_next/image /_next/static/x.js /_next/data/x.json /.env /gibt-es-nicht
  `
    .trim()
    .split(/\s+/);
  const known = [...pages, ...others];
  const names = `
    q c art seite ohne woertlich monat ansicht tag kategorie veranstalter w f v stand thema sprache von bis _rsc url
    __proto__ constructor a[b][c] %zz
  `
    .trim()
    .split(/\s+/);
  const path = () => {
    if (often(0.5)) return pick(known);
    if (often(0.1))
      return pick([
        "*",
        "",
        "http://evil.example/x",
        "//evil.example",
        "?",
        "#",
        "/".repeat(below(3000) + 1),
      ]);
    return `${often(0.5) ? pick(known) : ""}/${[pick(words), ...times(3, () => pick(words))].join("/")}`;
  };
  const parameter = () => `${pick(names)}=${pick(words)}`;
  const query = () => {
    if (often(0.03)) return `?${"a&".repeat(below(7000))}`;
    return often(0.6) ? `?${[parameter(), ...times(6, parameter)].join("&")}` : "";
  };
  const states = [
    "x%",
    "%5B%5D",
    "[]",
    "{}",
    "null",
    encodeURIComponent('["",{"children":["__PAGE__",{}]}]'),
    "a".repeat(5000),
  ];
  const malformed = () =>
    pick([
      () => `X-${"a".repeat(below(200))}: ${"b".repeat(below(20_000))}`,
      () => `Expect: ${pick(["100-continue", "x"])}`,
      () => "Transfer-Encoding: chunked",
      () => `Host: ${pick(words)}`,
      () => "X: a\u0000b",
      () => "no colon",
    ])();
  const header = () =>
    pick([
      () => "RSC: 1",
      () => `Next-Router-State-Tree: ${pick(states)}`,
      () => `Next-Router-Prefetch: ${pick(words)}`,
      () => `Next-Action: ${pick(words)}`,
      () => `Next-Url: ${pick(words)}`,
      () => `x-middleware-subrequest: ${pick(["middleware:".repeat(6), pick(words)])}`,
      () => `x-dorfforum-rewritten: ${pick(words)}`,
      () => `x-nextjs-data: ${pick(words)}`,
      () => `X-Forwarded-For: ${pick([...words, "::1", "1.2.3.4, 5.6.7.8", "[::1]:80"])}`,
      () => `X-Forwarded-Host: ${pick(words)}`,
      () => `Cookie: dorfforum-einwilligung=${pick([...words, "%7B%22version%22%3A", "a".repeat(4000)])}`,
      () => `Range: bytes=${pick(["0-0", "-1", "5-2", "0-,1-", "a-b", "99999999999999999999-"])}`,
      () => `If-None-Match: ${pick(["*", '"', 'W/"x"', '"a",'.repeat(500)])}`,
      () => `If-Modified-Since: ${pick(words)}`,
      () => `Accept: ${pick(["application/json", "*/*;q=x", "a".repeat(2000)])}`,
      () => `Origin: ${pick(["null", "http://evil.example", pick(words)])}`,
      () =>
        `Content-Type: ${pick(["application/json", "multipart/form-data; boundary=x", "multipart/form-data", "application/x-www-form-urlencoded", "text/x-component", pick(words)])}`,
      () => "Connection: Upgrade\r\nUpgrade: websocket",
      () => `Authorization: Bearer ${pick(words)}`,
    ])();
  const body = () =>
    pick([
      () => "",
      () => "text=a&name=b&__proto__=c",
      () => "{".repeat(5000),
      () => `{"__proto__":{"a":1},"category":"${pick(words)}"}`,
      () => `--x\r\nContent-Disposition: form-data; name="${pick(words)}"\r\n\r\na\r\n--x--\r\n`,
      () =>
        `--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\n`,
      () => "ffffffffffffffff\r\n",
      () => "0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n",
      () => "a".repeat(below(20_000)),
    ])();
  const methods = [
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
    "HEAD",
    "TRACE",
    "CONNECT",
    "PROPFIND",
    "QUERY",
    "get",
    "X",
  ];

  for (let made = 0; made < count; made += 1) {
    if (often(0.03)) {
      yield Buffer.from(Array.from({ length: below(400) + 1 }, () => below(256)));
      continue;
    }
    const sent = body();
    const method = often(0.6) ? "GET" : pick(methods);
    const length =
      method === "GET" && often(0.9)
        ? []
        : [`Content-Length: ${often(0.8) ? Buffer.byteLength(sent) : below(90_000)}`];
    const host = often(0.97) ? ["Host: localhost"] : [];
    const lines = [
      `${method} ${path()}${query()} HTTP/${often(0.97) ? "1.1" : pick(["1.0", "2.0", "9.9", ""])}`,
      ...host,
      ...length,
      ...times(4, header),
      ...(often(0.08) ? [malformed()] : []),
    ];
    yield Buffer.from(
      `${lines.join(often(0.98) ? "\r\n" : "\n")}\r\n\r\n${length.length > 0 ? sent : ""}`,
      "latin1",
    );
  }
}

/** Sends one request on a connection of its own, ends it, and waits until the server closes it. */
export function sendBytes(port: number, bytes: Buffer): Promise<Outcome> {
  const startMs = performance.now();
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1");
    const finish = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const status = /^HTTP\/1\.1 (?!100)(\d{3})/m.exec(text)?.[1];
      const nothing = closed ? "closed" : "no answer";
      resolve({ status: status ? Number(status) : nothing, text, ms: performance.now() - startMs });
    };
    const timer = setTimeout(finish, answerTimeoutMs, false);
    socket.setEncoding("latin1");
    socket.on("data", (part) => {
      if (text.length < 1_000_000) text += part;
    });
    socket.on("error", () => finish(true));
    socket.on("close", () => finish(true));
    // Ending at once would abort the request before it is answered: the end follows the first bytes of an answer, or a pause.
    socket.once("data", () => socket.end());
    setTimeout(() => socket.end(), pauseMs).unref();
    socket.write(bytes);
  });
}
