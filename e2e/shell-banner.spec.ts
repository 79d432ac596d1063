import { expect, type Page } from "@playwright/test";
import { messageForStatus } from "@/lib/texts/errors";
import { test } from "./support/stack";

// Next's route announcer is an alert too.
const message = (page: Page) => page.getByRole("alert").getByText(messageForStatus(undefined));
const close = (page: Page) => page.getByRole("button", { name: "Meldung schließen" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server's message is in the HTML, without a button", async ({ page, servers }) => {
    const site = await servers.startSiteWithoutCms();
    expect((await page.goto(site.url))?.status()).toBe(503);
    await expect(message(page)).toBeInViewport({ ratio: 1 });
    await expect(close(page)).toHaveCount(0);
  });
});

test.describe("with JavaScript", () => {
  test.beforeEach(async ({ page, servers }) => {
    const site = await servers.startSiteWithoutCms();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(site.url);
    await expect(close(page)).toBeVisible();
    await expect(message(page)).toBeVisible();
  });

  test("the banner clears itself after 5000 ms", async ({ page }) => {
    await page.clock.runFor(4999);
    await expect(message(page)).toBeVisible();
    await page.clock.runFor(2);
    await expect(message(page)).toHaveCount(0);
    // The page keeps its own error text.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zurzeit nicht erreichbar");
  });

  test("`Meldung schließen` clears the banner earlier", async ({ page }) => {
    await close(page).click();
    await expect(message(page)).toHaveCount(0);
    expect(await page.evaluate(() => Date.now())).toBeLessThan(6000);
  });
});
