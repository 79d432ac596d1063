import { expect, type Page } from "@playwright/test";
import { messageForStatus } from "@/lib/texts/errors";
import { test } from "./support/stack";

// Next's route announcer is an alert too.
const message = (page: Page) => page.getByRole("alert").getByText(messageForStatus(undefined));
const close = (page: Page) => page.getByRole("button", { name: "Meldung schließen" });

test("the server's message is in the HTML, and scripts add a button that clears it, as it clears itself after 5000 ms", async ({
  page,
  browser,
  servers,
}) => {
  const site = await servers.startSiteWithoutCms();

  await test.step("without JavaScript there is no button", async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    expect((await plain.goto(site.url))?.status()).toBe(503);
    await expect(message(plain), "message without JavaScript").toBeInViewport({ ratio: 1 });
    await expect(close(plain), "button without JavaScript").toHaveCount(0);
    await plain.close();
  });

  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const open = async () => {
    await page.goto(site.url);
    await expect(close(page)).toBeVisible();
    await expect(message(page)).toBeVisible();
  };

  await test.step("`Meldung schließen` clears it earlier", async () => {
    await open();
    await close(page).click();
    await expect(message(page), "message after a click").toHaveCount(0);
    expect(await page.evaluate(() => Date.now())).toBeLessThan(6000);
  });

  await test.step("it clears itself after 5000 ms", async () => {
    await open();
    await page.clock.runFor(4999);
    await expect(message(page), "message after 4999 ms").toBeVisible();
    await page.clock.runFor(2);
    await expect(message(page), "message after 5001 ms").toHaveCount(0);
    // The page keeps its own error text.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zurzeit nicht erreichbar");
  });
});
