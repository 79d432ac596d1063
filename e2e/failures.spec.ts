import path from "node:path";
import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { failureTexts } from "@/lib/texts/errors";
import { expectNoBarrier } from "./support/barriers";
import { test } from "./support/stack";

const isBroken = "isBrokenForThisTest";

test("a page that fails on the server says in its frame what the log calls it", async ({ page, servers }) => {
  const fault = "https://fault.example";
  const env = {
    NODE_OPTIONS: `--require=${path.resolve("e2e/support/fault.cjs")}`,
    FAULT_ON: fault,
    FAULT_MESSAGE: "not for visitors",
  };
  const site = await servers.startSite({ cmsUrl: process.env.CMS_URL ?? "", env });
  const answer = await page.goto(`${site.url}${routes.subscribe()}?kategorie=${encodeURIComponent(fault)}`);
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(failureTexts.title);
  await expect(page).toHaveTitle(failureTexts.title);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Impressum" })).toBeVisible();
  const told = (await page.getByText(/Vorgang/).textContent()) ?? "";
  const [, name = ""] = /Vorgang (\d+)$/.exec(told) ?? [];
  expect(name).not.toBe("");
  await expect.poll(() => site.log()).toContain(`"digest":"${name}"`);
  await expect(page.getByRole("main")).not.toContainText("not for visitors");
  await expectNoBarrier(page);
});

test("a page whose part fails in the browser keeps its frame, and comes back when asked again", async ({
  page,
}) => {
  // The button that shares asks for this as it is drawn.
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Feuerwehrfest/);
});

test("when the frame itself fails in the browser, a page without it says so and leads home", async ({
  page,
}) => {
  // The film in the header asks for this as it is drawn.
  await page.addInitScript((flag) => {
    Object.defineProperty(navigator, "connection", {
      get() {
        if (!sessionStorage.getItem(flag)) throw new Error("broken by the test");
        return undefined;
      },
    });
  }, isBroken);
  await page.goto(routes.imprint);
  await expect(page).toHaveTitle(failureTexts.title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(failureTexts.title);
  await expect(page.getByText(/Vorgang [a-z0-9]+$/)).toBeVisible();
  await expectNoBarrier(page);
  await page.evaluate((flag) => sessionStorage.setItem(flag, "mended"), isBroken);
  await page.getByRole("link", { name: failureTexts.home }).click();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
