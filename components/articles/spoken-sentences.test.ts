/** @jest-environment jsdom */
import { spokenSentences } from "./spoken-sentences";

const read = (html: string) => {
  document.body.innerHTML = `<div id="text">${html}</div>`;
  return spokenSentences(document.getElementById("text") as HTMLElement);
};
const words = (html: string) => read(html).map(({ text }) => text);

test("headings, list items, cells and sentences are split", () => {
  expect(
    words(
      "<h2>Der Bach</h2><p>Er ist <b>neu</b>. Er gluckert!</p><ul><li>Kies</li><li><p>Sand</p></li></ul><table><tr><th>Tag</th><td>Mo</td></tr></table>",
    ),
  ).toEqual(["Der Bach", "Er ist neu.", "Er gluckert!", "Kies", "Sand", "Tag", "Mo"]);
});

test("soft hyphens are not spoken", () => {
  expect(words("<h2>Senioren\u00adnach\u00admittag</h2>")).toEqual(["Seniorennachmittag"]);
});

test("full stops of dates and abbreviations do not split", () => {
  expect(
    words("<p>Am 5. Dezember kommt z. B. Dr. Muster. Das kostet ca. 3,50 Euro. Treffpunkt: Mühle.</p>"),
  ).toEqual(["Am 5. Dezember kommt z. B. Dr. Muster.", "Das kostet ca. 3,50 Euro.", "Treffpunkt: Mühle."]);
});

test.each([
  "Do. 3. Dez. 19.30 Uhr im Saal.",
  "Gespräch mit Fr. Lehmann, Hauptstr. 5, max. 20 Personen.",
  "Von Di. bis So. Nachmittag inkl. Kuchen d. h. für alle.",
])("%s is one sentence", (sentence) => expect(words(`<p>${sentence}</p>`)).toEqual([sentence]));

test("hidden and visually hidden text is skipped", () => {
  expect(
    words(
      '<p>Zum <a href="/">Fest<svg aria-hidden="true"><title>Pfeil</title></svg><span class="sr-only"> (externer Link)</span></a>.</p><p>…</p>',
    ),
  ).toEqual(["Zum Fest."]);
});

test("long sentences are split at commas without losing text", () => {
  const long = `Wir haben ${"sehr viele schöne Blumen, ".repeat(30)}und Bäume.`;
  const parts = words(`<p>${long}</p>`);
  expect(parts.length).toBeGreaterThan(4);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(180);
  expect(parts.join(" ")).toBe(long);
  expect(words(`<p>${"x".repeat(500)}</p>`).join("")).toHaveLength(500);
});

test("a sentence has its range, across inline elements", () => {
  const [first, second] = read("<p>Er ist <b>ganz <i>neu</i></b>. Und schön.</p>");
  expect(first?.range.toString().trim()).toBe("Er ist ganz neu.");
  expect(second?.range.toString()).toBe("Und schön.");
});

test("each line of a paragraph is one", () => {
  expect(words("<p>28. November: Markt<br>\n5. Dezember: Nikolaus</p>")).toEqual([
    "28. November: Markt",
    "5. Dezember: Nikolaus",
  ]);
});

test("a term of the glossary is read, its explanation and other buttons are not", () => {
  expect(
    words(
      '<p>Die <button popovertarget="b">Satzung</button><span id="b" popover>Regeln.</span> gilt. <button>Kopieren</button></p>',
    ),
  ).toEqual(["Die Satzung gilt."]);
});

test("words in another language are a sentence of their own; texts that a browser has translated are in its language", () => {
  const languages = (html: string) => {
    document.body.innerHTML = `<main>${html}</main>`;
    return spokenSentences(document.body).map(({ language, text }) => [language, text]);
  };
  expect(
    languages('<p>Herr <span lang="ar" dir="rtl">محمد</span> kommt.</p><p lang="en">Good morning. Bye.</p>'),
  ).toEqual([
    ["de", "Herr"],
    ["ar", "محمد"],
    ["de", "kommt."],
    ["en", "Good morning."],
    ["en", "Bye."],
  ]);
  document.documentElement.lang = "en-US";
  expect(languages("<p><font><font>Good morning.</font></font></p>")).toEqual([["en", "Good morning."]]);
  document.documentElement.lang = "";
});
