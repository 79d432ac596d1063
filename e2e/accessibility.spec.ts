import { test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { expectAccessible, expectContrast } from "./support/accessibility";
import { everyRoute } from "./support/every-route";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const paths = [
  ...everyRoute,
  routes.cookies(),
  routes.reportBarrier(),
  routes.reportContent(),
  routes.propose("veranstaltung"),
  routes.calendar(),
  routes.calendar({ look: "monat" }),
  routes.subscribe(),
  routes.poster({ period: "monat" }),
  routes.event("krabbelgruppe"),
  routes.search({ q: "Feuerwehr" }),
  routes.search({ q: "qwertzuiop" }),
  "/gibt-es-nicht",
];

for (const path of paths) {
  test(`${decodeURIComponent(path)} passes axe on a phone and on a wide screen, in both schemes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
  });
}
