import { expect, test } from "@playwright/test";
import { clashTexts } from "@/lib/texts/form-parts";
import { pageExtraTexts } from "@/lib/texts/page-extras";
import { routes } from "@/lib/urls/routes";
import { dayIn, draftOf, fill, form, publishEvent } from "./support/forms";
import { holdScripts } from "./support/hold-scripts";
import { withMotion } from "./support/motion";
import { hits, searchField, unhydratedResults } from "./support/search";

test.use(withMotion);

/** What visitors do before the code has come that a page loads with their first touch */

test("the code of results is loaded with the first touch; a hit and a filter followed before it has come load no document", async ({
  page,
}) => {
  const open = async () => {
    await page.unrouteAll();
    await page.goto(routes.search({ q: "Fest" }));
    await expect(searchField(page)).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(unhydratedResults(page)).toHaveCount(1);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    return holdScripts(page);
  };
  const isSameDocument = () => page.evaluate(() => "isSameDocument" in window);

  const first = await open();
  const address = (await hits(page).first().getAttribute("href")) ?? "";
  await hits(page).first().click();
  expect(first.held).not.toEqual([]);
  first.release();
  await expect(page).toHaveURL(address);
  expect(await isSameDocument()).toBe(true);

  // Another list waits for the code, so that the focus stays and the status tells of it.
  const second = await open();
  const chip = page
    .getByRole("list", { name: "Ergebnisse eingrenzen" })
    .getByRole("link", { name: /^Beiträge/ });
  const list = page.waitForRequest((request) =>
    request.url().endsWith(routes.searchApi({ q: "Fest", kind: "beitrag" })),
  );
  await chip.click();
  await expect.poll(() => second.held).not.toEqual([]);
  second.release();
  await expect(page).toHaveURL(routes.search({ q: "Fest", kind: "beitrag" }));
  await expect(chip).toHaveAttribute("aria-current", "true");
  await expect(chip).toBeFocused();
  await list;
  await expect(unhydratedResults(page)).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);

  // Without the code it is a page.
  await open();
  await page.unrouteAll();
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await chip.click();
  await expect(page).toHaveURL(routes.search({ q: "Fest", kind: "beitrag" }));
  await expect(chip).toHaveAttribute("aria-current", "true");
});

test("hits are there on the way back to results that were left before their code had come", async ({
  page,
}) => {
  await page.goto(routes.search({ q: "Fest" }), { waitUntil: "networkidle" });
  const titles = await hits(page).allTextContents();
  const scripts = await holdScripts(page);
  // This page needs no script that is not there.
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveURL(routes.imprint);
  expect(scripts.held).not.toEqual([]);
  await expect(unhydratedResults(page)).toHaveCount(0);
  scripts.release();
  await page.goBack();
  await expect(page).toHaveURL(routes.search({ q: "Fest" }));
  await expect(hits(page)).toHaveText(titles);
});

test("the filter's code is loaded with the first touch, and filters by what was typed before it had come", async ({
  page,
}) => {
  await page.goto(routes.clubs, { waitUntil: "networkidle" });
  const unhydrated = page.locator("[data-not-hydrated]");
  await expect(unhydrated).toHaveCount(1);
  const scripts = await holdScripts(page);
  await page.getByRole("textbox", { name: "Verein finden" }).fill("schützenv");
  await page.getByRole("combobox", { name: "Bereich" }).selectOption("sport-bewegung");
  await expect.poll(() => scripts.held).not.toEqual([]);
  const status = page.getByRole("status").filter({ hasText: /Verein/ });
  await expect(status).toHaveText("26 Vereine");
  scripts.release();
  await expect(status).toHaveText("1 von 26 Vereinen");
  await expect(unhydrated).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Verein finden" })).toHaveValue("schützenv");
  await expect(page).toHaveURL(`${routes.clubs}?q=sch%C3%BCtzenv&art=sport-bewegung`);

  // What is cleared before stays so.
  await page.unrouteAll();
  await page.goto(`${routes.clubs}?q=sch%C3%BCtzenv`, { waitUntil: "networkidle" });
  const others = await holdScripts(page);
  await page.getByRole("textbox", { name: "Verein finden" }).fill("");
  others.release();
  await expect(status).toHaveText("26 Vereine");
  await expect(page).toHaveURL(routes.clubs);
});

test("a form keeps as a draft, and compares with the calendar, what was typed before any code had come", async ({
  page,
}) => {
  const day = dayIn(402);
  await publishEvent(day, "Lesung am Kamin");
  const scripts = await holdScripts(page);
  await page.goto(routes.propose("veranstaltung"), { waitUntil: "commit" });
  await fill(page, { Titel: "Tanz im Gerätehaus", Beginn: "20:00", Datum: day });
  expect(scripts.held).not.toEqual([]);
  expect(await draftOf(page, "veranstaltung")).toBeNull();
  scripts.release();
  await expect(form(page).getByRole("link", { name: "Lesung am Kamin" }).first()).toBeVisible();
  await expect(form(page).getByText(clashTexts.sameEvening)).toBeVisible();
  expect(await draftOf(page, "veranstaltung")).toContain("Tanz im Gerätehaus");
});

test("code that is loaded late brings no stylesheet, with which the browser would lay out the page again", async ({
  page,
}) => {
  const stylesheets = () =>
    page
      .locator("link[rel=stylesheet]")
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const addresses = [
    routes.home,
    routes.event("repair-cafe"),
    routes.article("abfallkalender"),
    routes.clubs,
    routes.daycare,
    routes.search({ q: "Fest" }),
    routes.contact,
    routes.participate,
  ];
  for (const address of addresses) {
    const document = await page.goto(address, { waitUntil: "networkidle" });
    const html = (await document?.text()) ?? "";
    const written = new Set(
      [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
        ([, href = ""]) => new URL(href, page.url()).href,
      ),
    );
    expect(written.size, address).toBeGreaterThan(0);
    const unhydrated = page.locator("[data-not-hydrated]");
    if ((await unhydrated.count()) > 0) await page.getByRole("main").hover();
    await expect(unhydrated).toHaveCount(0);
    // Forms load their code when the browser is idle, and keep a draft of what is typed once it works.
    for (const form of await page.locator("form[data-form]").all()) {
      const name = await form.getAttribute("data-form");
      await form.getByLabel(/^(Ihr )?Name/).fill("Nachbarin");
      await expect.poll(() => draftOf(page, name ?? "")).toContain("Nachbarin");
    }
    // The header hides the button once the page is scrolled.
    const stopMotion = page.getByRole("button", { name: pageExtraTexts.stopMotion, includeHidden: true });
    await expect(stopMotion).toBeAttached();
    expect(
      (await stylesheets()).filter((href) => !written.has(href)),
      address,
    ).toEqual([]);
  }
});
