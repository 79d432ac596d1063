import { expect } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { openEditor, openPanel } from "../scripts/stack/editor";
import { clockAhead } from "./support/clock";
import { addPeople, entryPath } from "./support/cms-with-roles";
import { test } from "./support/stack";

const dayMs = 86_400_000;
const type = "organisation";
const hours = [{ Tage: "Mo–Fr", Von: "08:00", Bis: "12:00" }];

/** The next first of December, and how many days it is ahead */
function nextDecember(): { year: number; days: number } {
  const now = new Date();
  const year = now.getMonth() === 11 ? now.getFullYear() + 1 : now.getFullYear();
  return { year, days: Math.ceil((Date.UTC(year, 11, 1, 12) - now.getTime()) / dayMs) };
}

async function published(cmsUrl: string, documentId: string) {
  const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
  const address = `${cmsUrl}/api/organisationen/${documentId}?populate=Besondere_Tage`;
  return (await (await fetch(address, { headers })).json()).data;
}

test("three presses close several entries between Christmas and New Year, and publish no draft", async ({
  servers,
  page,
}) => {
  const { year, days } = nextDecember();
  const clock = clockAhead(days);
  const sitePort = await servers.freePort();
  const cms = await servers.startCms({ siteUrl: `http://localhost:${sitePort}`, env: clock });
  const site = await servers.startSite({ cmsUrl: cms.url, port: sitePort, env: clock });
  const editor = await openEditor(cms.url);
  const { documentId } = await editor.createEntry(type, {
    Name: "Heimatstube",
    Organisation: "verein",
    Beschreibung: "Wie sie ist.",
    Oeffnungszeiten: hours,
  });
  await editor.publish(type, documentId);
  await editor.updateEntry(type, documentId, { Beschreibung: "Nur im Entwurf" });

  await page.clock.setFixedTime(new Date(Date.UTC(year, 11, 1, 12)));
  await openPanel(page, "", cms.url);
  const waiting = page.getByRole("region", { name: "Was zu tun ist" });
  await expect(waiting).toContainText("ohne Angabe für 24. Dezember bis 1. Januar", { timeout: 60_000 });
  const form = page.getByRole("group").filter({ hasText: "Zwischen den Jahren zu" });
  await form.getByText("Zwischen den Jahren zu").click();
  await expect(form.getByRole("checkbox", { name: "Rathaus", exact: true })).toBeChecked();
  await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await form.getByRole("checkbox", { name: "Heimatstube", exact: true }).check();
  await expect(form.getByLabel("Von")).toHaveValue(`${year}-12-24`);
  await expect(form.getByLabel("Bis")).toHaveValue(`${year + 1}-01-01`);
  await form.getByRole("button", { name: "Eintragen" }).click();
  await expect(form.getByRole("status")).toHaveText("Eingetragen. Es steht jetzt auf der Website.");
  await expect(form.getByRole("checkbox", { name: "Heimatstube schon eingetragen" })).not.toBeChecked();

  const row = { Von: `${year}-12-24`, Bis: `${year + 1}-01-01`, Gilt: "geschlossen" };
  expect(await published(cms.url, documentId)).toMatchObject({
    Beschreibung: "Wie sie ist.",
    Besondere_Tage: [row],
  });
  const answer = await editor.fetch(entryPath(type, `/${documentId}`));
  const { data } = await answer.json();
  expect(data).toMatchObject({ Beschreibung: "Nur im Entwurf", Besondere_Tage: [row], status: "modified" });
  const inWords = `24. Dezember ${year} – 1. Januar ${year + 1}: geschlossen`;
  for (const path of [routes.contact, routes.organisation({ type: "verein", slug: "heimatstube" })])
    await expect
      .poll(async () => (await fetch(site.url + path)).text(), { timeout: 20_000 })
      .toContain(inWords);
  const { data: start } = await (await editor.fetch("redaktion/startseite")).json();
  const without = start.withoutSpecialDays.first.map(({ title }: { title: string }) => title);
  expect(without).not.toContain("Rathaus");
});

test("what cannot be understood is refused in the panel and over the API", async () => {
  const editor = await openEditor();
  const { documentId } = await editor.createEntry(type, { Name: "Probe", Organisation: "verein" });
  for (const [row, message] of [
    [{ Von: "2031-12-24", Bis: "2031-12-23" }, /Der letzte Tag darf nicht vor dem ersten liegen\./],
    [{ Von: "2031-12-24", Gilt: "geänderte Zeiten" }, /Bitte tragen Sie die Zeiten ein/],
    [
      { Von: "2031-12-24", Gilt: "geänderte Zeiten", Zeiten: "nur vormittags" },
      /„nur vormittags“ lässt sich nicht als Zeiten lesen/,
    ],
    [{ Von: "2031-12-24", Gilt: "geschlossen", Zeiten: "8–12 Uhr" }, /Zeiten stehen nur bei/],
  ] as const)
    await expect(editor.updateEntry(type, documentId, { Besondere_Tage: [row] })).rejects.toThrow(message);
  await editor.deleteEntry(type, documentId);
});

test("a club enters special days of its own organisation, which are published at once; nothing else is", async ({
  linked,
}) => {
  const { users, admin, own, foreign, deleteNewEntries } = await addPeople(linked.cms);
  try {
    await admin("PUT", entryPath(type, `/${own}`), { Beschreibung: "Nur im Entwurf" });
    const { ask } = users.verein;
    const Besondere_Tage = [{ Von: "2031-12-24", Gilt: "geschlossen", Hinweis: "Weihnachten" }];
    const saved = await ask("PUT", entryPath(type, `/${own}`), { Besondere_Tage, Name: "Umbenannt" });
    expect(saved.status).toBe(200);
    const [row] = Besondere_Tage;
    expect(await published(linked.cms.url, own)).toMatchObject({
      Name: "Eigener Verein",
      Beschreibung: null,
      Besondere_Tage: [row],
    });
    const { body } = await admin("GET", entryPath(type, `/${own}`));
    expect(body.data).toMatchObject({
      Name: "Eigener Verein",
      Beschreibung: "Nur im Entwurf",
      status: "modified",
    });
    expect((await ask("PUT", entryPath(type, `/${foreign}`), { Besondere_Tage })).status).toBe(403);

    const choices = await ask("GET", "redaktion/besondere-tage?von=2031-12-24&bis=2032-01-01");
    expect(choices.body.data.map(({ documentId }: { documentId: string }) => documentId)).toEqual([own]);
    const enter = (documentId: string) =>
      ask("POST", "redaktion/besondere-tage", {
        day: { Von: "2031-12-31", Gilt: "geschlossen" },
        entries: [own, documentId].map((id) => ({ uid: `api::${type}.${type}`, documentId: id })),
      });
    expect((await enter(foreign)).status).toBe(400);
    expect((await published(linked.cms.url, own)).Besondere_Tage).toHaveLength(1);
    expect((await enter(own)).status).toBe(200);
    expect((await published(linked.cms.url, own)).Besondere_Tage.length).toBeGreaterThan(1);
    expect((await published(linked.cms.url, foreign)).Besondere_Tage).toEqual([]);
  } finally {
    await deleteNewEntries();
  }
});
