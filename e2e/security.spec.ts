import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { expect, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { runsAsScript } from "./support/run-script";

type RawResponse = { status: number; headers: IncomingHttpHeaders };

/** Sends the path unchanged; a browser or fetch would normalise it. */
function sendRaw(
  baseURL: string | undefined,
  path: string,
  method = "GET",
  headers = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(baseURL ?? "");
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    })
      .once("error", reject)
      .end();
  });
}

const answers: [name: string, status: number, path: string, method?: string][] = [
  ["a page", 200, routes.home],
  ["an unknown page", 404, "/gibt-es-nicht"],
  ["an unknown file of the build", 404, "/_next/static/chunks/gibt-es-nicht.js"],
  ["an unknown path of the build", 404, "/_next/gibt-es-nicht"],
  ["an unknown API route", 404, "/api/gibt-es-nicht"],
  ["an unknown form", 404, "/api/formulare/gibt-es-nicht"],
  ["JSON", 200, "/api/suche?q=Fest"],
  ["a method that a handler does not support", 405, "/api/suche", "PUT"],
  ["a POST to an unknown API route", 404, "/api/gibt-es-nicht", "POST"],
  ["a method that Next does not know", 405, "/api/suche", "PROPFIND"],
  ["a POST to a page", 405, routes.home, "POST"],
  ["TRACE", 405, routes.home, "TRACE"],
  ["OPTIONS", 204, routes.home, "OPTIONS"],
  ["a doubled slash", 308, "//example.org/"],
  ["a backslash", 308, "/\\example.org"],
  ["a trailing slash", 308, "/impressum/"],
  ["an older spelling", 308, "/uebersicht/vereine"],
  ["an invalid escape", 404, "/%E0%A4%A"],
  ["an invalid escape below files of the build", 400, "/_next/static/x.js/%E0%A4%A"],
  ["an invalid escape of a form", 400, "/api/formulare/%zz"],
  ...["constructor", "__proto__", "toString", "hasOwnProperty"].map((name): [string, number, string] => [
    `the path /${name}/x`,
    404,
    `/${name}/x`,
  ]),
  ["an asterisk", 400, "*"],
  ["the whole address of another host", 308, "http://example.org/uebersicht/vereine"],
  ["7500 parameters", 414, `/api/health?${"a&".repeat(7500)}`],
  ["a calendar", 200, "/veranstaltungen.ics"],
  ["the addresses for weaknesses", 200, "/.well-known/security.txt"],
  ["a picture of the design", 200, "/favicon.svg"],
];

for (const [name, status, path, method] of answers) {
  test(`${name} has every security header once`, async ({ baseURL }) => {
    const answer = await sendRaw(baseURL, path, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "content-security-policy": expect.stringMatching(/^default-src 'none';[^,]*frame-ancestors 'none'/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin",
      "permissions-policy": expect.stringMatching(/^camera=\(\)[^;]*$/),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": expect.stringMatching(/^(same|cross)-origin$/),
    });
    expect(answer.headers["x-powered-by"]).toBeUndefined();
    if (answer.headers.location !== undefined) expect(answer.headers.location).toMatch(/^\/(?![/\\])/);
  });
}

test("a file of the build is cached without expiry, and its source map is not served", async ({
  request,
}) => {
  const html = await (await request.get(routes.home)).text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? "";
  const file = await request.get(script);
  expect(file.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await request.get(`${script}.map`)).status()).toBe(404);
  expect(await file.text()).not.toContain("sourceMappingURL");
});

test("nothing of the site runs as a script but the build's own", async ({ page, request }) => {
  const html = await (await request.get(routes.event("feuerwehrfest"))).text();
  const [script = ""] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  const [picture = ""] = /\/dateien\/[^" ]+/.exec(html) ?? [];
  await page.goto(routes.imprint);
  expect(await runsAsScript(page, script)).toBe(true);
  for (const path of [
    picture,
    routes.home,
    routes.feed,
    routes.calendarFile(),
    routes.eventFile("feuerwehrfest"),
    routes.searchApi({ q: "Fest" }),
    routes.manifest,
    routes.openSearch,
    routes.robots,
    routes.sitemap,
    routes.sharePicture("seite", "dorf"),
    "/_next/static/chunks/gibt-es-nicht.js",
  ])
    expect([path, await runsAsScript(page, path)]).toEqual([path, false]);
});

for (const [name, headers] of [
  ["another host", { Host: "evil.example" }],
  ["another host behind a proxy", { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" }],
  ["a server action", { "Next-Action": "40aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" }],
  ["a request that middleware has seen", { "x-middleware-subrequest": "middleware:middleware:middleware" }],
  ["a prefetch of middleware", { "x-middleware-prefetch": "1" }],
  ["the site's own rewrite", { "x-dorfforum-rewritten": "1" }],
  ["the guard", { "x-dorfforum-data": "1", "Content-Security-Policy": "script-src 'nonce-x'" }],
] as const) {
  test(`forged headers of ${name} have no effect`, async ({ request }) => {
    const usual = await (await request.get("/sitemap.xml")).text();
    expect(await (await request.get("/sitemap.xml", { headers })).text()).toBe(usual);
    expect((await request.get("/stoerung", { headers })).status()).toBe(404);
    const moved = await request.get("/uebersicht/vereine", { headers, maxRedirects: 0 });
    expect(moved.headers().location).toBe(routes.clubs);
  });
}

for (const path of ["/gibt-es-nicht", routes.home]) {
  test(`a router state that cannot be read does not break ${path}`, async ({ request }) => {
    const headers = { RSC: "1", "Next-Router-State-Tree": "x%" };
    const { searchParams } = new URL((await request.get(path, { headers })).url());
    expect((await request.get(`${path}?${searchParams}`, { headers })).status()).toBeLessThan(500);
  });
}

test("a request for another protocol is answered as if it asked for none, and its socket is closed", async ({
  baseURL,
}) => {
  const headers = { Connection: "Upgrade", Upgrade: "websocket" };
  for (const [path, method, status] of [
    ["/favicon.ico", "GET", 404],
    ["/_next/webpack-hmr", "GET", 404],
    ["/kontakt", "POST", 405],
    [routes.home, "GET", 200],
  ] as const)
    expect((await sendRaw(baseURL, path, method, headers)).status, path).toBe(status);
});
