/** @jest-environment node */
import { entryTitle, pageMetadata } from "./metadata";

test("a title stands as it is given, whatever the layout adds", () => {
  expect(pageMetadata({ title: "Impressum", path: "/impressum" })).toEqual({
    title: { absolute: "Impressum" },
    alternates: { canonical: "/impressum" },
  });
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

test("an entry's title names the site, where it has a name", () => {
  expect(entryTitle("Kirmes", "Dorfforum Musterbach")).toBe("Kirmes – Dorfforum Musterbach");
  expect(entryTitle("Kirmes", undefined)).toBe("Kirmes");
});
