import { readFile } from "node:fs/promises";
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
