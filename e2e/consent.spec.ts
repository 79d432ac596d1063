import { expect, type Page, test } from "@playwright/test";
import { consentCookieName } from "@/lib/consent/consent-cookie";
import { consentTexts, purposeTexts } from "@/lib/texts/consent";
import { footerTexts } from "@/lib/texts/shell";
import { routes } from "@/lib/urls/routes";
import { everyRoute } from "../scripts/stack/every-route";
import { expectAccessible } from "./support/accessibility";
import { startAskingSite } from "./support/asking-site";
import { accept, choices, expectNothingAskedOrLoaded, question, refuse, settings } from "./support/consent";
import { foreignRequests, storedNames } from "./support/privacy-checks";
import { runsAsScript } from "./support/run-script";

let asking: Awaited<ReturnType<typeof startAskingSite>>;

test.beforeAll(async () => {
  asking = await startAskingSite();
});

test.beforeEach(() => asking.forgetViews());

test.afterAll(() => asking?.stop());

const everyPath = [...everyRoute, routes.cookies(), routes.search({ q: "Feuerwehr" }), "/gibt-es-nicht"];

/** Opens a page and waits until the browser is idle. */
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};

test("before a choice every route asks, requests only its own origin and stores nothing", async ({
  page,
}) => {
  const foreign = foreignRequests(page, asking.url);
  for (const path of everyPath)
    await test.step(decodeURI(path), async () => {
      await open(page, asking.url + path);
      await expect.soft(question(page).or(settings(page)), `${path}: the question`).toBeVisible();
      expect.soft(await storedNames(page), `${path}: stored`).toEqual([]);
      expect.soft(foreign.splice(0), `${path}: requests to other origins`).toEqual([]);
    });
  await page.waitForLoadState("networkidle");
  expect(foreign, "requests to other origins of the last page").toEqual([]);
});

test("after a refusal nothing is loaded, and neither a new nor a cached page asks again", async ({
  page,
}) => {
  const foreign = foreignRequests(page, asking.url);
  await page.goto(asking.url);
  await page.goto(asking.url + routes.imprint);
  await refuse(page).click();
  await expect(question(page)).toBeHidden();
  await page.goBack({ waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(foreign).toEqual([]);
  await expectNothingAskedOrLoaded(page, asking.url);
  expect(await storedNames(page)).toEqual([`cookie ${consentCookieName}`]);
  expect(await choices(page)).toEqual([expect.stringMatching(/^[\w-]{10}\.\d{4}-\d\d-\d\d\.$/)]);
});

test("after consent every page view is counted without its query, navigations included", async ({ page }) => {
  await page.goto(asking.url + routes.search({ q: "Geheimwort" }));
  await accept(page).click();
  await expect.poll(() => asking.views().length).toBe(1);
  await page.getByRole("contentinfo").getByRole("link", { name: footerTexts.imprint }).click();
  await expect.poll(() => asking.views().length).toBe(2);
  await page.goto(asking.url + routes.search({ q: "Geheimwort" }));
  await expect.poll(() => asking.views().length).toBe(3);
  await page.evaluate((href) => location.assign(href), routes.contact);
  await expect.poll(() => asking.views().length).toBe(4);
  expect(asking.views().map((view) => JSON.parse(view).o)).toEqual(
    ["/suchergebnisse", routes.imprint, "/suchergebnisse", routes.contact].map((path) => asking.url + path),
  );
  expect(asking.views().join()).not.toContain("Geheimwort");
});

test("withdrawal stops analytics at once and removes stored data", async ({ page }) => {
  await page.goto(asking.url);
  await accept(page).click();
  await expect.poll(() => asking.views().length).toBe(1);
  // Google's script stores this on the site's origin.
  await page.evaluate(() => localStorage.setItem("_grecaptcha", "x"));
  // Playwright tells of a request later than the server that got it.
  const view = page.waitForRequest((request) => new URL(request.url()).pathname === "/view");
  await page.getByRole("contentinfo").getByRole("link", { name: footerTexts.cookies }).click();
  await expect(page.getByRole("status").filter({ hasText: purposeTexts.statistics.label })).toBeVisible();
  await view;
  await expect.poll(() => asking.views().length).toBe(2);

  const foreign = foreignRequests(page, asking.url);
  await refuse(page).click();
  await expect(page.getByRole("status").filter({ hasText: "abgelehnt" })).toBeVisible();
  expect(foreign).toEqual([]);
  await expectNothingAskedOrLoaded(page, asking.url);
  expect(asking.views()).toHaveLength(2);
  expect(await storedNames(page)).toEqual([`cookie ${consentCookieName}`]);
});

test("of the statistics' host no other script runs", async ({ page }) => {
  await page.goto(asking.url);
  await accept(page).click();
  await expect.poll(() => asking.views().length).toBeGreaterThan(0);
  expect(await runsAsScript(page, asking.scriptUrl)).toBe(true);
  expect(await runsAsScript(page, asking.scriptUrl.replace("script.js", "other.js"))).toBe(false);
});

test("one purpose can be allowed without the other", async ({ page }) => {
  await page.goto(asking.url);
  await page.getByText(consentTexts.single).click();
  await page.getByRole("checkbox", { name: purposeTexts.recaptcha.label }).check();
  await page.getByRole("button", { name: consentTexts.save }).click();
  await expect(question(page)).toBeHidden();
  expect(await choices(page)).toEqual([expect.stringMatching(/\.recaptcha$/)]);
  await page.goto(asking.url + routes.contact, { waitUntil: "networkidle" });
  expect(asking.views()).toEqual([]);
});

for (const [signal, header] of [
  ["globalPrivacyControl", "Sec-GPC"],
  ["doNotTrack", "DNT"],
] as const) {
  test(`${signal} overrides an earlier consent and suppresses the question`, async ({ page }) => {
    await page.goto(asking.url);
    await accept(page).click();
    await expect.poll(() => asking.views().length).toBe(1);

    await page.setExtraHTTPHeaders({ [header]: "1" });
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === "doNotTrack" ? "1" : true });
    }, signal);
    await expectNothingAskedOrLoaded(page, asking.url);
    await page.goto(asking.url + routes.cookies());
    await expect(settings(page)).toContainText(consentTexts.bySignal);
    await expect(accept(page)).toBeHidden();
  });
}

