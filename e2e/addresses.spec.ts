import { expect } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { type Entry, openEditor, openPanel } from "../scripts/stack/editor";
import { test } from "./support/stack";

const type = "veranstaltung";
const start = "2027-04-09T17:00:00.000Z";

const slugOf = (entry: Entry) => String(entry.Slug);

async function publishEvent(title: string, fields: Record<string, unknown> = {}): Promise<Entry> {
  const editor = await openEditor();
  const { documentId } = await editor.createEntry(type, { Titel: title, Beginn: start, ...fields });
  return editor.publish(type, documentId);
}

test("the address follows the title until the entry is published", async () => {
  const editor = await openEditor();
  const { documentId, ...created } = await editor.createEntry(type, {
    Titel: "Frühlingsmarkt",
    Beginn: start,
  });
  expect(created.Slug).toBe("fruehlingsmarkt");
  const renamed = await editor.updateEntry(type, documentId, {
    Titel: "Großer Ostermarkt",
    Slug: created.Slug,
  });
  expect(renamed.Slug).toBe("grosser-ostermarkt");
  const chosen = await editor.updateEntry(type, documentId, { Slug: "markt-am-teich" });
  expect((await editor.updateEntry(type, documentId, { ...chosen, Titel: "Markt" })).Slug).toBe(
    "markt-am-teich",
  );
  await editor.updateEntry(type, documentId, { Slug: "markt" });
  await editor.publish(type, documentId);
  expect((await editor.updateEntry(type, documentId, { Titel: "Jahrmarkt", Slug: "markt" })).Slug).toBe(
    "markt",
  );
});

test("a cleared address is made of the title again, and no entry is published under an address that is taken", async () => {
  const editor = await openEditor();
  const entry = await publishEvent("Weinfest am Hang");
  const cleared = (fields: Record<string, unknown>) =>
    editor.updateEntry(type, entry.documentId, { ...fields, Slug: null });
  expect((await cleared({})).Slug).toBe("weinfest-am-hang");
  await editor.updateEntry(type, entry.documentId, { Slug: "wein" });
  expect((await cleared({ Titel: "Weinlese" })).Slug).toBe("weinlese");
  // Published it still has the old address, which no other draft has.
  const { documentId } = await editor.createEntry(type, { Titel: "Zweites Fest", Beginn: start });
  await editor.updateEntry(type, documentId, { Slug: "weinfest-am-hang" });
  await expect(editor.publish(type, documentId)).rejects.toThrow("Webadresse ist schon vergeben");
  await editor.deleteEntry(type, documentId);
  // A derived address avoids it.
  const third = await editor.createEntry(type, { Titel: "Weinfest am Hang", Beginn: start });
  expect(third.Slug).toBe("weinfest-am-hang-2");
  for (const id of [third.documentId, entry.documentId]) await editor.deleteEntry(type, id);
});

test("two entries of one title have addresses of their own, and a title without letters has one", async () => {
  const editor = await openEditor();
  const titles = ["Tanz in den Mai", "Tanz in den Mai", "🎄🎄"];
  const slugs: unknown[] = [];
  for (const Titel of titles) slugs.push((await editor.createEntry(type, { Titel, Beginn: start })).Slug);
  expect(slugs).toEqual(["tanz-in-den-mai", "tanz-in-den-mai-1", "veranstaltung"]);
});

test("former addresses lead to the present one, as long as the entry is published", async ({ request }) => {
  const editor = await openEditor();
  const entry = await publishEvent("Laternenumzug früher");
  const ask = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.status() === 308) expect(response.headers()["cache-control"]).toMatch(/no-cache|max-age=0/);
    return [response.status(), response.headers().location?.replace(/^https?:\/\/[^/]+/, "")];
  };
  const until = (path: string, status: number, location?: string) =>
    expect.poll(() => ask(path), path).toEqual([status, location]);
  const first = routes.event(slugOf(entry));
  const second = routes.event("laternen-zwei");
  const third = routes.event("laternen-drei");
  await until(first, 200);

  await editor.publish(type, entry.documentId, { Slug: "laternen-zwei" });
  await until(first, 308, second);
  await editor.publish(type, entry.documentId, { Slug: "laternen-drei" });
  await until(first, 308, third);
  await until(`${second}?tag=2031-05-01&x=1`, 308, `${third}?tag=2031-05-01`);
  await until(routes.eventFile("laternen-zwei"), 308, routes.eventFile("laternen-drei"));

  // Changed back, then taken by another entry
  await editor.publish(type, entry.documentId, { Slug: "laternen-zwei" });
  await until(second, 200);
  await until(third, 308, second);
  const other = await publishEvent("Anderer Umzug", { Slug: "laternen-drei" });
  await until(third, 200);
  await editor.unpublish(type, other.documentId);
  await until(third, 404);

  await editor.unpublish(type, entry.documentId);
  await until(first, 404);
  await editor.deleteEntry(type, entry.documentId);
  await until(first, 404);
});

test("a renamed category keeps its address and its calendar subscriptions", async ({ request }) => {
  const editor = await openEditor();
  const category = await editor.createEntry("kategorie", { Name: "Probe für Adressen" });
  const event = await publishEvent("Termin der Probe", { Kategorien: [category.documentId] });
  const subscribed = routes.calendarFile({ categories: [slugOf(category)] });
  const calendar = async () => (await request.get(subscribed)).text();
  await expect.poll(calendar).toContain(slugOf(event));
  await editor.updateEntry("kategorie", category.documentId, { Name: "Andere Probe", Slug: "andere-probe" });
  await expect
    .poll(
      async () =>
        (await request.get(routes.category(slugOf(category)), { maxRedirects: 0 })).headers().location,
    )
    .toContain(routes.category("andere-probe"));
  expect(await calendar()).toContain(slugOf(event));
  await editor.unpublish(type, event.documentId);
  await editor.deleteEntry("kategorie", category.documentId);
});

test("the panel warns before an address of another entry is taken over", async ({ panelPage: page }) => {
  const editor = await openEditor();
  const entry = await publishEvent("Fest mit alter Adresse");
  await editor.publish(type, entry.documentId, { Slug: "fest-mit-neuer-adresse" });
  await openPanel(page, `content-manager/collection-types/api::${type}.${type}/create`);
  const address = page.getByRole("textbox", { name: "Webadresse" });
  await expect(address).toHaveValue("");
  await address.fill("fest-mit-alter-adresse");
  await expect(page.getByText("Diese Adresse führt bisher zu „Fest mit alter Adresse“.")).toBeVisible();
});
