import { formatMonth } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect, type Page, test } from "@playwright/test";
import ICAL from "ical.js";
import { addMonths, presentMonth } from "@/lib/dates/months";
import { subscribeTexts, calendarTexts as texts } from "@/lib/texts/calendar";
import { paginationTexts } from "@/lib/texts/ui";
import { quickDates, routes } from "@/lib/urls/routes";
import { expectAccessible } from "./support/accessibility";

const phone = { width: 390, height: 844 };
const now = new Date();
const nextMonth = addMonths(presentMonth(now), 1);
const seniors = "seniorinnen-senioren";

const main = (page: Page) => page.getByRole("main");
const removal = (page: Page, label: string) =>
  main(page).getByRole("link", { name: texts.removeFilter(label), exact: true });

/** In pixels from the top of the page */
async function topOfFirstEvent(page: Page): Promise<number> {
  const box = await main(page).getByRole("article").first().boundingBox();
  if (!box) throw new Error("no event is shown");
  expect(box.y + box.height, page.url()).toBeLessThan(phone.height);
  return box.y;
}

const eventsIn = (file: string) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").length;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test("the first screen of a phone has an event, and one tap leads to today, tomorrow, weekend or week", async ({
      page,
    }) => {
      await page.goto(routes.calendar());
      expect(await topOfFirstEvent(page)).toBeLessThanOrEqual(600);
      for (const quickDate of quickDates) {
        const label = texts.quickDates[quickDate];
        await main(page).getByRole("link", { name: label, exact: true }).click();
        await expect(page).toHaveURL(routes.calendar({ quickDate }));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.on[quickDate]);
        await expect(removal(page, label)).toHaveAttribute("aria-current", "true");
        await topOfFirstEvent(page);
      }
      await removal(page, texts.quickDates.woche).click();
      await expect(page).toHaveURL(routes.calendar());
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/veranstaltungen$/);
    });

    test("filters stand in a clean address, are taken back one by one or all together", async ({ page }) => {
      await page.goto(routes.calendar({ quickDate: "woche" }));
      const filter = main(page).getByRole("group").filter({ hasText: texts.filter });
      await filter.getByText(texts.filter).click();
      await filter.getByLabel(texts.category).selectOption(seniors);
      await filter.getByRole("button", { name: texts.show }).click();
      await expect(page).toHaveURL(routes.calendar({ quickDate: "woche", category: seniors }));
      await expect(filter).toContainText(`(1 ${texts.activeCount})`);

      await filter.getByText(texts.filter).click();
      const [from, to] = [`${nextMonth}-01`, `${nextMonth}-28`];
      await filter.getByLabel(texts.fromDay).fill(from);
      await filter.getByLabel(texts.toDay).fill(to);
      await filter.getByRole("button", { name: texts.show }).click();
      await expect(page).toHaveURL(routes.calendar({ from, to, category: seniors }));
      await expect(
        main(page)
          .getByRole("link", { name: /Gymnastik/ })
          .first(),
      ).toBeVisible();
      await expect(main(page).getByRole("link", { name: /Gemeinderat/ })).toHaveCount(0);

      await removal(page, `1.–28. ${formatMonth(nextMonth)}`).click();
      await expect(page).toHaveURL(routes.calendar({ category: seniors }));
      await main(page).getByRole("link", { name: texts.reset }).click();
      await expect(page).toHaveURL(routes.calendar());
      await expect(main(page).getByRole("link", { name: texts.reset })).toHaveCount(0);
    });

    test("a day that is tapped in the month shows its events first, and leads to the days beside it", async ({
      page,
    }) => {
      await page.goto(routes.calendar());
      await main(page).getByRole("link", { name: texts.sheet, exact: true }).click();
      await main(page)
        .getByRole("link", { name: formatMonth(nextMonth) })
        .click();
      const sheet = page.getByRole("table", { name: formatMonth(nextMonth) });
      await sheet
        .getByRole("link", { name: /^\d+ Veranstaltung/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\?tag=/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\p{L}+tag|^Mittwoch/u);
      await topOfFirstEvent(page);
      await expect(main(page).getByRole("form")).toHaveCount(0);
      const day = page.url();
      await main(page).getByRole("navigation", { name: texts.days }).locator('[rel="next"]').click();
      await expect(page).not.toHaveURL(day);
      await topOfFirstEvent(page);
      await page.getByRole("link", { name: formatMonth(nextMonth), exact: true }).click();
      await expect(sheet).toBeVisible();
    });

    test("the subscription of all events comes first, and a narrower one takes the focus", async ({
      page,
    }) => {
      await page.goto(routes.subscribe());
      const open = main(page).getByRole("link", { name: subscribeTexts.open });
      await expect(open).toHaveAttribute("href", /^webcal:.*\/veranstaltungen\.ics$/);
      await expect(open).toBeInViewport();
      const sport = page.getByRole("checkbox", { name: /Sport/ }).first();
      await expect(sport).toBeHidden();
      await main(page).getByText(subscribeTexts.choose).click();
      await sport.check();
      await page.getByRole("button", { name: subscribeTexts.make }).click();
      await expect(page).toHaveURL(/\?kategorie=[^&]+#ihr-kalender$/);
      const result = page.getByRole("region", { name: subscribeTexts.yours });
      await expect(result).toBeFocused();
      await expect(result.getByRole("status").first()).toContainText("Sport");
      await expect(result.getByRole("heading", { level: 2 })).toBeInViewport();
      await expect(page.getByLabel(subscribeTexts.address)).toHaveValue(/\.ics\?kategorie=[^&]+$/);
    });
  });
}

