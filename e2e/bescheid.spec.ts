import { createHmac } from "node:crypto";
import { maxThemes } from "@dorfforum/shared/letters/limits";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import { formErrors } from "@/lib/texts/form-errors";
import { shellTexts } from "@/lib/texts/shell";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { type Mailbox, openMailbox } from "../scripts/stack/mailbox";
import { readStack } from "../scripts/stack/test-stack.mjs";
import { expectAccessible } from "./support/accessibility";
import { type LinkedServers, test } from "./support/stack";
import { withDatabase } from "./support/village-commands";

const newAddress = () => `leserin-${crypto.randomUUID()}@example.org`;
const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name }).click();

/** The links in mails to an address, oldest first */
const linksTo = ({ mails }: Mailbox, address: string) =>
  mails
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ mail }) => /http:\S+\/bescheid\/[\w-]{32}/.exec(mail.text ?? "")?.[0] ?? "");

/** Waits for the mail with this number. @returns its link */
async function waitForLink(mailbox: Mailbox, address: string, number = 1): Promise<string> {
  await expect.poll(() => linksTo(mailbox, address).length, { timeout: 60_000 }).toBe(number);
  return linksTo(mailbox, address)[number - 1] ?? "";
}

const codeOf = (link: string) => link.split("/").at(-1) ?? "";

/** The code of the link in every letter, as cms/src/features/letters/subscribe.ts makes it, so that not every test waits for a letter */
async function letterCode({ folder }: LinkedServers["cms"], address: string): Promise<string> {
  const { settings } = await readStack();
  const [secret = ""] = String(settings.cms.APP_KEYS).split(",");
  const documentId = withDatabase(folder, (database) =>
    database.prepare("select document_id from abonnements where adresse_klein = ?").pluck().get(address),
  );
  const mac = createHmac("sha256", secret).update(`manage ${documentId}`);
  return mac.digest().subarray(0, 24).toString("base64url");
}

const entry = async (type: string, cmsUrl: string) => {
  const [first] = await (await openEditor(cmsUrl)).allEntries(type);
  if (!first) throw new Error(`There is no ${type}.`);
  return first;
};

/** Waits until the site knows that its CMS sends mail. */
const untilOffered = ({ site }: LinkedServers) =>
  expect
    .poll(async () => (await fetch(site.url + routes.letterSubscription())).text(), { timeout: 60_000 })
    .toContain(texts.submit);

/** Orders by a bare request. @returns where it leads */
async function order(request: APIRequestContext, { site }: LinkedServers, form: Record<string, string>) {
  const headers = { Origin: site.url };
  const answer = await request.post(site.url + routes.mailOrderTarget, { headers, form, maxRedirects: 0 });
  return answer.headers().location;
}

/** Orders themes, and confirms them. @returns the code of the link in letters */
async function subscribe(
  request: APIRequestContext,
  linked: LinkedServers,
  mailbox: Mailbox,
  themes: string[],
): Promise<{ address: string; code: string }> {
  const address = newAddress();
  const boxes = Object.fromEntries(themes.map((theme) => [theme, "ja"]));
  expect(await order(request, linked, { email: address, ...boxes })).toBe(
    routes.letterSubscription([], "bestellt"),
  );
  const link = await waitForLink(mailbox, address);
  const target = linked.site.url + routes.mailSubscriptionTarget(codeOf(link));
  const answer = await request.post(target, {
    headers: { Origin: linked.site.url },
    form: { aktion: "bestaetigen" },
  });
  expect(await answer.text()).toContain(texts.outcomes.bestaetigt);
  return { address, code: await letterCode(linked.cms, address) };
}

