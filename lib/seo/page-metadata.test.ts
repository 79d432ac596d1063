/** @jest-environment node */
import { entryTitle, pageMetadata } from "./page-metadata";

test("a title stands as it is given, whatever the layout adds", () => {
  const metadata = pageMetadata({ title: "Impressum", path: "/impressum" });
  expect(metadata).toMatchObject({
    title: { absolute: "Impressum" },
    alternates: { canonical: "/impressum" },
  });
  expect(metadata).not.toHaveProperty("robots");
  expect(metadata).not.toHaveProperty("description");
});

test("a description is shortened to what is shown", () => {
  const { description } = pageMetadata({ title: "A", path: "/a", description: "Wort ".repeat(100) });
  expect(description?.length).toBeLessThanOrEqual(160);
});

test("what must not be listed says so", () => {
  expect(pageMetadata({ title: "A", path: "/a", index: false }).robots).toEqual({
    index: false,
    follow: true,
  });
});

test("where it is shared a page has the site's picture, an entry its own, under a new address after a change", () => {
  const imageOf = (entry?: Parameters<typeof pageMetadata>[0]["entry"]) =>
    pageMetadata({ title: "A", path: "/a", ...(entry && { entry }) }).openGraph?.images;
  expect(imageOf()).toMatchObject([{ url: "/teilbild/seite/dorf.png", width: 1200, height: 630, alt: "A" }]);
  const entry = {
    kind: "veranstaltung",
    slug: "fest & mehr",
    changedAt: "2026-11-01T08:00:00.000Z",
  } as const;
  expect(imageOf(entry)).toMatchObject([{ url: "/teilbild/veranstaltung/fest%20%26%20mehr.png?v=mvxji0w0" }]);
  expect(imageOf({ ...entry, changedAt: "2026-11-02T08:00:00.000Z" })).not.toEqual(imageOf(entry));
});

test("an article says when it was published and changed", () => {
  const entry = {
    kind: "beitrag",
    slug: "bach",
    changedAt: "2026-11-01T08:00:00.000Z",
    publishedAt: "2026-10-30",
  } as const;
  expect(pageMetadata({ title: "A", path: "/a", entry }).openGraph).toMatchObject({
    type: "article",
    publishedTime: "2026-10-30",
    modifiedTime: "2026-11-01T08:00:00.000Z",
  });
});

test("an entry's title names the site, where it has a name", () => {
  expect(entryTitle("Kirmes", "Dorfforum Musterbach")).toBe("Kirmes – Dorfforum Musterbach");
  expect(entryTitle("Kirmes", undefined)).toBe("Kirmes");
});
