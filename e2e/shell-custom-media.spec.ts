import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { pageExtraTexts } from "@/lib/texts/page-extras";
import { openEditor, openPanel } from "../scripts/stack/editor";
import { withMotion } from "./support/motion";
import { test } from "./support/stack";

test.use(withMotion);

const videoFile = async () =>
  new File([await readFile("public/medien/hero.webm")], "film.webm", { type: "video/webm" });
const pictureFile = async () =>
  new File([await readFile("public/medien/hero-poster.jpg")], "bild.jpg", { type: "image/jpeg" });

const settings = "allgemeine-einstellung";
const mediaFields = ["Logo", "Logo_klein", "Video", "Video_Standbild"];

/** The ids of the files that the settings name, by field */
async function mediaInSettings(editor: Awaited<ReturnType<typeof openEditor>>) {
  const found = (await editor.getSingle(settings)) as Record<string, { id: number } | null>;
  return Object.fromEntries(mediaFields.map((name) => [name, found[name]?.id ?? null]));
}

test("the site shows the logo and the video that editors upload", async ({ page, linked: { cms, site } }) => {
  const editor = await openEditor(cms.url);
  const before = await mediaInSettings(editor);
  const homePage = async () => (await fetch(site.url)).text();
  expect(await homePage()).not.toContain("/dateien/film_");
  const [Video, Logo] = [await editor.upload(await videoFile()), await editor.upload(await pictureFile())];
  await editor.updateSingle(settings, { Logo, Logo_klein: Logo, Video, Video_Standbild: Logo });
  await expect.poll(homePage).toContain("/dateien/film_");

  await page.goto(site.url);
  const logo = page
    .getByRole("banner")
    .getByRole("link", { name: /Startseite/ })
    .locator("img")
    .first();
  await expect(logo).toHaveAttribute("src", /^\/dateien\/bild_.*\.jpg\?v=/);
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  // The browser loads a resized variant.
  expect(await logo.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/&w=\d+&f=webp$/);
  const video = page.getByRole("banner").locator("video");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentSrc))
    .toMatch(/\/dateien\/film_/);

  // It is larger than what phones get.
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  const requests: string[] = [];
  phone.on("request", (request) => requests.push(request.url()));
  await phone.goto(site.url, { waitUntil: "networkidle" });
  await expect(phone.getByRole("banner").locator("[data-landscape] img").last()).toBeVisible();
  expect(requests.filter((url) => url.includes("/dateien/film_"))).toEqual([]);
  await expect(phone.getByRole("button", { name: pageExtraTexts.stopMotion })).toHaveCount(0);
  // Its code is there: the same page, wider, plays it.
  await phone.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => requests.filter((url) => url.includes("/dateien/film_")).length).toBeGreaterThan(0);
  await openPanel(
    phone,
    "content-manager/single-types/api::allgemeine-einstellung.allgemeine-einstellung",
    cms.url,
  );
  await expect(phone.getByText(/^Handys bekommen dieses Video nicht: Es hat 265 kB/)).toBeVisible({
    timeout: 60_000,
  });
  await phone.close();

  const source = await video.evaluate((element: HTMLVideoElement) => element.currentSrc);
  const range = await page.request.get(source, { headers: { Range: "bytes=0-99" } });
  expect(range.status()).toBe(206);
  expect((await range.body()).byteLength).toBe(100);

  await editor.updateSingle(settings, before);
  await expect.poll(homePage).not.toContain("/dateien/film_");
});
