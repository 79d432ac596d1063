import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawSharePicture, shareTag } from "./draw";
import type { ShareCard as Card } from "./share-card";
import { ShareCard } from "./share-card-drawing";

beforeAll(async () => {
  process.env.DATA_DIR = await mkdtemp(join(tmpdir(), "share-"));
});

const card = (given: Partial<Card> = {}): Card => ({
  village: "Musterbach",
  kind: "Veranstaltung",
  title: "Übungsabend „Größe“ & Straßenfest",
  lines: ["Samstag, 28. November 2026, 14–21 Uhr", "Kirchplatz"],
  ...given,
});
const draw = (shown: Card) => drawSharePicture(shareTag(shown), async () => <ShareCard card={shown} />);

test.each([
  ["an ordinary event", card()],
  ["a cancelled one", card({ notice: "Abgesagt" })],
  ["a very long title", card({ title: "Sehr lange Überschrift ".repeat(40) })],
  ["a very long word", card({ title: "Donaudampfschifffahrt".repeat(20), village: "Klein-".repeat(30) })],
  ["the site itself", card({ kind: undefined, lines: [] })],
])("%s fills a picture of 1200 × 630 pixels", async (_what, shown) => {
  const bytes = await draw(shown);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  // Nothing runs over the hills: below them there is their colour alone.
  const { data } = await sharp(bytes)
    .extract({ left: 0, top: 625, width: 1200, height: 5 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([
    ...new Set(Array.from({ length: 1200 }, (_, x) => data.subarray(x * 3, x * 3 + 3).join())),
  ]).toHaveLength(1);
});

test("a village's own colours are those of the sign and the hills", async () => {
  const pixel = async (shown: Card, left: number, top: number) =>
    (
      await sharp(await draw(shown))
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer()
    ).toString("hex");
  const own = card({ colours: { sign: "#00205b", onSign: "#ffffff", heading: "#6a0d25", hill: "#6a0d25" } });
  expect([await pixel(card(), 80, 55), await pixel(own, 80, 55)]).toEqual(["ffd043", "00205b"]);
  expect([await pixel(card(), 5, 628), await pixel(own, 5, 628)]).toEqual(["154734", "6a0d25"]);
});

test("another status gives another picture, the same texts the same", async () => {
  expect((await draw(card())).equals(await draw(card()))).toBe(true);
  expect((await draw(card())).equals(await draw(card({ notice: "Abgesagt" })))).toBe(false);
});
