import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { pageRoutes } from "@/lib/urls/site-routes";
import { everyView, unknown } from "../scripts/stack/every-route";

test("every inline script and style has its hash in the page's policy, kept or not, and no answer names a nonce", async ({
  request,
}) => {
  const hashOf = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const paths = [routes.home, routes.search({ q: "Fest" }), unknown];
  for (const path of [...paths, ...paths]) {
    const response = await request.get(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    const html = await response.text();
    expect(policy + html).not.toMatch(/nonce-|nonce=|unsafe-inline/);
    // JSON-LD blocks are not run.
    const scripts = [
      ...html.matchAll(/<script(?! type="application\/ld\+json")(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g),
    ];
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
    const hashes = [scripts, styles].map((tags) => new Set(tags.map(([, text]) => hashOf(text))));
    const named = ["script", "style"].map(
      (kind) => new Set(new RegExp(`${kind}-src ([^;]*)`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g)),
    );
    expect(named, path).toEqual(hashes);
    expect(scripts.length * styles.length, path).toBeGreaterThan(0);
  }
});

/** What Next's router asks for beside the data of a page: what it may open next, one segment, from another page. */
const dataRequests = [
  { "Next-Router-Prefetch": "1" },
  { "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
  { "Next-Router-Segment-Prefetch": "/__PAGE__" },
  { "Next-Url": routes.contact },
];

test("no data of a page name a nonce, whatever Next's router asks for", async ({ request }) => {
  const unknownPages = Object.values(pageRoutes).map(({ pattern }) =>
    encodeURI(pattern.replace("*", "gibt-es-nicht")),
  );
  const asked: { path: string; headers: Record<string, string> }[] = [
    ...[...everyView, ...unknownPages].map((path) => ({ path, headers: {} })),
    ...[routes.home, routes.search({ q: "Fest" }), unknown].flatMap((path) =>
      dataRequests.map((headers) => ({ path, headers })),
    ),
  ];
  let dataCount = 0;
  for (const { path, headers } of asked) {
    const response = await request.get(path, { headers: { RSC: "1", ...headers } });
    const policy = response.headers()["content-security-policy"];
    const named = /nonce(?:-|=|":)(?!"\$undefined").{0,30}/i.exec(`${policy} ${await response.text()}`)?.[0];
    expect.soft(named, `${path} ${JSON.stringify(headers)}`).toBeUndefined();
    if (response.headers()["content-type"]?.startsWith("text/x-component")) dataCount += 1;
  }
  expect(dataCount).toBeGreaterThan(everyView.length);
});
