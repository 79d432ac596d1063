import { mondayOf } from "@dorfforum/shared/calendar/day";
import { formatDayAndMonth } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { openPanel } from "../scripts/stack/editor";
import { expectAccessible } from "./support/accessibility";
import { newPanelUser } from "./support/panel-users";
import { evening, openRooms } from "./support/rooms";

const dayMs = 86_400_000;
const shown = { timeout: 60_000 };

/** An evening this many days ahead, from 18 to 22 o'clock UTC, the room from 17 to 23 o'clock */
function soon(room: string, days: number, more: object) {
  const at = (hour: number) =>
    new Date(Math.floor(Date.now() / dayMs + days) * dayMs + hour * 3_600_000).toISOString();
  return evening(room, 0, { Beginn: at(18), Ende: at(22), Belegt_von: at(17), Belegt_bis: at(23), ...more });
}

const item = (place: Page | Locator, text: string) => place.getByRole("listitem").filter({ hasText: text });
const press = (place: Page | Locator, name: string) =>
  place.getByRole("button", { name, exact: true }).click();

test("a clerk decides on the start page, in one press, and sees what is in the way", async ({ page }) => {
  const rooms = await openRooms(process.env.CMS_URL ?? "");
  const id = crypto.randomUUID().slice(0, 8);
  const Name = `Bürgersaal ${id}`;
  const room = await rooms.newRoom(Name);
  const slug = String(room.Slug);
  const [first, second] = [`Geburtstag ${id}`, `Versammlung ${id}`];
  const winner = await rooms.request(
    soon(slug, 2, { Titel: first, Telefon: "030 23125 110", Personen: "80" }),
  );
  const loser = await rooms.request(soon(slug, 2, { Titel: second }));

  await openPanel(page, "");
  const widget = page.getByRole("region", { name: "Raumanfragen" });
  await expect(item(widget, first)).toContainText(`${Name} · ${first} · 80 Personen`, shown);
  await expect(item(widget, first)).not.toContainText("Erika Probe");
  await press(item(widget, first), "Bestätigen");
  await expect(item(widget, first)).toBeHidden();
  expect(await rooms.stateOf(winner.code)).toMatchObject({ Stand: "bestätigt" });

  await test.step("a request for the same evening names the other, and is declined with a reason", async () => {
    await expect(item(widget, second)).toContainText(`Vergeben: ${winner.reference}`);
    await press(item(widget, second), "Bestätigen");
    await expect(item(widget, second).getByRole("alert")).toContainText(winner.reference);
    await press(item(widget, second), "Ablehnen …");
    await item(widget, second).getByLabel("Das steht").fill("Der Saal ist schon vergeben.");
    await press(item(widget, second), "Ablehnen");
    await expect(item(widget, second)).toBeHidden();
    expect(await rooms.stateOf(loser.code)).toMatchObject({
      Stand: "abgelehnt",
      Begruendung: "Der Saal ist schon vergeben.",
    });
  });

  const event = await rooms.editor.createEntry("veranstaltung", {
    Titel: `Konzert ${id}`,
    Beginn: soon(slug, 2, {}).Beginn,
    Ort: Name,
    Adresse: "Probeweg 1",
  });
  await test.step("an event that is published onto the booked time shows both, and blocks nothing", async () => {
    await rooms.editor.publish("veranstaltung", event.documentId);
    await openPanel(
      page,
      `content-manager/collection-types/api::veranstaltung.veranstaltung/${event.documentId}`,
    );
    const panel = page.getByText(/^Diese Veranstaltung: .*Uhr/);
    await expect(panel).toContainText(`Vergeben: ${winner.reference}`, shown);
  });

  await test.step("the page has what is taken, the sheet to print and the caretaker's address", async () => {
    await openPanel(page, "plugins/redaktion/raeume");
    const taken = page.getByRole("region", { name: "Vergeben" });
    const booking = item(taken, first);
    await expect(booking).toContainText(`Im Kalender: „Konzert ${id}“`, shown);
    await expectAccessible(page);
    await test.step("the week of the halls is a table, a week back and forth", async () => {
      const { Beginn } = soon(slug, 2, {});
      const day = formatDayAndMonth(String(Beginn));
      const week = page.getByRole("table", { name: /^Woche/ });
      await expect(week.getByRole("columnheader", { name: Name })).toBeVisible();
      if (mondayOf(berlinDay(String(Beginn))) !== mondayOf(berlinDay(new Date())))
        await press(page, "Woche vor");
      const row = week.getByRole("row").filter({ has: page.getByRole("rowheader", { name: day }) });
      await expect(row.getByRole("listitem").filter({ hasText: first })).toContainText("Vergeben");
      await press(page, "Woche zurück");
      await expect(row).toHaveCount(0);
      await press(page, "Heute");
      await expect(week.getByRole("rowheader", { name: "(heute)" })).toBeVisible();
    });
    const calendar = item(page, `${Name}: keine Adresse`);
    await press(calendar, "Adresse anlegen");
    const open = item(page, Name).filter({ has: page.locator("code") });
    const code =
      /\/raum\/kalender\/([^/]+)\/raum\.ics$/.exec((await open.locator("code").textContent()) ?? "")?.[1] ??
      "";
    const read = async () => (await rooms.visit("GET", `raumkalender/${code}`)).data;
    expect((await read()).Termine).toContainEqual(
      expect.objectContaining({ Vorgangsnummer: winner.reference }),
    );
    await press(open, "Adresse zurücknehmen");
    await expect(calendar).toBeVisible();
    expect(await read()).toBeNull();

    await page.emulateMedia({ media: "print" });
    const row = page.getByRole("row").filter({ hasText: first });
    for (const text of [Name, "80 Personen", "Erika Probe", "030 23125 110", winner.reference])
      await expect(row).toContainText(text);
    await expect(page.getByRole("button", { name: /Blatt drucken/ })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("name and telephone stand behind the number, with the press that takes the room back", async () => {
    await item(page.getByRole("region", { name: "Vergeben" }), first)
      .getByRole("link", { name: `${winner.reference}, Name und Telefon` })
      .click();
    await expect(page.getByLabel("Telefon")).toHaveValue("030 23125 110", shown);
    await press(page, "Zusage zurücknehmen …");
    await page.getByLabel("Das steht").fill("Wasserschaden");
    await press(page, "Zusage zurücknehmen");
    await expect(page.getByRole("button", { name: "Bestätigen", exact: true })).toBeVisible();
    expect(await rooms.stateOf(winner.code)).toMatchObject({
      Stand: "frei gegeben",
      Begruendung: "Wasserschaden",
    });
  });
  await rooms.editor.deleteEntry("veranstaltung", event.documentId);
  await rooms.editor.deleteEntry("ort", room.documentId);
});

test("somebody in whose name no room stands is told who enters them, and the Verwaltung which room has nobody", async ({
  page,
}) => {
  const rooms = await openRooms(process.env.CMS_URL ?? "");
  const Name = `Herrenloser Saal ${crypto.randomUUID().slice(0, 8)}`;
  const room = await rooms.newRoom(Name);
  const request = await rooms.request(soon(String(room.Slug), 3, {}));
  const user = await newPanelUser(process.env.CMS_URL ?? "", "dorfforum-raumvergabe");
  const desk = (await user.ask("GET", "redaktion/raumanfragen")).body.data;
  expect(desk).toMatchObject({ rooms: [], requests: [], isOfOwnRooms: true });
  expect((await user.ask("GET", "redaktion/raumwoche?tag=2027-01-04")).body.data.rooms).toEqual([]);

  await openPanel(page, "");
  const task = page.getByRole("paragraph").filter({ hasText: Name });
  await expect(task.first()).toContainText(
    "Unter „Wer entscheidet“ steht niemand. Eine Anfrage wartet.",
    shown,
  );
  await rooms.clerk("PUT", `content-manager/collection-types/api::ort.ort/${room.documentId}`, {
    Name,
    Entscheidet: { connect: [{ id: user.id }] },
  });
  await page.reload();
  const widget = page.getByRole("region", { name: "Raumanfragen" });
  await expect(item(widget, Name).first()).toBeVisible(shown);
  await expect(page.getByText("Unter „Wer entscheidet“ steht niemand").filter({ hasText: Name })).toHaveCount(
    0,
  );
  await rooms.decide(request.documentId, "absage", { reason: "Vorbei." });
  await rooms.editor.deleteEntry("ort", room.documentId);
  await rooms.clerk("DELETE", `admin/users/${user.id}`);
});

test("who does not decide sees neither requests nor the page", async () => {
  const rooms = await openRooms(process.env.CMS_URL ?? "");
  for (const role of ["dorfforum-redaktion", "dorfforum-moderation", "dorfforum-verein"]) {
    const user = await newPanelUser(process.env.CMS_URL ?? "", role);
    expect((await user.ask("GET", "redaktion/raumanfragen")).status).toBe(403);
    const spellings = await user.ask("GET", "redaktion/schreibweisen");
    expect(spellings.status).toBe(role === "dorfforum-redaktion" ? 200 : 403);
    await rooms.clerk("DELETE", `admin/users/${user.id}`);
  }
});
