import { truncate } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { readStack } from "../scripts/stack/test-stack.mjs";

const event = (name: string) => ({
  Titel: name,
  Slug: name.toLowerCase().replaceAll(" ", "-"),
  Kurztext: "Nur für diesen Test.",
  Beginn: "2031-05-01T10:00:00.000Z",
});

async function photo(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 130, sigma: 30 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: "#000", noise } });
  return Buffer.from(await grain.jpeg({ quality: 90 }).toBuffer());
}

test("a photo has a required alternative text, its size, its focal point and smaller AVIF and WebP variants", async ({
  page,
  request,
}) => {
  const editor = await openEditor();
  const bytes = await photo(1200, 800);
  const Bild = await editor.upload(new File([bytes], "bildtest.jpg", { type: "image/jpeg" }), {
    focalPoint: { x: 20, y: 80 },
  });
  const { documentId } = await editor.createEntry("veranstaltung", { ...event("Bildtest Foto"), Bild });
  try {
    await expect(editor.publish("veranstaltung", documentId)).rejects.toThrow(/Bitte beschreiben Sie/);
    await editor.publish("veranstaltung", documentId, { Bild_Alt: "Körniges Grau" });
    const image = page.getByRole("img", { name: "Körniges Grau" });
    await expect(async () => {
      await page.goto(routes.event("bildtest-foto"));
      await expect(image).toHaveAttribute("width", "1200", { timeout: 1000 });
    }).toPass();
    await expect(image).toHaveCSS("object-position", "20% 80%");
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toContain("f=avif");
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);

    const src = (await image.getAttribute("src")) ?? "";
    const original = (await (await request.get(src)).body()).length;
    for (const format of ["avif", "webp"]) {
      const answer = await request.get(`${src}&w=640&f=${format}`);
      expect(answer.headers()["content-type"]).toBe(`image/${format}`);
      const made = await sharp(await answer.body()).metadata();
      expect(made.width).toBe(640);
      expect((await answer.body()).length).toBeLessThan(original);
    }
    expect((await request.get(`${src}&w=641&f=avif`)).status()).toBe(404);

    const [, file] = /^\/dateien\/([^?]+)/.exec(src) ?? [];
    const Kurztext = `![Grau im Kurztext](/uploads/${file})`;
    await editor.publish("veranstaltung", documentId, { Bild: null, Kurztext });
    const inText = page.getByRole("img", { name: "Grau im Kurztext" });
    await expect(async () => {
      await page.goto(routes.event("bildtest-foto"));
      await expect(inText).toHaveAttribute("width", "1200", { timeout: 1000 });
    }).toPass();
    expect((await request.get((await inText.getAttribute("src")) ?? "")).status()).toBe(200);
  } finally {
    await editor.deleteEntry("veranstaltung", documentId);
  }
});

test("a broken picture is replaced by an illustration and causes no server error", async ({
  page,
  request,
}) => {
  const editor = await openEditor();
  const Bild = await editor.upload(new File([await photo(600, 400)], "bruch.jpg", { type: "image/jpeg" }));
  const fields = { ...event("Bildtest Bruch"), Bild, Bild_Alt: "Kaputtes Bild" };
  const { documentId } = await editor.createEntry("veranstaltung", fields);
  try {
    await editor.publish("veranstaltung", documentId);
    const path = routes.event("bildtest-bruch");
    let src = "";
    await expect(async () => {
      const html = await (await request.get(path)).text();
      src = (/src="(\/dateien\/bruch[^"]+)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
      expect(src).not.toBe("");
    }).toPass();
    // The file is truncated as by a full disk, which the CMS does not notice.
    const { folder } = await readStack();
    const { pathname } = new URL(src, "http://localhost");
    await truncate(join(folder, "cms/public/uploads", pathname.replace("/dateien/", "")), 2000);
    expect((await request.get(`${src}&w=320&f=avif`)).status()).toBe(415);
    await page.goto(path);
    await expect(page.getByRole("img", { name: "Kaputtes Bild" })).toHaveCount(0);
    await expect(page.locator("main img[src^='/medien/illustrationen/']").first()).toBeVisible();
  } finally {
    await editor.deleteEntry("veranstaltung", documentId);
  }
});

test("the media library refuses in German what is no picture, whatever it is called", async () => {
  const editor = await openEditor();
  const svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><script>alert(1)</script></svg>";
  const jpeg = await photo(600, 400);
  for (const [content, name, type, reason] of [
    [svg, "getarnt.jpg", "image/jpeg", /kein Bild, das die Website zeigen kann/],
    [jpeg.subarray(0, jpeg.length / 2), "halb.jpg", "image/jpeg", /beschädigt oder unvollständig/],
    ["Nur Text.", "text.txt", "text/plain", /Diese Art von Datei/],
  ] as const) {
    await expect(editor.upload(new File([content], name, { type })), name).rejects.toThrow(reason);
  }
});

test("the media library refuses SVG and empty pictures", async () => {
  const editor = await openEditor();
  const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
  for (const [content, name, type] of [
    [svg, "a.svg", "image/svg+xml"],
    ["", "leer.png", "image/png"],
  ] as const) {
    await expect(editor.upload(new File([content], name, { type })), name).rejects.toThrow(/upload: 4/);
  }
});
