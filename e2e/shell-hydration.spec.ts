import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { messageForStatus } from "@/lib/texts/errors";
import { test } from "./support/stack";

/** Shows the page as it is before its code arrives. @returns what lets the code arrive */
async function openWithoutCode(page: Page, address: string) {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return deliver;
}

test("what is typed before the code arrives stays", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const deliver = await openWithoutCode(page, routes.home);
  const small = page.getByRole("search", { name: "Suche im Dorfforum" }).locator("input");
  const large = page.getByRole("search", { name: "Große Suche" }).locator("input");
  await small.fill("früh getippt");
  await expect(large).toHaveValue("");
  deliver();
  // Both faces know it once their code is there.
  await expect(large).toHaveValue("früh getippt");
  await expect(small).toHaveValue("früh getippt");
});

test("a menu that is opened before the code arrives stays open, and the code knows it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const deliver = await openWithoutCode(page, routes.home);
  const menu = page.getByRole("navigation", { name: "Kategorien" });
  const toggle = page.getByRole("button", { name: "Menü" });
  await toggle.click();
  await expect(menu).toBeVisible();
  deliver();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
});

for (const width of [390, 820, 1440]) {
  test(`at ${width} px a message of the server stays where it is when the banner takes it over, and moves nothing when it goes`, async ({
    page,
    servers,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // No CMS and no copy: nothing to serve.
    const site = await servers.startSite({ cmsUrl: `http://127.0.0.1:${await servers.freePort()}` });
    const deliver = await openWithoutCode(page, site.url);
    const message = page.getByRole("alert").getByText(messageForStatus(500));
    const close = page.getByRole("button", { name: "Meldung schließen" });
    const heading = page.getByRole("heading", { level: 1 });
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(close).toHaveCount(0);
    const before = { message: await message.boundingBox(), heading: await heading.boundingBox() };

    deliver();
    await expect(close).toBeVisible();
    await expect(message).toHaveCount(1);
    const after = await message.boundingBox();
    expect({ x: after?.x, y: after?.y }).toEqual({ x: before.message?.x, y: before.message?.y });
    await close.click();
    await expect(message).toHaveCount(0);
    expect(await heading.boundingBox()).toEqual(before.heading);
  });
}
