import { expect, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { freePort } from "../scripts/ports.mjs";
import { startPostgres } from "../scripts/stack/postgres.mjs";
import { startRedis } from "../scripts/stack/redis";
import { readStack } from "../scripts/stack/test-stack.mjs";
import { startImage } from "./support/images";

/** Strapi makes the tables and the roles of an empty database first. */
const startTime = { timeout: 120_000 };

test.slow();

test("the site's image serves pages, pictures and files from a folder that it cannot write to", async () => {
  const { settings } = await readStack();
  const { CMS_URL = "" } = process.env;
  const port = await freePort();
  const redis = await startRedis();
  const site = await startImage("site", "site-1", {
    port,
    env: {
      ...settings.site,
      SITE_URL: `http://localhost:${port}`,
      CMS_URL,
      CMS_ADMIN_URL: `${CMS_URL}/admin`,
      REDIS_URL: redis.url,
      NEXT_DIST_DIR: ".next-test",
    },
  });
  try {
    await expect.poll(site.isHealthy, startTime).toBe(true);
    expect(await site.writablePaths()).toEqual([]);
    const ask = async (path: string) => fetch(site.url + path);
    const page = await (await ask(routes.home)).text();
    // The server reads stylesheets of the build to put them into the document.
    expect(page).toMatch(/<style>[^<]{1000,}/);
    const files = page.match(/\/_next\/static\/[^"'\\ ]+\.js/g) ?? [];
    expect(files).not.toEqual([]);
    const event = await (await ask(routes.event("feuerwehrfest"))).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(event)?.[1] ?? "";
    for (const path of [
      routes.clubs,
      ...files,
      new URL(picture).pathname + new URL(picture).search,
      "/favicon.svg",
    ])
      expect((await ask(path)).status, path).toBe(200);
  } finally {
    await site.stop();
    await redis.stop();
  }
});

test("the CMS's image sets up an empty database from a folder that it cannot write to", async () => {
  const { settings } = await readStack();
  const port = await freePort();
  const postgres = await startPostgres();
  const DATABASE_URL = await postgres.createDatabase("dorfforum");
  const env = { ...settings.cms, DEMO_VILLAGE: "false", DATABASE_URL, SITE_WEBHOOK_URL: "" };
  const cms = await startImage("cms", "cms", { port, env });
  try {
    await expect.poll(cms.isHealthy, startTime).toBe(true);
    expect(await cms.writablePaths()).toEqual([]);
    expect((await fetch(`${cms.url}/admin`)).status).toBe(200);
    const headers = { Authorization: `Bearer ${settings.cms.CMS_API_TOKEN}` };
    expect((await fetch(`${cms.url}/api/aenderungen`, { headers })).status).toBe(200);
  } finally {
    await cms.stop();
    await postgres.stop();
  }
});