test("empty fields of a form and superfluous parameters lead to the address without them", async ({
  request,
}) => {
  const asked = "/veranstaltungen?monat=&kategorie=jugend&veranstalter=&von=&bis=&seite=1";
  const response = await request.get(asked, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(new URL(response.headers().location ?? "", "http://localhost").search).toBe("?kategorie=jugend");
  const foreign = await request.get("/veranstaltungen?utm_source=brief", { maxRedirects: 0 });
  expect(foreign.status()).toBe(200);
});

test("months have arrows, lists have pages, and nothing has both", async ({ page }) => {
  const months = main(page).getByRole("navigation", { name: texts.months });
  const pages = main(page).getByRole("navigation", { name: paginationTexts.pages });
  await page.goto(routes.calendar());
  await expect(pages).toBeVisible();
  await expect(months).toHaveCount(0);
  await page.goto(routes.calendar({ look: "monat" }));
  await expect(months).toBeVisible();
  await expect(pages).toHaveCount(0);
  await page.goto(routes.calendar({ month: "1999-01" }));
  await expect(page.getByText(texts.notYet)).toBeVisible();
  await main(page).getByRole("link", { name: texts.clear }).click();
  await expect(page).toHaveURL(routes.calendar());
});

test("a printed list says what it is narrowed to, and has no controls", async ({ page }) => {
  await page.goto(routes.calendar({ from: berlinDay(now), category: seniors }));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ab ");
  await expect(page.getByRole("list", { name: texts.active })).toContainText("Senior");
  await expect(page.getByRole("list", { name: texts.times })).toBeHidden();
  await expect(page.getByRole("link", { name: texts.reset })).toBeHidden();
  await expect(page.getByText(texts.filter, { exact: true })).toBeHidden();
});

test("a subscription's address contains only what was chosen, and its file too", async ({ page }) => {
  await page.goto(routes.subscribe({ categories: ["sport-bewegung"] }));
  const address = await page.getByLabel(subscribeTexts.address).inputValue();
  const answer = await page.request.get(address);
  const some = eventsIn(await answer.text());
  const all = eventsIn(await (await page.request.get(routes.calendarFile())).text());
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const again = await page.request.get(address, {
    headers: { "If-None-Match": answer.headers().etag ?? "" },
  });
  expect(again.status()).toBe(304);
  const unknown = await page.request.get(routes.calendarFile({ categories: ["gibt-es-nicht"] }));
  expect(eventsIn(await unknown.text())).toBe(0);
});

test("opened and narrowed views pass axe and fit into 320 px", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const views = [
    [routes.calendar({ quickDate: "heute", category: "jugend", organiser: "musikverein" }), texts.filter],
    [routes.calendar({ day: berlinDay(now), category: seniors }), undefined],
    [routes.subscribe({ categories: ["jugend"] }), subscribeTexts.change],
  ] as const;
  for (const [path, folded] of views) {
    await page.setViewportSize(phone);
    await page.goto(path);
    if (folded) await main(page).getByText(folded).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, `${path} at 320 px`).toBeLessThanOrEqual(0);
  }
});
