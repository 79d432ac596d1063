import { aPicture } from "@/lib/testing/factories";
import { toSrcSet, toVariant } from "./variants";

test("a picture has a variant of every width up to its own", () => {
  expect(toSrcSet(aPicture({ width: 1000, height: 500 }), "avif")).toBe(
    [
      "/dateien/markt.jpg?v=1&w=160&f=avif 160w",
      "/dateien/markt.jpg?v=1&w=320&f=avif 320w",
      "/dateien/markt.jpg?v=1&w=640&f=avif 640w",
      "/dateien/markt.jpg?v=1&w=960&f=avif 960w",
      "/dateien/markt.jpg?v=1&w=1280&f=avif 1000w",
    ].join(", "),
  );
  expect(toSrcSet(aPicture({ width: 100, height: 50 }), "webp")).toBe(
    "/dateien/markt.jpg?v=1&w=160&f=webp 100w",
  );
  expect(toSrcSet(aPicture({ width: 4000, height: 3000 }), "webp")).toMatch(/w=1920&f=webp 1920w$/);
  expect(toSrcSet(aPicture({ width: 4000, height: 3000 }), "webp", 320)).toMatch(/w=320&f=webp 320w$/);
});

test.each([
  ["a drawing", aPicture({ mime: "image/svg+xml" })],
  ["an animation", aPicture({ mime: "image/gif" })],
  ["a picture of unknown size", aPicture({ width: undefined })],
])("%s is shown as it is", (_what, picture) => {
  expect(toSrcSet(picture, "avif")).toBeUndefined();
});

test.each([
  ["v=1", undefined],
  ["v=1&w=640&f=webp", { width: 640, format: "webp" }],
  ["w=641&f=webp", "unknown"],
  ["w=0640&f=webp", "unknown"],
  ["w=640&f=png", "unknown"],
  ["w=640", "unknown"],
  ["f=avif", "unknown"],
])("%s asks for %j", (query, variant) => {
  expect(toVariant(new URLSearchParams(query))).toEqual(variant);
});
