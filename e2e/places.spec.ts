import { expect, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { openEditor, openPanel } from "../scripts/stack/editor";
import { expectAccessible } from "./support/accessibility";

type Event = { Slug: string; Ort: string; Adresse: string | null; Raum: { Name: string } | null };

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** The versions of an event: published, then draft. */
async function versionsOf(documentId: string): Promise<Event[]> {
  const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
  const address = `${process.env.CMS_URL}/api/veranstaltungen/${documentId}?populate=Raum`;
  const read = async (status: string) =>
    (await (await fetch(`${address}&status=${status}`, { headers })).json()).data;
  return Promise.all(["published", "draft"].map(read));
}

test("events get the Ort of their name and address, an Ort takes its events along, two spellings are joined by a press", async ({
  page,
}) => {
  const editor = await openEditor();
  const id = crypto.randomUUID().slice(0, 8);
  const [hall, road] = [`Probehalle ${id}`, `Hallenstraße 1, ${id}`];
  const publish = async (Ort: string, Adresse: string | null) => {
    const fields = { Titel: `Probe in ${Ort}`, Beginn: inDays(20), Ort, Adresse };
    const { documentId } = await editor.createEntry("veranstaltung", fields);
    await editor.publish("veranstaltung", documentId);
    return documentId;
  };
  const here = await publish(hall, `hallenstr. 1, ${id}`);
  const withoutAddress = await publish(hall.toUpperCase(), null);
  const elsewhere = await publish(hall, `Am Bach 2, ${id}`);
  const spelled = await publish(`DGH ${id}`, road);
  expect((await versionsOf(here)).map(({ Raum }) => Raum)).toEqual([null, null]);

  const place = await editor.createEntry("ort", { Name: hall, Adresse: road });
  for (const linked of [here, withoutAddress])
    expect(await versionsOf(linked)).toMatchObject([{ Raum: { Name: hall } }, { Raum: { Name: hall } }]);
  for (const other of [elsewhere, spelled])
    expect((await versionsOf(other)).map(({ Raum }) => Raum)).toEqual([null, null]);

  await test.step("an event that moves loses the Ort, and gets it again", async () => {
    const move = async (Ort: string) => editor.publish("veranstaltung", here, { Ort });
    await move("Draußen");
    expect((await versionsOf(here)).map(({ Raum }) => Raum)).toEqual([null, null]);
    await move(hall);
    expect(await versionsOf(here)).toMatchObject([{ Raum: { Name: hall } }, { Raum: { Name: hall } }]);
  });

  const name = `Neue ${hall}`;
  await test.step("an Ort that is renamed and moved takes its events along, on the site too", async () => {
    const opened = await editor.findEntry("veranstaltung", { documentId: here });
    await editor.updateEntry("ort", place.documentId, {
      Name: name,
      Adresse: `Neue ${road}`,
      Breitengrad: 52.1,
    });
    const moved = { Ort: name, Adresse: `Neue ${road}`, Breitengrad: 52.1, Raum: { Name: name } };
    for (const linked of [here, withoutAddress])
      expect(await versionsOf(linked)).toMatchObject([moved, moved]);
    const [{ Slug } = { Slug: "" }] = await versionsOf(here);
    await expect.poll(async () => (await page.request.get(routes.event(Slug))).text()).toContain(name);
    // A form that was opened before does not bring the former name back.
    await expect(editor.updateEntry("veranstaltung", here, opened)).rejects.toThrow(
      /an anderer Stelle gespeichert/,
    );
  });

  await test.step("what differs is listed and joined", async () => {
    await editor.updateEntry("ort", place.documentId, { Adresse: road });
    const former = await editor.createEntry("ort", { Name: `DGH ${id}`, Adresse: road });
    await openPanel(page, "plugins/redaktion/raeume");
    await page.getByText(/ähnliche Schreibweise/).click({ timeout: 60_000 });
    const line = page.getByRole("listitem").filter({ hasText: `„DGH ${id}“` });
    await expect(line).toContainText(`bei einer Veranstaltung, ähnlich wie „${name}“ (${road})`, {
      timeout: 60_000,
    });
    await expectAccessible(page);
    await line.getByRole("button", { name: `Ist „${name}“: zusammenlegen` }).click();
    await expect(line).toBeHidden();
    const joined = { Ort: name, Adresse: road, Raum: { Name: name } };
    expect(await versionsOf(spelled)).toMatchObject([joined, joined]);
    await expect(editor.findEntry("ort", { documentId: former.documentId })).rejects.toThrow(
      /There is no ort/,
    );
    expect(await versionsOf(elsewhere)).toMatchObject([{ Ort: hall }, { Ort: hall }]);
  });
  for (const event of [here, withoutAddress, elsewhere, spelled])
    await editor.deleteEntry("veranstaltung", event);
  await editor.deleteEntry("ort", place.documentId);
});
