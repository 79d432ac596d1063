import { optionalMedia, toPicture } from "./media";

const wire = (given: Record<string, unknown> = {}) =>
  optionalMedia.parse({
    documentId: "abc",
    url: "/uploads/ufer_1a.jpg",
    alternativeText: "Ufer",
    width: 800,
    height: 600,
    mime: "image/jpeg",
    updatedAt: "2026-11-01T08:00:00.000Z",
    ...given,
  });

test("a picture has its path on the site, its size, its description and its focal point", () => {
  expect(toPicture(wire({ focalPoint: { x: 10, y: 90 } }))).toMatchObject({
    src: "/dateien/ufer_1a.jpg?v=mvxji0w0",
    alt: "Ufer",
    width: 800,
    height: 600,
    focus: { x: 10, y: 90 },
  });
  expect(toPicture(wire(), "Der Bach im Mai")?.alt).toBe("Der Bach im Mai");
});

test.each([
  ["a film", { mime: "video/mp4" }],
  ["a photo whose size the CMS could not find out", { width: null, height: null }],
  ["a photo without a height", { height: 0 }],
  ["a photo of 20,001 pixels", { width: 20_001 }],
])("%s is not shown as a picture", (_what, given) => {
  expect(toPicture(wire(given))).toBeUndefined();
});

test("a drawing needs no size", () => {
  expect(toPicture(wire({ mime: "image/svg+xml", width: null, height: null }))).toBeDefined();
});

test.each([null, {}, { x: "links", y: 1 }, { x: 101, y: 1 }, "50%"])(
  "a focal point of %j is ignored, and the picture is kept",
  (focalPoint) => {
    expect(toPicture(wire({ focalPoint }))).toMatchObject({ focus: undefined, alt: "Ufer" });
  },
);
