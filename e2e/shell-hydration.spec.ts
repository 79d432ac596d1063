import { expect, type Page } from "@playwright/test";
import { messageForStatus } from "@/lib/texts/errors";
import { routes } from "@/lib/urls/routes";
import { createGate } from "./support/gate";
import { withMotion } from "./support/motion";
import { test } from "./support/stack";

test.use(withMotion);

/** Opens a page before hydration. @returns a function that lets its scripts load */
async function openUnhydrated(page: Page, address: string) {
  const gate = createGate();
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return gate.open;
}

test("text typed before hydration stays", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const hydrate = await openUnhydrated(page, routes.home);
  const small = page.getByRole("search", { name: "Suche im Dorfforum" }).locator("input");
  const large = page.getByRole("search", { name: "Große Suche" }).locator("input");
  await small.fill("früh getippt");
  await expect(large).toHaveValue("");
  hydrate();
  // Both search boxes share the text after hydration.
  await expect(large).toHaveValue("früh getippt");
  await expect(small).toHaveValue("früh getippt");
});

test("a menu opened before hydration stays open and has the right state", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hydrate = await openUnhydrated(page, routes.home);
  const menu = page.getByRole("navigation", { name: "Kategorien" });
  const toggle = page.getByRole("button", { name: "Menü" });
  await toggle.click();
  await expect(menu).toBeVisible();
  hydrate();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("the server's message keeps its position during hydration, and closing it shifts nothing, whatever the screen", async ({
  page,
  servers,
}) => {
  const site = await servers.startSiteWithoutCms();
  const message = page.getByRole("alert").getByText(messageForStatus(undefined));
  const close = page.getByRole("button", { name: "Meldung schließen" });
  const heading = page.getByRole("heading", { level: 1 });
  for (const width of [390, 820, 1440])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const hydrate = await openUnhydrated(page, site.url);
      await expect(message, `message at ${width} px`).toBeInViewport({ ratio: 1 });
      await expect(close, `button before hydration at ${width} px`).toHaveCount(0);
      const before = { message: await message.boundingBox(), heading: await heading.boundingBox() };

      hydrate();
      await expect(close, `button at ${width} px`).toBeVisible();
      await expect(message, `messages at ${width} px`).toHaveCount(1);
      const after = await message.boundingBox();
      expect({ x: after?.x, y: after?.y }, `position of the message at ${width} px`).toEqual({
        x: before.message?.x,
        y: before.message?.y,
      });
      await close.click();
      await expect(message, `messages at ${width} px, closed`).toHaveCount(0);
      expect(await heading.boundingBox(), `position of the heading at ${width} px`).toEqual(before.heading);
    });
});
