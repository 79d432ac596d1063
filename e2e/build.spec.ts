import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";

test("the build prerenders no page, since pages are made of what the CMS holds", async () => {
  const manifest = JSON.parse(await readFile(".next-test/prerender-manifest.json", "utf8")) as {
    routes: Record<string, unknown>;
    dynamicRoutes: Record<string, unknown>;
  };
  // Next's fallback for a failing root layout is static, and so is the service worker.
  const withoutContent = ["/_global-error", routes.offlineWorker];
  const pages = Object.keys(manifest.routes).filter((route) => !withoutContent.includes(route));
  expect(pages).toEqual([]);
  expect(manifest.dynamicRoutes).toEqual({});
});

test("the build asks the CMS for nothing", async () => {
  const log = await readFile("var/log/build-website.log", "utf8");
  expect(log).toContain("/veranstaltungen");
  expect(log).not.toMatch(/\[error\]|CMS failed|Dynamic server usage/);
});

test("the public source maps contain no source", async () => {
  const folder = ".next-test/static";
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(10);
  // Turbopack writes an empty map beside a worker.
  for (const file of files.filter((name) => name.endsWith(".map"))) {
    const map = await readFile(`${folder}/${file}`, "utf8");
    expect(JSON.parse(map), file).toEqual({ version: 3, sources: [], sections: [] });
  }
});

test("browsers get no patterns of hyphenation, which are 750 kB", async () => {
  const folder = ".next-test/static";
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    expect(await readFile(`${folder}/${file}`, "utf8"), file).not.toContain("hyphenationPatternsDe");
  }
});
