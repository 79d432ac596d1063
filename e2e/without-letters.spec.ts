import { expect, type Page } from "@playwright/test";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { clockAhead } from "./support/clock";
import { test } from "./support/stack";
import {
  codeIn,
  consent,
  nextMail,
  order,
  publishEvent,
  quarterLater,
  query,
  startMailing,
  subscribe,
} from "./support/subscriptions";
import { withDatabase } from "./support/village-commands";

const off = { FEATURES: "rooms,registrations" };
const readers = 499;

/** Confirmed readers of the week's letter, written into the database */
const addReaders = (folder: string) =>
  withDatabase(folder, (database) => {
    const insert = database.prepare(
      "insert into abonnements (document_id, e_mail, adresse_klein, themen, wortlaut, bestellt_am, bestaetigt_am, pausiert, abgelehnt) values (?, ?, ?, char(10) || 'woche' || char(10), ?, 1, 1, 0, 0)",
    );
    for (let number = 0; number < readers; number += 1) {
      const address = `leserin${number}@example.org`;
      insert.run(`leserin${number}`, address, address, consent);
    }
  });

const oneClick = async (address: string) => {
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const { status } = await fetch(address, { method: "POST", body, redirect: "error" });
  return status;
};

const orderLinks = (page: Page) => page.locator(`a[href^="${routes.letterSubscription()}"]`);

test("letters are switched off with 500 subscribers, and on again; 200 days later nobody is left, and old letters can still be left", async ({
  servers,
  browser,
}) => {
  const { mailbox, sitePort, siteUrl, start } = await startMailing(servers);
  const page = await browser.newPage({ baseURL: siteUrl });
  page.setDefaultTimeout(60_000);
  const first = await start();
  const { folder } = first;
  const stored = () =>
    ["abonnements", "geraete", "versande"].map((table) => query(folder, `select id from ${table}`).length);
  const editor = await openEditor(first.url);
  const event = await publishEvent(editor);
  const address = "jemand@example.org";
  const orderCode = await subscribe(first, mailbox, address, `veranstaltung:${event.documentId}`, "woche");
  await editor.publish("veranstaltung", event.documentId, { Ort: "Turnhalle" });
  quarterLater(first);
  const letter = await nextMail(mailbox, address, 1);
  const manageCode = codeIn(letter?.text);
  const leave = letter?.headers.find(({ key }) => key === "list-unsubscribe")?.value.slice(1, -1) ?? "";
  expect(leave).toContain(`${siteUrl}/abmelden/${manageCode}/`);
  addReaders(folder);
  // Waits for a quarter of an hour, in which letters are switched off
  await editor.publish("veranstaltung", event.documentId, { Ort: "Schule" });
  await first.stop();
  const sent = mailbox.mails.length;

  // A port of its own each time: sessions of other clocks are over.
  const startAt = (days: number, features: Record<string, string>) =>
    start({ folder, env: { ...features, ...clockAhead(days) } });
  const leftAt = async (url: string) =>
    (await (await (await openEditor(url)).fetch("redaktion/startseite")).json()).data.left;

  const without = await startAt(5, off);
  const site = await servers.startSite({ cmsUrl: without.url, port: sitePort, env: off });
  await test.step("nothing is offered, taken or sent", async () => {
    for (const path of [routes.home, routes.news(), routes.calendar(), routes.search({ q: "newsletter" })]) {
      await page.goto(path);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(orderLinks(page)).toHaveCount(0);
    }
    await page.goto(routes.letterSubscription());
    await expect(page.getByText(texts.off)).toBeVisible();
    const form = { email: "neu@example.org", woche: "woche" };
    expect((await page.request.post(routes.mailOrderTarget, { form })).status()).toBe(404);
    expect((await order(without, "neu@example.org", "woche")).status).toBe(403);
    await (await openEditor(without.url)).publish("veranstaltung", event.documentId, {
      Terminstatus: "abgesagt",
    });
    expect(query(folder, "select art from ausgehende_mails")).toEqual([]);
    expect(await leftAt(without.url)).toMatchObject([
      { sentences: expect.stringContaining(`Es gibt noch ${readers + 1} Bestellungen per Mail.`) },
    ]);
  });
  await test.step("who has subscribed is told, and can leave and nothing else", async () => {
    for (const code of [orderCode, manageCode]) {
      await page.goto(routes.mailSubscription(code));
      await expect(page.getByText(texts.switchedOff)).toBeVisible();
      await expect(page.getByRole("main").getByRole("button")).toHaveText([texts.leaveAll]);
      await expect(orderLinks(page)).toHaveCount(0);
    }
    expect(await oneClick(leave)).toBe(200);
    const themesQuery = "select themen from abonnements where e_mail = 'jemand@example.org'";
    expect(query(folder, themesQuery)).toEqual([{ themen: "\nwoche\n" }]);
    await page.goto(routes.mailSubscription(manageCode));
    await page.getByRole("button", { name: texts.leaveAll }).click();
    await expect(page.getByText(texts.orderOutcomes.beendet)).toBeVisible();
    expect(stored()[0]).toBe(readers);
  });
  expect(mailbox.mails).toHaveLength(sent);
  await Promise.all([site.stop(), without.stop()]);

  const again = await startAt(6, {});
  await test.step("on again, all others are back", async () => {
    const { data } = await (await (await openEditor(again.url)).fetch("redaktion/briefe")).json();
    expect(data.readers.woche).toBe(readers);
  });
  await again.stop();

  await (await startAt(7, off)).stop();
  expect(stored()[0]).toBe(readers);
  const later = await startAt(200, off);
  await test.step("200 days later nobody is left, and one click of an old letter says that it is done", async () => {
    expect(stored()).toEqual([0, 0, 0]);
    expect(await leftAt(later.url)).toBeUndefined();
    await servers.startSite({ cmsUrl: later.url, port: sitePort, env: off });
    expect(await oneClick(leave)).toBe(200);
  });
  await page.close();
});
