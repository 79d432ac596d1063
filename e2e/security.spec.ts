import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";

type Asked = { status: number; headers: IncomingHttpHeaders };

/** Asks as it is said, where a browser or fetch would tidy up first. */
function ask(baseURL: string | undefined, path: string, method = "GET", headers = {}): Promise<Asked> {
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

const answers: [what: string, status: number, path: string, method?: string][] = [
  ["a page", 200, routes.home],
  ["a page that is missing", 404, "/gibt-es-nicht"],
  ["what is missing among the files of the build", 404, "/_next/static/chunks/gibt-es-nicht.js"],
  ["what is missing beside them", 404, "/_next/gibt-es-nicht"],
  ["what is missing in the API", 404, "/api/gibt-es-nicht"],
  ["a form that there is not", 404, "/api/formulare/gibt-es-nicht"],
  ["JSON", 200, "/api/suche?q=Fest"],
  ["a method that a handler does not take", 405, "/api/suche", "PUT"],
  ["a method that what is missing does not take", 404, "/api/gibt-es-nicht", "POST"],
  ["a method that Next does not know", 405, "/api/suche", "PROPFIND"],
  ["a method that no page takes", 405, routes.home, "POST"],
  ["a method that nothing takes", 405, routes.home, "TRACE"],
  ["what may be done to a page", 204, routes.home, "OPTIONS"],
  ["a doubled slash", 308, "//example.org/"],
  ["a backslash", 308, "/\\example.org"],
  ["a slash too many", 308, "/impressum/"],
  ["an older spelling", 308, "/uebersicht/vereine"],
  ["an escape that cannot be read", 404, "/%E0%A4%A"],
  ["a calendar", 200, "/veranstaltungen.ics"],
  ["a picture of the design", 200, "/favicon.svg"],
];

for (const [what, status, path, method] of answers) {
  test(`${what} is answered with every security header, once each`, async ({ baseURL }) => {
    const answer = await ask(baseURL, path, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "content-security-policy": expect.stringMatching(/^default-src 'self';[^,]*frame-ancestors 'none'/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin",
      "permissions-policy": expect.stringMatching(/^camera=\(\)[^;]*$/),
      "cross-origin-opener-policy": "same-origin",
    });
    expect(answer.headers["x-powered-by"]).toBeUndefined();
    if (answer.headers.location !== undefined) expect(answer.headers.location).toMatch(/^\/(?![/\\])/);
  });
}

test("a file of the build is kept for ever, and what it was made from is not there", async ({ request }) => {
  const html = await (await request.get(routes.home)).text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? "";
  const file = await request.get(script);
  expect(file.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await request.get(`${script}.map`)).status()).toBe(404);
  expect(await file.text()).not.toContain("sourceMappingURL");
});

for (const [what, headers] of [
  ["another host", { Host: "evil.example" }],
  ["another host behind a proxy", { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" }],
  ["a server action", { "Next-Action": "40aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" }],
  ["a request that middleware has seen", { "x-middleware-subrequest": "middleware:middleware:middleware" }],
  ["a prefetch of middleware", { "x-middleware-prefetch": "1" }],
  ["a rewrite of ours", { "x-dorfforum-rewritten": "1" }],
] as const) {
  test(`what claims to be ${what} gets what everybody gets`, async ({ request }) => {
    const usual = await (await request.get("/sitemap.xml")).text();
    expect(await (await request.get("/sitemap.xml", { headers })).text()).toBe(usual);
    expect((await request.get("/stoerung", { headers })).status()).toBe(404);
    const moved = await request.get("/uebersicht/vereine", { headers, maxRedirects: 0 });
    expect(moved.headers().location).toBe(routes.clubs);
  });
}
