import { pageMetadata } from "./page-metadata";

test("a title is absolute, without the layout's suffix", () => {
  const metadata = pageMetadata({ title: "Impressum", path: "/impressum" });
  expect(metadata).toMatchObject({
    title: { absolute: "Impressum" },
    alternates: { canonical: "/impressum" },
  });
  expect(metadata).not.toHaveProperty("robots");
  expect(metadata).not.toHaveProperty("description");
});

test("a description has at most 160 characters", () => {
  const { description } = pageMetadata({ title: "A", path: "/a", description: "Wort ".repeat(100) });
  expect(description?.length).toBeLessThanOrEqual(160);
});

test("a page that must not be listed has noindex", () => {
  expect(pageMetadata({ title: "A", path: "/a", index: false }).robots).toEqual({
    index: false,
    follow: true,
  });
});

test("a page has the site's share picture, an entry its own, with a new URL after a change", () => {
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

test("an article has its dates of publication and change", () => {
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

test.each([
  ["Dorfforum Musterbach", "Kirmes – Dorfforum Musterbach"],
  [undefined, "Kirmes"],
])("of the site %s, the title is %s", (siteName, title) => {
  const metadata = pageMetadata({ title: "Kirmes", path: "/a", siteName });
  expect(metadata).toMatchObject({ title: { absolute: title }, openGraph: { title } });
});
