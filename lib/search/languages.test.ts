import { highlight } from "@dorfforum/german-search/highlighting/highlight";
import { inLanguages } from "./in-languages";
import { suggestFrom } from "./suggest";
import { ask, demoContext, demoIndex, firstHits } from "./testing/demo-index";

const index = demoIndex();

test.each([
  "welcome",
  "Ласкаво просимо",
  "مرحبا",
  "лікар",
  "лікаря",
  "сміття",
  "школа",
  "де школа?",
  "мешок жовтий мішок",
  "مدرسة",
  "المدرسة",
  "طبيب",
  "أين الطبيب",
  "الشرطة",
  "يوم الأربعاء",
])("%s finds the page for newcomers", (query) => {
  expect(firstHits(index, query)).toContain("willkommen");
});

test("a query in two languages finds the page that has both", () => {
  expect(firstHits(index, "doctor лікар", 1)).toEqual(["willkommen"]);
});

test("doctor finds what is German as well as the page for newcomers", () => {
  const { hits } = ask(index, "doctor");
  expect(hits.map(({ id }) => id)).toContain("willkommen");
});

test("hits say their language, and so do their parts; what matches in Arabic is highlighted", () => {
  const hit = ask(index, "مدرسة").hits.find(({ id }) => id === "willkommen");
  expect(hit?.lang).toBe("en");
  const marked = hit?.excerpt.filter((piece) => piece.hit) ?? [];
  expect(marked.map(({ text }) => text)).toContain("مدرسة");
  expect(hit?.excerptIn).toEqual({ lang: "ar", dir: "rtl" });
  expect(marked.every(({ lang, dir }) => lang === undefined && dir === undefined)).toBe(true);
  expect(hit?.excerpt).toContainEqual({
    text: expect.stringContaining("Grundschule am Mühlbach"),
    hit: false,
    lang: "de",
    dir: "ltr",
  });
  expect(hit?.excerpt.map(({ text }) => text).join("")).toContain("Grundschule am Mühlbach");
});

test("no German answer is made of a page in another language", () => {
  const { answer } = ask(index, "Wann ist die Ratuša offen Wednesday by appointment?");
  expect(answer?.source.href).not.toBe("/willkommen");
});

test("what is typed in another script is suggested", () => {
  const { entries } = suggestFrom(index, "Ласк", new Date("2026-11-21T09:00:00Z"), demoContext);
  expect(entries.map(({ href }) => href)).toContain("/willkommen");
});

test("pieces are cut where the language changes, and nothing of them is lost", () => {
  const pieces = highlight(index, "Welcome · Ласкаво просимо", new Map());
  const cut = inLanguages(
    [
      { text: "Welcome · Ласка", hit: false },
      { text: "во", hit: true },
    ],
    { language: "en" },
  );
  expect(cut).toEqual([
    { text: "Welcome · ", hit: false },
    { text: "Ласка", hit: false, lang: "uk" },
    { text: "во", hit: true, lang: "uk" },
  ]);
  expect(inLanguages(pieces, { language: "en" }).map(({ text }) => text)).toEqual([
    "Welcome · ",
    "Ласкаво просимо",
  ]);
});
