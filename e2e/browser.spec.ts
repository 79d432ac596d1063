import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { expectNoBarrier } from "./support/barriers";

const paths = [
  routes.home,
  routes.event("feuerwehrfest"),
  routes.article("abfallkalender"),
  routes.clubs,
  routes.daycare,
  routes.search({ q: "Feuerwehr" }),
  routes.participate,
  routes.contact,
  routes.imprint,
  "/gibt-es-nicht",
];

for (const path of paths) {
  test(`${decodeURIComponent(path)} runs without a complaint of the browser and talks to its own origin alone`, async ({
    page,
    baseURL,
  }) => {
    const complaints: string[] = [];
    const foreign: string[] = [];
    page.on("console", (message) => {
      // The browser says itself that a page answered 404.
      const expected = message.location().url.endsWith("/gibt-es-nicht");
      if (["error", "warning"].includes(message.type()) && !expected) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test(`${decodeURIComponent(path)} has no barrier that axe finds`, async ({ page }) => {
    await page.goto(path);
    await expectNoBarrier(page);
  });
}
