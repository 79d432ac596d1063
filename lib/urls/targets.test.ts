import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { leadsToRedirect } from "@dorfforum/shared/urls/targets";
import { isExternal, leavesSite, toRedirectTarget, toSafeTarget } from "./targets";

const { siteUrl, safe, unsafe, redirects, pages } = JSON.parse(
  readFileSync("packages/shared/urls/target-cases.json", "utf8"),
) as {
  siteUrl: string;
  safe: [target: string, followed: string][];
  unsafe: string[];
  redirects: string[];
  pages: [target: string, followed: string][];
};

test.each(safe)("%j is followed as %s", (target, expected) => {
  expect(toSafeTarget(target)).toBe(expected);
});

test.each(unsafe)("%j is refused", (target) => {
  expect(toSafeTarget(target)).toBeUndefined();
  expect(toRedirectTarget(target, siteUrl)).toBeUndefined();
});

test.each(redirects)("a redirect never leads to %j, which redirects again", (target) => {
  expect(toRedirectTarget(target, siteUrl)).toBeUndefined();
});

test.each(pages)("a redirect may lead to %j", (target, expected) => {
  expect(toRedirectTarget(target, siteUrl)).toBe(expected);
});

test("without the site's address only paths are recognised as redirects", () => {
  for (const address of [undefined, "", "forum.musterbach.example"])
    expect(leadsToRedirect("/info/a", address)).toBe(true);
  expect(leadsToRedirect("https://forum.musterbach.example/info/a")).toBe(false);
});

test("a site under another port is another site", () => {
  expect(toRedirectTarget("http://localhost:1337/info/a", "http://localhost:3000")).toBe(
    "http://localhost:1337/info/a",
  );
  expect(toRedirectTarget("http://localhost:3000/info/a", "http://localhost:3000")).toBeUndefined();
});

test("another site's address leaves the site, a path or the own address does not", () => {
  const leaves = (target: string) => leavesSite(target, "https://forum.example.org");
  expect(leaves(" https://termine.example.org/ausweis ")).toBe(true);
  for (const target of [
    "/kontakt",
    "https://forum.example.org/kontakt",
    "http://forum.example.org.",
    "https://",
  ])
    expect(leaves(target)).toBe(false);
});

test("absolute URLs are external, paths are not", () => {
  expect(isExternal("https://example.org/")).toBe(true);
  expect(isExternal("/kontakt")).toBe(false);
});

/** In a process of its own, because Node optimises nothing in the way that matters inside Jest's context. */
test("a host with an umlaut is followed however often one was asked for", () => {
  const script = `const { toSafeTarget } = await import("@/lib/urls/targets.ts");
    for (let times = 0; times < 20_000; times += 1) toSafeTarget("https://bücher.example/");
    process.stdout.write(String(toSafeTarget("https://bücher.example/")));`;
  const run = ["--import", "./scripts/typescript.mjs", "--input-type=module", "--eval", script];
  expect(execFileSync(process.execPath, run, { encoding: "utf8" })).toBe("https://xn--bcher-kva.example/");
});

const anyPart = textWith(
  ...[
    "/",
    "//",
    "\\",
    "%2F",
    "%5c",
    "%0a",
    "..",
    ".",
    "?",
    "#",
    "@",
    ":",
    "https://",
    "http:",
    "example.org",
  ],
  ...["javascript:alert(1)", "data:text/html,", "angebot", "info", "%61ngebot", "localhost:3000", "\u0149"],
);

const anyTarget = fc.oneof(
  anyPart,
  anyPart.map((path) => `/${path}`),
  fc
    .tuple(fc.constantFrom("", "a@", "a:b@", "%61@"), anyPart)
    .map(([user, rest]) => `https://${user}example.org/${rest}`),
);

test("no text becomes a target of another scheme, with credentials, or a path that leaves the site", () => {
  fc.assert(
    fc.property(anyTarget, (text) => {
      const target = toSafeTarget(text);
      if (target === undefined) return;
      const url = new URL(target, siteUrl);
      expect(["http:", "https:"]).toContain(url.protocol);
      expect([url.username, url.password]).toEqual(["", ""]);
      if (target.startsWith("/")) expect(url.origin).toBe(new URL(siteUrl).origin);
      expect(toSafeTarget(target)).toBe(target);
    }),
  );
});

test("a redirect never leads to a path that redirects, however often it is decoded", () => {
  const { origin } = new URL(siteUrl);
  fc.assert(
    fc.property(anyTarget, (text) => {
      const target = toRedirectTarget(text, siteUrl);
      if (target === undefined || new URL(target, siteUrl).origin !== origin) return;
      let path = new URL(target, siteUrl).pathname;
      for (let times = 0; times < 3; times += 1) {
        expect(new URL(path, siteUrl).pathname).not.toMatch(/^\/+(angebot|info)\.*(\/|$)/i);
        try {
          path = decodeURIComponent(path);
        } catch {
          return;
        }
      }
    }),
  );
});
