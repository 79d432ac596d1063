import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { foreignRequests } from "./support/privacy-checks";

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
  test(`${decodeURIComponent(path)} causes no console errors, foreign requests or cookies`, async ({
    page,
    baseURL,
  }) => {
    const problems: string[] = [];
    const foreign = foreignRequests(page, baseURL ?? "");
    page.on("console", (message) => {
      // Chromium logs the status 404 of the page itself.
      const expected = message.location().url.endsWith("/gibt-es-nicht");
      if (["error", "warning"].includes(message.type()) && !expected) problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(error.message));
    await page.goto(path, { waitUntil: "networkidle" });
    expect(problems).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}
