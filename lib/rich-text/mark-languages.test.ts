import { languageOfCode } from "@dorfforum/shared/text/languages";
import { toHtml } from "hast-util-to-html";
import { markTerms } from "./mark-terms";
import { headings, toTree } from "./markdown";

const htmlOf = (markdown: string, code = "de") =>
  toHtml(toTree(markdown, { language: languageOfCode(code) })).replace(/\s*\n\s*/g, "");

test.each([
  ["German stays as it is", "Der *Bach*", "de", "<p>Der <em>Bach</em></p>"],
  [
    "each block of a foreign text says so",
    "## Bins\n\nBlack",
    "en",
    '<h2 lang="en">Bins</h2><p lang="en">Black</p>',
  ],
  [
    "a name is marked within its paragraph",
    "Herr محمد kommt",
    "de",
    '<p>Herr <span lang="ar" dir="rtl">محمد</span> kommt</p>',
  ],
  [
    "a paragraph in another script is marked as a whole",
    "Hallo\n\nمرحبا",
    "de",
    '<p>Hallo</p><p lang="ar" dir="rtl">مرحبا</p>',
  ],
  [
    "a heading that names a language begins a section in it",
    "Guten Tag\n\n## English\n\nBins\n\n### Paper\n\nBlue\n\n## Zurück\n\nHallo",
    "de",
    '<p>Guten Tag</p><h2 lang="en">English</h2><p lang="en">Bins</p><h3 lang="en">Paper</h3><p lang="en">Blue</p><h2>Zurück</h2><p>Hallo</p>',
  ],
  [
    "the German name of a language, or more than its own, is a heading like others",
    "## Englisch\n\nTermine\n\n## English for beginners\n\nTermine",
    "de",
    "<h2>Englisch</h2><p>Termine</p><h2>English for beginners</h2><p>Termine</p>",
  ],
  [
    "in a foreign text, a section may be German",
    "Hello\n\n## Deutsch\n\nHallo",
    "en",
    '<p lang="en">Hello</p><h2>Deutsch</h2><p>Hallo</p>',
  ],
  [
    "numbers among Arabic letters are read from the left",
    "رقم [116 117](tel:116117) أو 12 34 56",
    "ar",
    '<p lang="ar" dir="rtl">رقم <a href="tel:116117" dir="ltr">116 117</a> أو <span dir="ltr">12 34 56</span></p>',
  ],
  [
    "lists, and a German word in bold",
    "- الشرطة **Polizei**",
    "ar",
    '<ul lang="ar" dir="rtl"><li>الشرطة <strong lang="de" dir="ltr">Polizei</strong></li></ul>',
  ],
])("%s", (_, markdown, code, html) => {
  expect(htmlOf(markdown, code)).toBe(html);
});

test("the German label of a table's frame stays German", () => {
  const html = htmlOf("## Bins\n\n| Bin | Day |\n|---|---|\n| Black | Monday |", "en");
  expect(html).toContain('aria-label="Tabelle: Bins"');
  expect(html).toMatch(/<div [^>]*tabindex="0"[^>]*><table lang="en">/);
  expect(html).not.toMatch(/<div[^>]* lang=/);
});

test("the table of contents knows the language of each heading", () => {
  const markdown = "## Hallo\n\n## English\n\n## العربية";
  expect(headings(markdown).map(({ text, language }) => [text, language.code])).toEqual([
    ["Hallo", "de"],
    ["English", "en"],
    ["العربية", "ar"],
  ]);
});

test("German explanations stand in German parts only", () => {
  const terms = [{ name: "Rathaus", otherForms: [], explanation: "Sitz der Gemeinde" }];
  const tree = markTerms(toTree("## English\n\nThe Rathaus\n\n## Deutsch\n\nDas Rathaus"), terms);
  expect(toHtml(tree).match(/data-explanation/g)).toHaveLength(1);
  expect(toHtml(tree)).toContain('<p lang="en">The Rathaus</p>');
});
