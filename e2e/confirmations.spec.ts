import { expect } from "@playwright/test";
import { confirmationTexts as texts } from "@/lib/confirmations/base/texts";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { mailEnv, openMailbox } from "../scripts/stack/mailbox";
import { expectAccessible } from "./support/accessibility";
import { clockAhead } from "./support/clock";
import { refuseUpdates } from "./support/refusing-database";
import { type Servers, test } from "./support/stack";

const type = "organisation";
const unconfirmed = /Zuletzt bestätigt im \S+ \d{4} – bitte vorher nachfragen\./;

/** When every entry of the demo village was last confirmed more than 14 months ago */
const longAfter = 450;

/** Starts a CMS that asks the contacts, and a site, both with a clock that is ahead. */
async function startLater(servers: Servers, mailPort: number) {
  const sitePort = await servers.freePort();
  const siteUrl = `http://localhost:${sitePort}`;
  const start = (days: number, options: { folder?: string; port?: number } = {}) => {
    const env = { ...mailEnv(mailPort), SITE_URL: siteUrl, ...clockAhead(days) };
    return servers.startCms({ ...options, siteUrl, env });
  };
  const cms = await start(longAfter);
  const site = await servers.startSite({ cmsUrl: cms.url, port: sitePort, env: clockAhead(longAfter) });
  const restartCms = async (days: number) => {
    await cms.stop();
    const { folder, port } = cms;
    return start(days, { folder, port });
  };
  return { cms, site, restartCms };
}

async function published(cmsUrl: string, slug: string) {
  const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
  const address = `${cmsUrl}/api/organisationen?filters[Slug][$eq]=${slug}`;
  return (await (await fetch(address, { headers })).json()).data[0];
}

const textOf = async (url: string) => (await fetch(url)).text();

/** Has an editor confirm two entries, one by its button and one by publishing it. */
async function confirmAsEditor(cmsUrl: string, slug: string, otherSlug: string) {
  const editor = await openEditor(cmsUrl);
  const startPage = async () => (await (await editor.fetch("redaktion/startseite")).json()).data;
  const { unconfirmed: before } = await startPage();
  expect(before.first).toHaveLength(3);

  const { documentId, Zuletzt_bestaetigt_am: day } = await editor.findEntry(type, { Slug: slug });
  const draft = await editor.updateEntry(type, documentId, {
    Art: "Nur im Entwurf",
    Zuletzt_bestaetigt_am: "2031-01-01",
  });
  expect(draft.Zuletzt_bestaetigt_am).toBe(day);

  const { updatedAt, Art } = await published(cmsUrl, slug);
  await editor.fetch(`redaktion/bestaetigungen/api::${type}.${type}/${documentId}`, "POST");
  const confirmed = await published(cmsUrl, slug);
  expect(confirmed).toMatchObject({ updatedAt, Art });
  expect(confirmed.Zuletzt_bestaetigt_am > String(day)).toBe(true);
  const { Zuletzt_bestaetigt_am } = await editor.findEntry(type, { Slug: slug });
  expect(Zuletzt_bestaetigt_am).toBe(confirmed.Zuletzt_bestaetigt_am);
  expect((await startPage()).unconfirmed.count).toBe(before.count - 1);

  const other = await editor.findEntry(type, { Slug: otherSlug });
  await editor.publish(type, other.documentId, { Art: "Verein" });
  expect((await published(cmsUrl, otherSlug)).Zuletzt_bestaetigt_am).toBe(Zuletzt_bestaetigt_am);
  expect((await startPage()).unconfirmed.count).toBe(before.count - 2);
}