test("a site that needs no consent does not ask, and the settings page says so", async ({ page }) => {
  await page.goto(routes.home, { waitUntil: "networkidle" });
  await expect(question(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: footerTexts.cookies }).click();
  await expect(page.getByText(consentTexts.nothingToAsk)).toBeVisible();
  await expect(accept(page)).toBeHidden();
  expect(await storedNames(page)).toEqual([]);
});

test("the question is first in the tab order, shifts nothing, has equal buttons, passes axe, and Escape refuses", async ({
  page,
}) => {
  await page.goto(asking.url);
  await expect(question(page)).toBeVisible();
  const looks = await Promise.all(
    [refuse(page), accept(page)].map((button) =>
      button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        return [width, height, color, backgroundColor, borderColor, fontSize, fontWeight];
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  await expectAccessible(page, "dialog");
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );
  expect(shift).toBeLessThan(0.01);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(question(page).getByRole("link", { name: consentTexts.privacy })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  expect(await choices(page)).toEqual([expect.stringMatching(/\.$/)]);
});

test("a choice applies to other open tabs", async ({ page }) => {
  await page.goto(asking.url);
  await expect(question(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(asking.url);
  await refuse(other).click();
  await expect(question(other)).toBeHidden();
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(question(page)).toBeHidden();
});

test("the HTML does not depend on the choice, so that it can be cached", async ({ request }) => {
  const html = async (headers: Record<string, string>) => {
    const text = await (await request.get(asking.url + routes.cookies(), { headers })).text();
    // Behind the elements stands Next's data, whose rows are in the order in which they were ready.
    return text.slice(0, text.indexOf("self.__next_f"));
  };
  const plain = await html({});
  expect(plain).toContain(consentTexts.accept);
  const cookie = `${consentCookieName}=x.2026-11-21.statistics`;
  expect(await html({ Cookie: cookie, "Sec-GPC": "1", DNT: "1" })).toBe(plain);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the footer links to a form for the choice", async ({ page }) => {
    await page.goto(asking.url + routes.imprint);
    await page.getByRole("contentinfo").getByRole("link", { name: footerTexts.cookies }).click();
    await refuse(page).click();
    await expect(settings(page).getByRole("status").first()).toHaveText(consentTexts.saved);
    expect(await choices(page)).toEqual([expect.stringMatching(/\.$/)]);
    await accept(page).click();
    await expect(page).toHaveURL(asking.url + routes.cookies("gespeichert"));
    expect(await choices(page)).toEqual([expect.stringMatching(/\.statistics\+recaptcha$/)]);
  });

  test("the form refuses and explains why when the browser sends a signal", async ({ page }) => {
    await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
    await page.goto(asking.url + routes.cookies());
    await accept(page).click();
    await expect(settings(page)).toContainText(consentTexts.bySignal);
    expect(await choices(page)).toEqual([expect.stringMatching(/\.$/)]);
  });

  test("the form refuses requests from other origins", async ({ request }) => {
    const form = { entscheidung: "akzeptieren" };
    const send = (headers: Record<string, string>) =>
      request.post(asking.url + routes.consentChoice, { form, headers, maxRedirects: 0 });
    for (const Origin of ["https://other.example", "null"]) {
      const refused = await send({ Origin });
      expect(refused.status()).toBe(403);
      expect(refused.headers()["set-cookie"]).toBeUndefined();
    }
    const accepted = await send({ Origin: asking.url });
    expect(accepted.status()).toBe(303);
    expect(accepted.headers().location).toBe(routes.cookies("gespeichert"));
  });
});
