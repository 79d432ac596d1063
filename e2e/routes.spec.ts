import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { pages } from "./support/expected-pages";

test("every response has its own nonce, which all its scripts have", async ({ request }) => {
  const nonces = new Set<string>();
  for (const path of [routes.home, routes.home, "/gibt-es-nicht"]) {
    const response = await request.get(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(policy).not.toContain("unsafe-inline");
    // JSON-LD blocks need no nonce.
    const scripts = [
      ...(await response.text()).matchAll(/<script\b(?! type="application\/ld\+json")[^>]*>/g),
    ].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test("no page has an inline style, which the policy would block", async ({ request }) => {
  for (const [path] of pages) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/\sstyle="/);
  }
});
