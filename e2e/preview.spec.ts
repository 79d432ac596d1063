import path from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { routes } from "@/lib/urls/routes";
import { type Entry, openEditor, openPanel } from "../scripts/stack/editor";
import { test } from "./support/stack";

const type = "veranstaltung";
const uid = `api::${type}.${type}`;
const start = "2027-03-05T18:00:00.000Z";

/** The address that the panel's preview button asks for. */
async function previewAddress(entry: Entry, version = "draft"): Promise<string> {
  const editor = await openEditor();
  const query = `documentId=${entry.documentId}&status=${version}`;
  const response = await editor.fetch(`content-manager/preview/url/${uid}?${query}`);
  return (await response.json()).data.url;
}

async function createDraft(title: string): Promise<Entry> {
  const editor = await openEditor();
  const pixels = { width: 600, height: 400, channels: 3, background: "#2d6a4f" } as const;
  const bytes = await sharp({ create: pixels }).jpeg().toBuffer();
  const picture = new File([new Uint8Array(bytes)], "vorschau.jpg", { type: "image/jpeg" });
  const Bild = await editor.upload(picture, { alternativeText: "Laternen am Teich" });
  const Slug = title.toLowerCase().replaceAll(" ", "-");
  return editor.createEntry(type, { Titel: title, Slug, Beginn: start, Ort: "Teich", Bild });
}

test("the panel's preview opens a draft with its picture, which nobody else can see", async ({
  page,
  request,
}) => {
  const draft = await createDraft("Laternenlauf im Entwurf");
  const address = await previewAddress(draft);
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Laternenlauf im Entwurf");
  await expect(page.getByRole("complementary", { name: "Vorschau für die Redaktion" })).toContainText(
    "Entwurf.",
  );
  const picture = page.getByRole("img", { name: "Laternen am Teich" });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const file = await request.get((await picture.getAttribute("src")) ?? "");
  expect(file.headers()["cache-control"]).toBe("private, no-store");
  expect(await page.context().cookies()).toEqual([]);

  expect((await request.get(routes.event(String(draft.Slug)))).status()).toBe(404);
  const hits = await request.get(routes.searchApi({ q: "Laternenlauf im Entwurf" }));
  expect(await hits.text()).not.toContain(routes.event(String(draft.Slug)));
  await page.getByRole("link", { name: "Vorschau verlassen" }).click();
  await expect(page).toHaveURL(routes.home);
});

test("what is published without changes is previewed as what visitors see", async () => {
  const editor = await openEditor();
  const draft = await createDraft("Laternenlauf wie er ist");
  await editor.publish(type, draft.documentId);
  expect(await previewAddress(draft)).toContain(".published.");
  await editor.updateEntry(type, draft.documentId, { Ort: "Am Bach" });
  expect(await previewAddress(draft)).toContain(".draft.");
  await editor.deleteEntry(type, draft.documentId);
});

test("a draft that lacks what its type requires says what is missing", async ({ page }) => {
  const editor = await openEditor();
  const draft = await editor.createEntry(type, { Titel: "Noch ohne Tag", Slug: "noch-ohne-tag" });
  await page.goto(await previewAddress(draft));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Für die Vorschau fehlt noch etwas");
  await expect(page.getByRole("main").getByRole("listitem")).toContainText(["Beginn"]);
});

test("links that are forged, too old, or of an entry that is gone show no draft", async ({
  page,
  servers,
}) => {
  const draft = await createDraft("Nicht für alle");
  const address = new URL(await previewAddress(draft));
  const forged = address.pathname.replace(draft.documentId, "abcdefghijklmnopqrstuvwx");
  for (const wrong of [forged, `${address.pathname}x`, "/vorschau/x", "/vorschau"])
    expect((await page.goto(wrong))?.status(), wrong).toBe(404);

  const later = await servers.startSite({
    env: {
      NODE_OPTIONS: `--require=${path.resolve("e2e/support/shift-clock.cjs")}`,
      // 43 minutes
      DORFFORUM_DAYS_AHEAD: "0.03",
    },
  });
  const expired = await page.goto(later.url + address.pathname);
  expect(expired?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Diese Vorschau ist abgelaufen");

  await (await openEditor()).deleteEntry(type, draft.documentId);
  expect((await page.goto(address.pathname))?.status()).toBe(404);
});

test("only the preview's token reads drafts, and it reads nothing that visitors sent", async ({
  request,
}) => {
  const draft = await createDraft("Nur für die Vorschau");
  const read = (path: string, token = "") =>
    request.get(`${process.env.CMS_URL}/api/${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const draftPath = `veranstaltungen/${draft.documentId}?status=draft`;
  expect((await read(draftPath, process.env.CMS_PREVIEW_TOKEN)).status()).toBe(200);
  expect((await read(draftPath, process.env.CMS_API_TOKEN)).status()).toBe(404);
  for (const inbox of ["nachrichten", "einsendungen", "buchungen", "ausgehende-mails"])
    expect((await read(inbox, process.env.CMS_PREVIEW_TOKEN)).status(), inbox).toBe(404);
});

test("the panel shows the draft in its frame, which no other site may do", async ({ page, request }) => {
  const draft = await createDraft("Im Rahmen des Redaktionssystems");
  const { origin } = new URL(process.env.CMS_URL ?? "");
  await openPanel(page, `content-manager/collection-types/${uid}/${draft.documentId}/preview?status=draft`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Im Rahmen des Redaktionssystems");
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await page.getByRole("tab", { name: "Veröffentlicht" }).click();
  await expect(frame.getByText("Veröffentlichte Fassung.")).toBeVisible();

  const answer = await request.get(await previewAddress(draft));
  expect(answer.headers()["content-security-policy"]).toContain(`frame-ancestors ${origin}`);
});