/** What the CMS knows of a code */
async function stored({ cms }: LinkedServers, code: string) {
  const headers = { Authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}` };
  return (await (await fetch(`${cms.url}/api/abonnements/${code}`, { headers })).json()).data;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reminder is ordered at the event, and confirmed by a button alone", async ({
    page,
    request,
    linked,
  }) => {
    const mailbox = await openMailbox(linked.mailPort);
    const address = newAddress();
    try {
      await untilOffered(linked);
      await page.goto(linked.site.url + routes.event("feuerwehrfest"));
      await main(page).getByRole("link", { name: texts.remind }).click();
      const day = page.getByLabel(texts.ofEvent["erinnerung-tag"]);
      await expect(day).toBeChecked();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await page.getByLabel(texts.week("Musterbach")).check();

      for (const [typed, error] of [
        ["", texts.errors.address],
        ["leserin@", formErrors.email],
        ["müller@example.org", formErrors.emailLocalPart],
        ['"a b"@example.org', formErrors.email],
      ] as const) {
        await page.getByLabel(texts.address).fill(typed);
        await press(page, texts.submit);
        await expect(main(page).getByRole("alert").getByRole("link", { name: error })).toBeVisible();
        await expect(page.getByLabel(texts.address)).toHaveAccessibleDescription(new RegExp(error));
        await expect(page.getByLabel(texts.address)).toHaveValue(typed);
        await expect(day).toBeChecked();
        await expect(page.getByLabel(texts.week("Musterbach"))).toBeChecked();
      }
      await day.uncheck();
      await page.getByLabel(texts.week("Musterbach")).uncheck();
      await page.getByLabel(texts.address).fill(address);
      await press(page, texts.submit);
      await expect(page.getByLabel(texts.week("Musterbach"))).toHaveAccessibleDescription(
        texts.errors.noTheme,
      );
      await expect(page.getByLabel(texts.address)).toHaveValue(address);
      await day.check();
      await press(page, texts.submit);
      await expect(main(page).getByRole("status")).toHaveText(texts.orderOutcomes.bestellt);

      const link = await waitForLink(mailbox, address);
      for (const method of ["HEAD", "GET", "GET"]) {
        const answer = await request.fetch(link, { method });
        expect(answer.status()).toBe(200);
        expect(answer.headers()["cache-control"]).toContain("no-store");
        expect(answer.headers()["referrer-policy"]).toBe("strict-origin");
      }
      await request.get(linked.site.url + routes.mailSubscriptionTarget(codeOf(link)));
      expect(await stored(linked, codeOf(link))).toMatchObject({ Stand: "offen", Bestaetigt_am: null });
      const foreign = await request.post(linked.site.url + routes.mailSubscriptionTarget(codeOf(link)), {
        headers: { Origin: "https://elsewhere.example" },
        form: { aktion: "bestaetigen" },
      });
      expect(await foreign.text()).toContain(texts.outcomes.misslungen);
      expect(await stored(linked, codeOf(link))).toMatchObject({ Stand: "offen" });

      await page.goto(link);
      await expect(main(page)).toContainText("l…@example.org");
      await expect(main(page)).not.toContainText(address);
      await press(page, texts.confirm);
      await expect(main(page).getByRole("status")).toHaveText(texts.outcomes.bestaetigt);
      await page.goto(link);
      await expect(main(page)).toContainText(texts.confirmed);
      await expect(main(page).getByRole("button", { name: texts.confirm })).toHaveCount(0);
      expect(await stored(linked, codeOf(link))).toMatchObject({
        Stand: "bestätigt",
        Themen: [expect.stringMatching(/^erinnerung-tag:/)],
      });
    } finally {
      await mailbox.close();
    }
  });
});

const field = (page: Page) => page.getByRole("textbox", { name: texts.filter.find });
const ofGroup = (page: Page, title: string) => page.getByRole("group", { name: title }).getByRole("checkbox");

test.describe("the field without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a street finds its district, which is ordered with what the page before offered", async ({
    page,
    linked,
  }) => {
    await untilOffered(linked);
    const district = await entry("abfallbezirk", linked.cms.url);
    const [street = ""] = String(district.Strassen).split(/[\n;]/);
    const club = await entry("organisation", linked.cms.url);
    await page.goto(linked.site.url + routes.letterSubscription([`organisation:${club.documentId}`]));
    const ofClub = page.getByRole("checkbox", { name: String(club.Name) });
    const danger = page.getByLabel(texts.warnings.gefahr);
    await danger.check();
    await page.getByLabel(texts.address).fill("halb getippt@");
    const isKept = async () => {
      await expect(ofClub).toBeChecked();
      await expect(danger).toBeChecked();
      await expect(page.getByLabel(texts.address)).toHaveValue("halb getippt@");
      await expect(main(page).getByRole("alert")).toHaveCount(0);
    };
    await field(page).fill("qwertzuiop");
    await field(page).press("Enter");
    await expect(page.getByRole("status")).toHaveText(texts.filter.nothing);
    await isKept();
    await field(page).fill(street.toUpperCase());
    await press(page, texts.filter.search);
    await expect(field(page)).toHaveValue(street.toUpperCase());
    await isKept();
    await page.getByLabel(texts.address).press("Enter");
    await expect(main(page).getByRole("alert").getByRole("link", { name: formErrors.email })).toBeVisible();
    await danger.uncheck();
    await field(page).fill(street.toUpperCase());
    await press(page, texts.filter.search);
    await expect(page.getByRole("status")).toHaveText(/^\d+ gefunden$/);
    await expect(ofGroup(page, texts.districts).filter({ visible: true })).toHaveCount(1);
    await expect(ofGroup(page, texts.organisations)).toHaveCount(0);
    await page.getByRole("checkbox", { name: String(district.Name), exact: true }).check();
    const mailbox = await openMailbox(linked.mailPort);
    try {
      const address = newAddress();
      await page.getByLabel(texts.address).fill(address);
      await press(page, texts.submit);
      const link = await waitForLink(mailbox, address);
      const { line, rest } = texts.consent("Gemeinde Musterbach");
      expect(await stored(linked, codeOf(link))).toMatchObject({
        Themen: [`organisation:${club.documentId}`, `abfall:${district.documentId}`],
        Wortlaut: `${line} ${rest}`,
      });
    } finally {
      await mailbox.close();
    }
    await page.goto(`${linked.site.url}${routes.letterSubscription()}?suche=qwertzuiop`);
    await expect(page.getByRole("status")).toHaveText(texts.filter.nothing);
    await expect(page.getByRole("checkbox").filter({ visible: true })).toHaveCount(3);
  });
});

test("what is typed narrows the choices by the keyboard alone, and keeps what is ticked; the letter stands beside it", async ({
  page,
  linked,
}) => {
  await untilOffered(linked);
  const club = await entry("organisation", linked.cms.url);
  await page.goto(linked.site.url + routes.letterSubscription());
  await field(page).fill(String(club.Name).slice(0, 12).toLowerCase());
  await expect(page.getByRole("status").first()).toHaveText(/^\d+ gefunden$/);
  await field(page).press("Enter");
  await expect(page).toHaveURL(linked.site.url + routes.letterSubscription());
  const box = page.getByRole("checkbox", { name: String(club.Name) });
  await page.keyboard.press("Tab");
  await expect(page.getByText(texts.organisations)).toBeFocused();
  while (!(await box.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await field(page).fill("qwertzuiop");
  await expect(page.getByRole("status").first()).toHaveText(texts.filter.nothing);
  await expect(box).toBeChecked();
  await expect(page.getByRole("checkbox").filter({ visible: true })).toHaveCount(4);
  await expectAccessible(page);
  const letter = page.getByRole("region", { name: texts.preview });
  await expect(letter).toContainText("Die Woche in Musterbach");
  await expect(letter.getByRole("link")).toHaveCount(1);
});

test("where there is mail, buttons stand where the wish arises, and elsewhere the page says that there is none", async ({
  page,
  request,
  linked,
}) => {
  await untilOffered(linked);
  const club = await entry("organisation", linked.cms.url);
  const places = {
    [routes.event("feuerwehrfest")]: "erinnerung-tag",
    [routes.organisation({ type: club.Organisation as "verein", slug: String(club.Slug) })]: "organisation",
    [routes.category("jugend")]: "kategorie",
    [routes.calendar()]: "woche",
    [routes.calendar({ category: "jugend" })]: "kategorie",
    [routes.search({ q: "qwertzuiop" })]: "woche",
    [routes.news()]: "woche",
  };
  for (const [place, theme] of Object.entries(places)) {
    const link = (text: string) => new RegExp(`href="/bescheid\\?thema=${theme}`).test(text);
    const read = async (site: string) => link(await (await request.get(site + place)).text());
    expect([place, await read(linked.site.url), await read("")]).toEqual([place, true, false]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const entries = page.getByRole("link", { name: texts.title });
  for (const [site, count] of [
    [linked.site.url, 2],
    ["", 0],
  ] as const) {
    await page.goto(site + routes.imprint);
    await page.getByRole("button", { name: shellTexts.menu }).click();
    await expect(entries).toHaveCount(count);
  }
  await page.goto(routes.letterSubscription(["woche"]));
  await expect(main(page)).toContainText(texts.off);
  await expect(main(page).getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
});

test("the page of a subscription shows the address shortened, and one press pauses and leaves; a link for a day changes", async ({
  page,
  request,
  linked,
}) => {
  const mailbox = await openMailbox(linked.mailPort);
  try {
    await untilOffered(linked);
    const { documentId } = await entry("kategorie", linked.cms.url);
    const gone = `veranstaltung:${"z".repeat(24)}`;
    const themes = ["woche", `kategorie:${documentId}`, gone];
    const { address, code } = await subscribe(request, linked, mailbox, themes);
    const toPage = () => page.goto(linked.site.url + routes.mailSubscription(code));

    await test.step("the link in every letter", async () => {
      await toPage();
      await expect(main(page)).toContainText("l…@example.org");
      expect(await page.content()).not.toContain(address);
      await expect(main(page)).toContainText(texts.gone.veranstaltung);
      await expectAccessible(page);
      await press(page, texts.leaveOne(texts.gone.veranstaltung));
      await expect(main(page).getByRole("status")).toHaveText(texts.outcomes.abbestellt);
      await expect(main(page)).not.toContainText(texts.gone.veranstaltung);
      await press(page, texts.pause);
      await expect(main(page)).toContainText(texts.paused);
      expect(await stored(linked, code)).toMatchObject({ Pausiert: true, Themen: themes.slice(0, 2) });
      await press(page, texts.resume);
      await expect(main(page)).not.toContainText(texts.paused);
      const data = await request.get(linked.site.url + routes.mailSubscriptionData(code));
      expect(await data.text()).not.toContain(address);
    });

    await test.step("the link for a day", async () => {
      await press(page, texts.mailChangeLink);
      await expect(main(page).getByRole("status")).toHaveText(texts.outcomes.zugeschickt);
      await page.goto(await waitForLink(mailbox, address, 2));
      await expect(main(page)).toContainText(address);
      await expectAccessible(page);
      const downloading = page.waitForEvent("download");
      await page.getByRole("link", { name: texts.download }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(texts.dataFile);
      const json = JSON.parse(await (await download.createReadStream()).toArray().then(String));
      expect(json).toMatchObject({
        E_Mail: address,
        Pausiert: false,
        Wortlaut: expect.any(String),
        Bestellt: [],
      });
      expect(json.Themen[0]).toEqual({ Thema: "woche", Name: texts.week("Musterbach") });

      const week = page.getByLabel(texts.week("Musterbach"));
      const boxes = main(page).getByRole("checkbox", { checked: true });
      await expect(boxes).toHaveCount(2);
      for (const box of await boxes.all().then((all) => all.reverse())) await box.uncheck();
      await press(page, texts.save);
      await expect(main(page).getByRole("alert")).toHaveText(texts.outcomes.leer);
      await expect(week).not.toBeChecked();
      await week.check();
      for (const warning of Object.values(texts.warnings))
        await expect(page.getByLabel(warning)).not.toBeChecked();
      await page.getByLabel(texts.warnings.gefahr).check();
      linked.proxy.mode = "refuse";
      await press(page, texts.save);
      await expect(page).toHaveURL(/stand=misslungen/);
      linked.proxy.mode = "pass";
      await page.reload();
      await expect(main(page).getByRole("alert")).toHaveText(texts.outcomes.misslungen);
      await expect(boxes).toHaveCount(2);
      for (const box of [week, page.getByLabel(texts.warnings.gefahr)]) await expect(box).toBeChecked();
      const tooMany = Object.fromEntries(
        Array.from({ length: maxThemes + 1 }, (_, index) => [
          `kategorie:${String(index).padStart(24, "z")}`,
          "ja",
        ]),
      );
      const changeCode = codeOf(new URL(page.url()).pathname);
      const refused = await request.post(linked.site.url + routes.mailSubscriptionTarget(changeCode), {
        headers: { Origin: linked.site.url },
        form: { aktion: "aendern", ...tooMany },
      });
      expect(await refused.text()).toContain(texts.outcomes.zuviel);
      await page.getByLabel(texts.warnings.gefahr).uncheck();
      await page.getByLabel(texts.warnings.warnung).check();
      await press(page, texts.save);
      await expect(main(page).getByRole("status").first()).toHaveText(texts.outcomes.geaendert);
      expect(await stored(linked, code)).toMatchObject({ Themen: ["woche", "warnung"] });
      await page.getByLabel(texts.warnings.warnung).uncheck();
      await press(page, texts.save);
      await expect(main(page).getByRole("status").first()).toHaveText(texts.outcomes.geaendert);
      expect(await stored(linked, code)).toMatchObject({ Themen: ["woche"] });
    });

    await test.step("leaving all", async () => {
      await toPage();
      await press(page, texts.leaveAll);
      await expect(main(page).getByRole("status")).toHaveText(texts.orderOutcomes.beendet);
      await toPage();
      await expect(main(page)).toContainText(texts.nothingThere);
      await expectAccessible(page);
      expect(await stored(linked, code)).toBeNull();
      // Pressed once more, as in a second tab
      const again = await request.post(linked.site.url + routes.mailSubscriptionTarget(code), {
        headers: { Origin: linked.site.url },
        form: { aktion: "beenden" },
      });
      expect(await again.text()).toContain(texts.orderOutcomes.beendet);
    });

    for (const log of [linked.site.log(), linked.cms.log()])
      for (const secret of [code, address]) expect(log).not.toContain(secret);
  } finally {
    linked.proxy.mode = "pass";
    await mailbox.close();
  }
});

test("one click of a mail program leaves what a letter tells of, from anywhere and again; opening the address leaves nothing", async ({
  page,
  request,
  linked,
}) => {
  const mailbox = await openMailbox(linked.mailPort);
  try {
    await untilOffered(linked);
    const theme = `kategorie:${(await entry("kategorie", linked.cms.url)).documentId}`;
    const { code } = await subscribe(request, linked, mailbox, ["woche", theme]);
    // As a letter's header has it, which week-letter.spec.ts posts to
    const target = `${linked.site.url}/abmelden/${code}/${theme}`;
    const oneClick = () =>
      request.post(target, {
        headers: { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" },
        form: { "List-Unsubscribe": "One-Click" },
        maxRedirects: 0,
      });
    for (const method of ["HEAD", "GET"])
      expect((await request.fetch(target, { method })).status()).toBe(200);
    expect((await stored(linked, code)).Themen).toHaveLength(2);

    linked.proxy.mode = "refuse";
    expect((await oneClick()).status()).toBe(503);
    linked.proxy.mode = "pass";
    for (let count = 0; count < 3; count += 1) expect((await oneClick()).status()).toBe(200);
    expect(await stored(linked, code)).toMatchObject({ Themen: ["woche"] });

    await page.goto(linked.site.url + routes.leaveTheme(code, "woche"));
    await expectAccessible(page);
    await press(page, texts.leaveButton);
    await expect(main(page).getByRole("status")).toHaveText(texts.outcomes.abbestellt);
    expect(await stored(linked, code)).toBeNull();
    // Again, and of a subscription that is gone
    expect((await oneClick()).status()).toBe(200);
    await page.goto(target);
    await press(page, texts.leaveButton);
    await expect(main(page).getByRole("status")).toHaveText(texts.outcomes.abbestellt);
    // Also of the requests that failed
    for (const log of [linked.site.log(), linked.cms.log()]) expect(log).not.toContain(code);
  } finally {
    linked.proxy.mode = "pass";
    await mailbox.close();
  }
});

test("the form is accessible, also with errors; robots and other sites order nothing", async ({
  page,
  request,
  linked,
}) => {
  await untilOffered(linked);
  await page.goto(linked.site.url + routes.letterSubscription());
  await expectAccessible(page);
  await page.getByText(texts.categories).click();
  await press(page, texts.submit);
  await expect(main(page).getByRole("alert")).toContainText(texts.errors.address);
  await expectAccessible(page);
  await page.goto(linked.site.url + routes.letterSubscription([], "bestellt"));
  await expectAccessible(page);
  const filled = { email: newAddress(), woche: "ja" };
  for (const [form, headers, refusal] of [
    [{ ...filled, betreff_2: "Werbung" }, { Origin: linked.site.url }, texts.refusals.trap],
    [filled, { Origin: "https://elsewhere.example" }, texts.refusals.foreign],
  ] as const) {
    const answer = await request.post(linked.site.url + routes.mailOrderTarget, { headers, form });
    const text = await answer.text();
    expect(text).toContain(refusal);
    expect(text).toContain(filled.email);
  }
});
