import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { eventTexts } from "@/lib/texts/events";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What is read or operated in <main>, in the order of the document */
const pieces = "h1, h2, h3, h4, p, dt, dd, li, td, img, time, a, button, summary, select, input, textarea";

/** Pairs of pieces of which the later one stands above the earlier one, in the same column. Pieces in other columns have an order of their own. */
const misplaced = (page: Page) =>
  page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isShown =
        right - left > 2 &&
        bottom - top > 2 &&
        element.checkVisibility() &&
        !element.closest('[aria-hidden="true"]');
      return isShown ? [{ text: element.textContent?.slice(0, 30), left, right, top, bottom }] : [];
    });
    return boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (later) => later.bottom <= box.top + 1 && later.left < box.right - 1 && later.right > box.left + 1,
        )
        .map((later) => `"${later.text}" is above "${box.text}"`),
    );
  }, pieces);

const paths = [
  routes.event("krabbelgruppe"),
  routes.event("feuerwehrfest"),
  routes.article("abfallkalender"),
  routes.imprint,
  routes.privacy,
  routes.contact,
  routes.poster(),
];

for (const path of paths) {
  test(`${path} is read in the order in which it is seen, at 390, 820 and 1440 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await misplaced(page)).slice(0, 3), `${width} px`).toEqual([]);
    }
  });
}

test("an event's page says its title first, then the facts, then the text, and the report last", async ({
  page,
}) => {
  await page.goto(routes.event("krabbelgruppe"));
  const main = page.getByRole("main");
  const order = await Promise.all(
    [
      main.getByRole("heading", { level: 1 }),
      main.locator("time").first(),
      main.getByRole("region", { name: eventTexts.atAGlance }),
      main.getByText(/^Jeden Dienstag breiten/),
      main.getByRole("link", { name: "Inhalt melden" }),
    ].map((piece) => piece.evaluate((element) => [...document.querySelectorAll("main *")].indexOf(element))),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
