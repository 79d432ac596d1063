import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { openPanelAs } from "../scripts/stack/editor";
import { dayIn } from "./support/forms";
import { newPanelUser } from "./support/panel-users";
import { test } from "./support/stack";

const cmsUrl = process.env.CMS_URL ?? "";
const day = dayIn(9);
/** Another one in a repetition of the test: the event of a failed attempt may still be published. */
const number = () => test.info().retry + 1;
const titleNow = () => `Singen unter der ${number()}. Linde`;

/** Where the event has to stand, each with what tells that it does */
const places: Record<string, (slug: string) => { path: string; text: string }> = {
  page: (at) => ({ path: routes.event(at), text: `${titleNow()}</h1>` }),
  list: (at) => ({ path: routes.calendar({ day }), text: routes.event(at) }),
  search: (at) => ({ path: routes.searchApi({ q: titleNow() }), text: routes.event(at) }),
  "calendar file": (at) => ({ path: routes.calendarFile(), text: routes.event(at) }),
  feed: (at) => ({ path: routes.feed, text: routes.event(at) }),
  sitemap: (at) => ({ path: routes.sitemap, text: routes.event(at) }),
};

const textAt = async (path: string) => {
  const response = await fetch((process.env.SITE_URL ?? "") + path);
  // Lines of calendar files are folded.
  return response.ok ? (await response.text()).replaceAll("\r\n ", "") : "";
};

/** Printed when the journey ends */
const times: string[] = [];
const note = (what: string, since: number) => void times.push(`${what} ${Date.now() - since} ms`);

/**
 * Waits until all places show the event, or none, and notes how long that took. The bound is generous, because the machine
 * may be busy; `npm run bench:freshness` judges the time.
 */
async function expectShown(isShown: boolean, at: string, since?: number) {
  await Promise.all(
    Object.entries(places).map(async ([name, place]) => {
      const { path, text } = place(at);
      const options = { message: name, timeout: 10_000, intervals: [25] };
      await expect.poll(async () => (await textAt(path)).includes(text), options).toBe(isShown);
      if (since) note(isShown ? name : `gone from ${name}`, since);
    }),
  );
}

async function openAs(browser: Browser, role: string, path: string): Promise<Page> {
  const user = await newPanelUser(cmsUrl, role);
  const page = await (await browser.newContext({ locale: "de-DE" })).newPage();
  await openPanelAs(page, user.token, path);
  return page;
}

async function choose(field: Locator, option: string) {
  await field.click();
  await field.page().getByRole("option", { name: option }).click();
}

async function type(field: Locator, text: string) {
  await field.fill(text);
  await field.press("Tab");
}

/** Presses a button of the panel. @returns the moment at which the CMS had done it */
async function press(page: Page, name: string): Promise<number> {
  const done = page.waitForResponse(
    (response) => response.request().method() !== "GET" && response.url().includes("/content-manager/"),
  );
  await page.getByRole("button", { name, exact: true }).click();
  expect((await done).ok()).toBe(true);
  return Date.now();
}

test("Redaktion writes a weekly event, Moderation publishes, renames, cancels and withdraws it", async ({
  browser,
  request,
}) => {
  const title = titleNow();
  const slug = `singen-unter-der-${number()}-linde`;
  const newSlug = `chorsingen-${number()}`;
  const redaktion = await openAs(browser, "dorfforum-redaktion", "");
  await redaktion.getByRole("link", { name: "Neue Veranstaltung" }).click({ timeout: 60_000 });
  await redaktion.getByRole("textbox", { name: "Titel" }).fill(title);
  await type(
    redaktion.getByRole("textbox", { name: "Beginn", exact: true }),
    day.split("-").reverse().join("."),
  );
  await type(redaktion.getByRole("textbox", { name: "Beginn, Uhrzeit" }), "19:00");
  await choose(redaktion.getByRole("combobox", { name: "Wiederholung" }), "Jede Woche");
  await choose(redaktion.getByRole("combobox", { name: "Endet" }), "Nach mehreren Terminen");
  await redaktion.getByRole("spinbutton", { name: "Anzahl der Termine" }).fill("4");
  await redaktion.getByLabel("Ort", { exact: true }).fill("Anger");
  await press(redaktion, "Speichern");
  await expect(redaktion).not.toHaveURL(/\/create/);
  const entryPath = new URL(redaktion.url()).pathname.replace("/admin/", "");

  await redaktion.getByRole("link", { name: /Vorschau/ }).click();
  const preview = redaktion.frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(preview.getByText(/jeden \p{L}+ bis \d/u).first()).toBeVisible();
  await expectShown(false, slug);

  const moderation = await openAs(browser, "dorfforum-moderation", entryPath);
  await expect(moderation.getByRole("textbox", { name: "Titel" })).toHaveValue(title, { timeout: 60_000 });
  await expectShown(true, slug, await press(moderation, "Veröffentlichen"));

  await moderation.getByRole("textbox", { name: "Webadresse" }).fill(newSlug);
  await expectShown(true, newSlug, await press(moderation, "Veröffentlichen"));
  const former = await request.get(routes.event(slug), { maxRedirects: 0 });
  expect([former.status(), former.headers().location]).toEqual([308, routes.event(newSlug)]);

  await choose(moderation.getByRole("combobox", { name: "Terminstatus" }), "abgesagt");
  const cancelledAt = await press(moderation, "Veröffentlichen");
  await expect
    .poll(() => textAt(routes.event(newSlug)), { timeout: 10_000, intervals: [25] })
    .toContain("Diese Veranstaltung ist abgesagt");
  note("cancelled on page", cancelledAt);

  await moderation.getByRole("button", { name: "Weitere Schritte" }).click();
  const done = moderation.waitForResponse((response) => response.url().includes("/actions/unpublish"));
  await moderation.getByRole("menuitem", { name: "Von der Website nehmen" }).click();
  expect((await done).ok()).toBe(true);
  await expectShown(false, newSlug, Date.now());
  process.stdout.write(`${times.join(", ")}\n`);
});
