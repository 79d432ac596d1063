import { expect } from "@playwright/test";
import { failureTexts } from "@/lib/texts/failure";
import { routes } from "@/lib/urls/routes";
import { expectAccessible } from "./support/accessibility";
import { faultEnv, faultPagePath } from "./support/fault";
import { test } from "./support/stack";

const isBroken = "isBrokenForThisTest";

test("a page that fails on the server shows the digest of the log entry", async ({ page, servers }) => {
  const site = await servers.startSite({ env: faultEnv("not for visitors") });
  const answer = await page.goto(site.url + faultPagePath);
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(failureTexts.title);
  await expect(page).toHaveTitle(failureTexts.title);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Impressum" })).toBeVisible();
  // Static parts, whose HTML React has thrown away with the page's
  await expect(page.getByRole("contentinfo").locator("address")).toBeVisible();
  await expect(page.getByRole("banner").locator("picture img").first()).toBeAttached();
  const sentence = (await page.getByText(/Vorgang/).textContent()) ?? "";
  const [, digest = ""] = /Vorgang (\d+)$/.exec(sentence) ?? [];
  expect(digest).not.toBe("");
  await expect.poll(() => site.log()).toContain(`"digest":"${digest}"`);
  await expect(page.getByRole("main")).not.toContainText("not for visitors");
  await expectAccessible(page);
});

test("a component that fails in the browser leaves the layout intact and can be retried", async ({
  page,
}) => {
  // The share button reads this property when it renders.
  await page.addInitScript((flag) => {
    Reflect.set(window, flag, true);
    Object.defineProperty(navigator, "share", {
      get() {
        if (Reflect.get(window, flag)) throw new Error("broken by the test");
        return undefined;
      },
    });
  }, isBroken);
  await page.goto(routes.event("feuerwehrfest"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(failureTexts.title);
  await expect(page.getByText(/Vorgang [a-z0-9]+$/)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate((flag) => Reflect.set(window, flag, false), isBroken);
  await page.getByRole("button", { name: failureTexts.retry }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Feuerwehrfest am Gerätehaus");
});

test("a layout that fails in the browser is replaced by a page that links home", async ({ page }) => {
  // The header's frame calls this when it has rendered.
  await page.addInitScript((flag) => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      if (!sessionStorage.getItem(flag)) throw new Error("broken by the test");
      observe.call(this, target);
    };
  }, isBroken);
  await page.goto(routes.imprint);
  await expect(page).toHaveTitle(failureTexts.title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(failureTexts.title);
  await expect(page.getByText(/Vorgang [a-z0-9]+$/)).toBeVisible();
  await expectAccessible(page);
  await page.evaluate((flag) => sessionStorage.setItem(flag, "repaired"), isBroken);
  await page.getByRole("link", { name: failureTexts.home }).click();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
