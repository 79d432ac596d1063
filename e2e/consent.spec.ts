import { expect, type Page } from "@playwright/test";
import { consentCookieName } from "@/lib/consent/consent-cookie";
import { routes } from "@/lib/routes";
import { consentTexts, purposeTexts } from "@/lib/texts/consent";
import { footerTexts } from "@/lib/texts/layout";
import { startAnalytics } from "./support/analytics";
import { expectNoBarrier } from "./support/barriers";
import { test as base } from "./support/stack";
import { foreignRequests, stored } from "./support/visit";

/** A site that counts page views at a service of the test's own, and may ask for reCAPTCHA. */
const test = base.extend<{ asking: { url: string; views: () => string[] } }>({
  asking: async ({ servers }, use) => {
    const analytics = await startAnalytics();
    const env = { ...analytics.env, RECAPTCHA_SITE_KEY: "test-key", RECAPTCHA_SECRET_KEY: "test-secret" };
    const { url } = await servers.startSite({ cmsUrl: process.env.CMS_URL ?? "", env });
    await use({ url, views: analytics.views });
    await analytics.close();
  },
});

const everyRoute = [
  routes.home,
  routes.imprint,
  routes.privacy,
  routes.accessibility,
  routes.easyLanguage,
  routes.participate,
  routes.contact,
  routes.cookies(),
  routes.event("feuerwehrfest"),
  routes.article("abfallkalender"),
  routes.clubs,
  routes.daycare,
  routes.search({ q: "Feuerwehr" }),
  routes.category("jugend"),
  "/gibt-es-nicht",
];

const question = (page: Page) => page.getByRole("dialog", { name: consentTexts.name });
const settings = (page: Page) => page.getByRole("region", { name: consentTexts.name });
const refuse = (page: Page) => page.getByRole("button", { name: consentTexts.refuse });
const accept = (page: Page) => page.getByRole("button", { name: consentTexts.accept });
const choices = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === consentCookieName).map(({ value }) => value);

/** Until the page is alive and has nothing left to do */
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};

const openAll = async (page: Page, site: string) => {
  for (const route of everyRoute) await open(page, site + route);
  await page.waitForLoadState("networkidle");
};

test("before a choice every route asks, talks to its own origin alone and stores nothing", async ({
  page,
  asking,
}) => {
  const foreign = foreignRequests(page, asking.url);
  for (const route of everyRoute) {
    await open(page, asking.url + route);
    await expect(question(page).or(settings(page)), route).toBeVisible();
    expect(await stored(page), route).toEqual([]);
  }
  expect(foreign).toEqual([]);
});

test("after refusing nothing loads, and neither a new page nor one from the browser's cache asks again", async ({
  page,
  asking,
}) => {
  const foreign = foreignRequests(page, asking.url);
  await page.goto(asking.url);
  await page.goto(asking.url + routes.imprint);
  await refuse(page).click();
  await expect(question(page)).toBeHidden();
  await page.goBack({ waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(question(page)).toBeHidden();
  await openAll(page, asking.url);
  await expect(question(page)).toBeHidden();
  expect(foreign).toEqual([]);
  expect(await stored(page)).toEqual([`cookie ${consentCookieName}`]);
  expect(await choices(page)).toEqual([expect.stringMatching(/^[\w-]{10}\.\d{4}-\d\d-\d\d\.$/)]);
});

test("after accepting each page is counted, navigations too, without what was searched for", async ({
  page,
  asking,
}) => {
  await page.goto(asking.url + routes.search({ q: "Geheimwort" }));
  await accept(page).click();
  await expect.poll(() => asking.views().length).toBe(1);
  await page.getByRole("contentinfo").getByRole("link", { name: footerTexts.imprint }).click();
  await expect.poll(() => asking.views().length).toBe(2);
  await page.goto(asking.url + routes.search({ q: "Geheimwort" }));
  await page.evaluate((href) => location.assign(href), routes.contact);
  await expect.poll(() => asking.views().length).toBe(4);
  expect(asking.views().map((view) => JSON.parse(view).o)).toEqual(
    ["/suchergebnisse", routes.imprint, "/suchergebnisse", routes.contact].map((path) => asking.url + path),
  );
  expect(asking.views().join()).not.toContain("Geheimwort");
});

test("withdrawing stops it at once, removes what was left and is as easy as accepting", async ({
  page,
  asking,
}) => {
  await page.goto(asking.url);
  await accept(page).click();
  await expect.poll(() => asking.views().length).toBe(1);
  // What Google's script leaves on the site's origin.
  await page.evaluate(() => localStorage.setItem("_grecaptcha", "x"));
  await page.getByRole("contentinfo").getByRole("link", { name: footerTexts.cookies }).click();
  await expect(page.getByRole("status").filter({ hasText: purposeTexts.statistics.label })).toBeVisible();
  await expect.poll(() => asking.views().length).toBe(2);

  const foreign = foreignRequests(page, asking.url);
  await refuse(page).click();
  await expect(page.getByRole("status").filter({ hasText: "abgelehnt" })).toBeVisible();
  await openAll(page, asking.url);
  expect(foreign).toEqual([]);
  expect(asking.views()).toHaveLength(2);
  expect(await stored(page)).toEqual([`cookie ${consentCookieName}`]);
});

test("one purpose can be allowed without the other", async ({ page, asking }) => {
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
  test(`${signal} is a refusal, whatever was accepted before, and is not asked about`, async ({
    page,
    asking,
  }) => {
    await page.goto(asking.url);
    await accept(page).click();
    await expect.poll(() => asking.views().length).toBe(1);

    await page.setExtraHTTPHeaders({ [header]: "1" });
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === "doNotTrack" ? "1" : true });
    }, signal);
    const foreign = foreignRequests(page, asking.url);
    await openAll(page, asking.url);
    await expect(question(page)).toBeHidden();
    expect(foreign).toEqual([]);
    await page.goto(asking.url + routes.cookies());
    await expect(settings(page)).toContainText(consentTexts.bySignal);
    await expect(accept(page)).toBeHidden();
  });
}

