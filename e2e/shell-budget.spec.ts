import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";

const maxBytes = 25_000;
const build = process.env.NEXT_DIST_DIR ?? ".next-test";

test("the home page loads at most 25 kB of JavaScript beyond the framework's", async ({ request }) => {
  const html = await (await request.get(routes.home)).text();
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="\/_next\/([^"?]+)[^>]*>/g)];
  const loaded = tags.filter(([tag]) => !/\bnomodule\b/i.test(tag)).map(([, file = ""]) => file);
  const manifest = JSON.parse(await readFile(path.join(build, "build-manifest.json"), "utf8")) as {
    rootMainFiles: string[];
  };
  // Proves that the site under test runs from this build.
  expect(loaded).toEqual(expect.arrayContaining(manifest.rootMainFiles));

  const own = loaded.filter((file) => !manifest.rootMainFiles.includes(file));
  expect(own.length).toBeGreaterThan(0);
  const sizes = new Map<string, number>();
  for (const file of own) sizes.set(file, gzipSync(await readFile(path.join(build, file))).length);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const list = [...sizes].map(([file, size]) => `${file}: ${size} bytes`).join("\n");
  expect(total, `${total} bytes of gzip, where ${maxBytes} are allowed:\n${list}`).toBeLessThanOrEqual(
    maxBytes,
  );
});
