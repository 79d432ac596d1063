import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";

test("the build rendered no page: without a CMS there was nothing to freeze, and each answer needs its own nonce", async () => {
  const manifest = JSON.parse(await readFile(".next-test/prerender-manifest.json", "utf8")) as {
    routes: Record<string, unknown>;
    dynamicRoutes: Record<string, unknown>;
  };
  // Next's own last net, for when the root layout itself fails: it holds nothing of the CMS.
  const pages = Object.keys(manifest.routes).filter((route) => route !== "/_global-error");
  expect(pages).toEqual([]);
  expect(manifest.dynamicRoutes).toEqual({});
});

test("no source can be read from the files that are served: what maps there are name none", async () => {
  const folder = ".next-test/static";
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(10);
  // Turbopack leaves an empty one beside a worker.
  for (const file of files.filter((name) => name.endsWith(".map"))) {
    const map = await readFile(`${folder}/${file}`, "utf8");
    expect(JSON.parse(map), file).toEqual({ version: 3, sources: [], sections: [] });
  }
});