test("a mail asks once a year; its button confirms the entry, following its link does not; editors confirm without publishing their draft", async ({
  servers,
  page,
  request,
}) => {
  const port = await servers.freePort();
  const mailbox = await openMailbox(port, 1);
  try {
    const { cms, site, restartCms } = await startLater(servers, port);
    const read = () =>
      mailbox.mails.map(({ recipients: [to = ""], mail }) => {
        const [link = ""] = /http:\S+\/bestaetigen\/[\w-]{32}/.exec(mail.text ?? "") ?? [];
        return { to, subject: mail.subject ?? "", link };
      });
    // The first is sent again, since the mail server failed after it had taken it.
    const attempts = () => read().filter(({ subject }) => subject === read()[0]?.subject);
    await expect.poll(() => attempts().length, { timeout: 60_000 }).toBe(2);
    const [asked, other] = read();
    if (!asked || !other) throw new Error("No mail arrived.");
    expect(attempts()).toEqual([asked, asked]);
    const editor = await openEditor(cms.url);
    const entry = await editor.findEntry(type, { E_Mail: asked.to });
    expect(asked.subject).toBe(`Stimmt noch alles? ${entry.Name}`);
    const own = { type: entry.Organisation as "verein", slug: String(entry.Slug) };
    const entryUrl = site.url + routes.organisation(own);

    await test.step("mail scanners that follow the link confirm nothing", async () => {
      for (const method of ["HEAD", "GET"]) {
        const answer = await request.fetch(asked.link, { method });
        expect(answer.status()).toBe(200);
        expect(answer.headers()["cache-control"]).toContain("no-store");
      }
      const target = asked.link.replace("/bestaetigen/", routes.confirmationTarget(""));
      await request.get(target);
      const headers = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
      expect(await (await request.post(target, { headers })).text()).toContain(texts.failed);
      expect(await textOf(entryUrl)).toMatch(unconfirmed);
    });

    await test.step("an entry that cannot be stored is not called confirmed, and the link stays good", async () => {
      const allow = await refuseUpdates(cms.folder, "organisationen");
      await page.goto(asked.link);
      await page.getByRole("button", { name: texts.confirm }).click();
      await expect(page.getByText(texts.failed)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole("button", { name: texts.confirm })).toBeVisible();
      await allow();
    });

    await test.step("the button confirms, and the line is gone within a second", async () => {
      await page.goto(asked.link);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await expect(page.getByRole("heading", { name: String(entry.Name) })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const address = await page.locator(`main a[href="mailto:${asked.to}"]`).boundingBox();
      expect(address && address.x + address.width).toBeLessThan(390);
      await page.getByRole("button", { name: texts.confirm }).click();
      await expect(page.getByText(texts.thanks)).toBeVisible();
      const wait = { timeout: 1000, intervals: [50] };
      await expect.poll(async () => unconfirmed.test(await textOf(entryUrl)), wait).toBe(false);
    });

    await test.step("the link again says that the entry is confirmed", async () => {
      await page.goto(asked.link);
      await expect(page.getByText(texts.confirmed)).toBeVisible();
      await expect(page.getByRole("button", { name: texts.confirm })).toHaveCount(0);
      await page.getByRole("link", { name: texts.change }).click();
      await expect(page.locator('[name="page"]')).toHaveValue(routes.organisation(own));
    });

    await test.step("the button pressed once more, as in a second tab, changes nothing", async () => {
      const publishedAt = async () => (await published(cms.url, own.slug)).publishedAt;
      const before = await publishedAt();
      const target = asked.link.replace("/bestaetigen/", routes.confirmationTarget(""));
      const answer = await request.post(target, { headers: { Origin: site.url } });
      expect(await answer.text()).toContain(texts.thanks);
      expect(await publishedAt()).toBe(before);
    });

    await test.step("editors see what is unconfirmed, and confirm it without publishing their draft", async () => {
      const links = [asked.to, other.to];
      const others = (await editor.allEntries(type)).filter(({ E_Mail }) => !links.includes(String(E_Mail)));
      const [first, second] = others.map(({ Slug }) => String(Slug));
      if (!first || !second) throw new Error("There are no other entries.");
      await confirmAsEditor(cms.url, first, second);
    });

    await test.step("after 60 days the other links have expired, and nobody was asked twice", async () => {
      const sent = mailbox.mails.length;
      await restartCms(longAfter + 61);
      // The contacts that the first batch left out
      await expect.poll(() => mailbox.mails.length, { timeout: 60_000 }).toBeGreaterThan(sent);
      await page.goto(other.link);
      await expect(page.getByText(texts.expired)).toBeVisible();
      await expect(page.getByRole("button", { name: texts.confirm })).toHaveCount(0);
      const subjects = read().map(({ subject }) => subject);
      // One was sent twice.
      expect(new Set(subjects).size).toBe(subjects.length - 1);
    });
  } finally {
    await mailbox.close();
  }
});

test("nothing is said about entries that are confirmed, such as those of the demo village", async ({
  request,
}) => {
  for (const url of [
    routes.home,
    routes.club("freiwillige-feuerwehr-musterbach"),
    routes.search({ kind: "info" }),
  ])
    expect(await (await request.get(url)).text()).not.toMatch(/Zuletzt bestätigt|unconfirmed/);
});