test("where nothing needs consent nobody is asked, and the settings page says so", async ({ page }) => {
  await page.goto(routes.home, { waitUntil: "networkidle" });
  await expect(question(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: footerTexts.cookies }).click();
  await expect(page.getByText(consentTexts.nothingToAsk)).toBeVisible();
  await expect(accept(page)).toBeHidden();
  expect(await stored(page)).toEqual([]);
});

test("the question comes first for the keyboard, moves nothing, has equal answers and no barrier; Escape refuses", async ({
  page,
  asking,
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
  await expectNoBarrier(page, "dialog");
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

test("a choice made in another tab holds here too", async ({ page, asking }) => {
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

test("the HTML is the same for everyone, so that a cached page shows nobody's choice", async ({
  request,
  asking,
}) => {
  const html = async (headers: Record<string, string>) => {
    const text = await (await request.get(asking.url + routes.cookies(), { headers })).text();
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? "";
    return text.replaceAll(nonce, "");
  };
  const plain = await html({});
  expect(plain).toContain(consentTexts.accept);
  const cookie = `${consentCookieName}=x.2026-11-21.statistics`;
  expect(await html({ Cookie: cookie, "Sec-GPC": "1", DNT: "1" })).toBe(plain);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the choice is a form that every page's foot leads to", async ({ page, asking }) => {
    await page.goto(asking.url + routes.imprint);
    await page.getByRole("contentinfo").getByRole("link", { name: footerTexts.cookies }).click();
    await refuse(page).click();
    await expect(settings(page).getByRole("status").first()).toHaveText(consentTexts.saved);
    expect(await choices(page)).toEqual([expect.stringMatching(/\.$/)]);
    await accept(page).click();
    await expect(page).toHaveURL(asking.url + routes.cookies("gespeichert"));
    expect(await choices(page)).toEqual([expect.stringMatching(/\.statistics\+recaptcha$/)]);
  });

  test("with a signal of the browser the form refuses and says why", async ({ page, asking }) => {
    await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
    await page.goto(asking.url + routes.cookies());
    await accept(page).click();
    await expect(settings(page)).toContainText(consentTexts.bySignal);
    expect(await choices(page)).toEqual([expect.stringMatching(/\.$/)]);
  });

  test("no other site can choose in a visitor's name", async ({ request, asking }) => {
    const form = { entscheidung: "akzeptieren" };
    const send = (headers: Record<string, string>) =>
      request.post(asking.url + routes.consentChoice, { form, headers, maxRedirects: 0 });
    for (const Origin of ["https://other.example", "null"]) {
      const refused = await send({ Origin });
      expect(refused.status()).toBe(403);
      expect(refused.headers()["set-cookie"]).toBeUndefined();
    }
    const taken = await send({ Origin: asking.url });
    expect(taken.status()).toBe(303);
    expect(taken.headers().location).toBe(routes.cookies("gespeichert"));
  });
});
