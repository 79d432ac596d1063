import { expect } from "@playwright/test";
import { contentTexts } from "@/lib/texts/content";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { test } from "./support/stack";

test("a picture of the CMS is served by the site, cached without expiry and sandboxed", async ({
  page,
  request,
}) => {
  await page.goto(routes.event("feuerwehrfest"));
  const src = (await page.locator("main img[src^='/dateien/']").first().getAttribute("src")) ?? "";
  const file = await request.get(src);
  expect(file.status()).toBe(200);
  expect(file.headers()).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
  expect(await file.text()).toContain("<svg");
});

test("a drawing has no smaller versions, and asking for one does not take it off the site", async ({
  page,
  request,
}) => {
  await page.goto(routes.home);
  const src = (await page.locator("main img[src*='.svg?v=']").first().getAttribute("src")) ?? "";
  expect((await request.get(`${src}&w=160&f=avif`)).status()).toBe(404);
  expect((await request.get(src)).status()).toBe(200);
});

test("files that no published entry uses are not served", async ({ request }) => {
  for (const path of ["/dateien/robots.txt", "/dateien/..%2F..%2Fpackage.json", "/dateien/%2e%2e%2f.env"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test("the CMS needs a token, and the site's token cannot read messages", async ({ request }) => {
  const cms = process.env.CMS_URL ?? "";
  const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
  expect((await request.get(`${cms}/api/veranstaltungen`)).status()).toBe(401);
  // No route reads them with any token.
  for (const type of ["nachrichten", "einsendungen"]) {
    expect((await request.get(`${cms}/api/${type}`, { headers })).status(), type).toBe(404);
    expect((await request.get(`${cms}/api/${type}/1`, { headers })).status(), type).toBe(404);
  }
  expect((await request.post(`${cms}/api/nachrichten`, { headers, data: { data: {} } })).status()).toBe(403);
});

test("the site's token reads no draft of any type", async ({ request }) => {
  const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
  const read = async (path: string) => {
    const response = await request.get(`${process.env.CMS_URL}/api/${path}`, { headers });
    expect(response.status(), path).toBe(200);
    return (await response.json()).data;
  };
  for (const type of ["veranstaltungen", "angebote", "infos", "beitraege", "organisationen", "seiten"]) {
    expect((await read(type)).length, type).toBeGreaterThan(0);
    for (const status of [
      "status=draft",
      "status[0]=draft",
      "status[$eq]=draft",
      "hasPublishedVersion=false",
    ]) {
      const entries: { documentId: string; publishedAt: string | null }[] = await read(`${type}?${status}`);
      for (const { publishedAt } of entries) expect(publishedAt, `${type}?${status}`).not.toBeNull();
    }
    const [{ documentId }] = await read(type);
    expect((await read(`${type}/${documentId}?status=draft`)).publishedAt, type).not.toBeNull();
  }
});

test("a webhook without the secret is refused", async ({ request }) => {
  const data = { event: "entry.publish", model: "veranstaltung", entry: { documentId: "x" } };
  const refused = await request.post("/api/cms/webhook", { data });
  expect(refused.status()).toBe(401);
  const wrong = { Authorization: "Bearer wrong" };
  expect((await request.post("/api/cms/webhook", { data, headers: wrong })).status()).toBe(401);
});

test("a file beside an event has its kind and size, and is saved under the name that the editor gave", async ({
  page,
  linked: { cms, site },
}) => {
  const editor = await openEditor(cms.url);
  const bytes = Buffer.from("%PDF-1.4\n%%EOF\n".padEnd(12_400));
  const file = new File([bytes], "Handzettel Ranzenfest.pdf", { type: "application/pdf" });
  const Dateien = [await editor.upload(file)];
  const fields = { Titel: "Ranzenfest", Slug: "ranzenfest", Beginn: "2031-05-01T10:00:00.000Z", Dateien };
  const { documentId } = await editor.createEntry("veranstaltung", fields);
  await editor.publish("veranstaltung", documentId);
  const address = site.url + routes.event("ranzenfest");
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
  await page.goto(address);
  const link = page
    .getByRole("region", { name: contentTexts.downloads })
    .getByRole("link", { name: /^Handzettel Ranzenfest \(PDF, 12.kB\)$/ });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("Handzettel Ranzenfest.pdf");
  await editor.unpublish("veranstaltung", documentId);
});
