import { nextDay } from "@dorfforum/shared/calendar/day";
import { expect } from "@playwright/test";
import { openEditor, openPanel } from "../scripts/stack/editor";
import { importer } from "./support/import";
import { newPanelUser } from "./support/panel-users";
import { evening, openRooms, saturdayOf } from "./support/rooms";
import { test } from "./support/stack";

const cmsUrl = process.env.CMS_URL ?? "";
const organisations = "redaktion/tabellen/api::organisation.organisation";

test("every list is a table for Excel, which can be taken over again without a change", async () => {
  const editor = await openEditor();
  await editor.createEntry("organisation", {
    Name: "Tabellenverein",
    Organisation: "verein",
    Beschreibung: "=1+1",
    Telefon: "+49 30 23125 100",
  });
  const bytes = await (await editor.fetch(organisations)).arrayBuffer();
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  expect(text).toMatch(/^\ufeff"Name";"Webadresse";"Verzeichnis";/);
  expect(text).toMatch(/"Tabellenverein";[^\r]*"'=1\+1"[^\r]*"'\+49 30 23125 100"[^\r]*"nein"\r\n/);
  expect(text).toContain("Musikverein");

  const plan = await importer(cmsUrl, editor.token).preview({
    kind: "verzeichnis",
    text,
    fileName: "tabelle.csv",
  });
  expect(plan.created.count).toBe(0);
  const changes = plan.changed.first.flatMap((entry: { title: string; changes: object[] }) =>
    entry.changes.map((change) => ({ title: entry.title, ...change })),
  );
  expect(changes).toEqual([]);
});

test("a table has what its reader's role may read, and nothing else", async () => {
  const club = await newPanelUser(cmsUrl, "dorfforum-verein");
  const own = await club.ask("GET", organisations);
  expect(own.status).toBe(200);
  expect(own.body).not.toContain("Musikverein");
  const redaktion = await newPanelUser(cmsUrl, "dorfforum-redaktion");
  expect((await redaktion.ask("GET", organisations)).body).toContain("Musikverein");
  for (const [list, status] of [
    ["nachrichten", 403],
    ["api::zugang.zugang", 403],
    ["api::adresse.adresse", 404],
    ["api::allgemeine-einstellung.allgemeine-einstellung", 404],
    ["admin::user", 404],
    ["toString", 404],
  ] as const)
    expect((await redaktion.ask("GET", `redaktion/tabellen/${list}`)).status, list).toBe(status);
});

test("times in the table of hall requests are those of the village", async () => {
  const rooms = await openRooms(cmsUrl);
  const room = await rooms.newRoom("Tabellensaal");
  const { reference } = await rooms.request(evening(String(room.Slug)));
  const table = await (await rooms.editor.fetch("redaktion/tabellen/buchungen")).text();
  const line = table.split("\r\n").find((each) => each.includes(reference));
  // 18 o'clock UTC in summer
  expect(line).toContain(`;"${saturdayOf(0)} 20:00";"${nextDay(saturdayOf(0))} 00:00";`);
  expect(line).not.toMatch(/T\d\d:\d\d:\d\d/);
});

test("the panel offers a table above its lists", async ({ panelPage: page }) => {
  await openPanel(page, "content-manager/collection-types/api::veranstaltung.veranstaltung");
  const button = page.getByRole("button", { name: "Als Tabelle herunterladen" });
  await expect(button).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent("download");
  await button.press("Enter");
  expect((await download).suggestedFilename()).toBe("veranstaltung.csv");
});
