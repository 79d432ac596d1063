import { expect, test } from "@playwright/test";
import { eventTexts } from "@/lib/texts/events";
import { routes } from "@/lib/urls/routes";
import { misplacedPieces } from "./support/reading-order";

/* e2e/every-page.spec.ts compares the order of other pages with what is seen. */

test("a poster is read in the order in which it is seen; an event's page says its title, then the facts, then the text, and the report last", async ({
  page,
}) => {
  const poster = routes.poster();
  await page.goto(poster);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const misplaced = (await misplacedPieces(page)).slice(0, 3);
    expect.soft(misplaced, `${poster}: order of reading at ${width} px`).toEqual([]);
  }

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
  expect(order, "order of an event's page").toEqual(order.toSorted((a, b) => a - b));
});
