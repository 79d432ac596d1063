import assert from "node:assert/strict";
import { test } from "node:test";
import { plainText, toMarkdown } from "./html-to-markdown";
import { readCalendar } from "./read-calendar";
import { calendarOf, now } from "./testing/fixtures";

const fieldsOf = async (...lines: string[]) => {
  const text = calendarOf("BEGIN:VEVENT", "UID:1", "DTSTART:20270601T180000Z", ...lines, "END:VEVENT");
  return (await readCalendar(text, { now })).entries[0]?.fields;
};

test("entities of HTML become what they mean, whoever wrote them twice; ampersands and semicolons stay", () => {
  for (const [written, meant] of [
    ["Kaffee &amp; Kuchen &#8211; Gem&uuml;tliches im Caf&#xe9;", "Kaffee & Kuchen – Gemütliches im Café"],
    ["&Auml;rger &szlig; 5&nbsp;&euro; &bdquo;Fest&ldquo; &#150; ja", "Ärger ß 5 € „Fest“ – ja"],
    ["Advent &amp;#8211; Markt &amp;amp; Musik", "Advent – Markt & Musik"],
    [
      "R&D; AT&T; Kaffee & Kuchen; &unbekannt; &#0; &#xD800;",
      "R&D; AT&T; Kaffee & Kuchen; &unbekannt; &#0; &#xD800;",
    ],
    [
      "<b>Fest</b> &lt;i&gt;heute&lt;/i&gt; <info@verein.example> a < b",
      "Fest heute <info@verein.example> a < b",
    ],
  ] as const)
    assert.equal(plainText(written), meant);
});

test("a place with entities is not cut at their semicolons, one with semicolons is", async () => {
  const place = await fieldsOf("SUMMARY:Fest<br>am Bach", "LOCATION:B&uuml;rgerhaus &amp; Saal; Ring 1");
  assert.deepEqual(
    [place?.Titel, place?.Ort, place?.Adresse],
    ["Fest am Bach", "Bürgerhaus & Saal", "Ring 1"],
  );
});

test("plain text stays as typed: signs of Markdown are escaped where they would mean something", () => {
  for (const [typed, markdown] of [
    ["* 5 Euro * Eintritt", "\\* 5 Euro \\* Eintritt"],
    ["- eins\n+ zwei\n-5 Grad", "\\- eins  \n\\+ zwei  \n-5 Grad"],
    ["> 18 Jahre", "\\> 18 Jahre"],
    ["Text\n=====\n-----", "Text  \n\\=====  \n\\-----"],
    ["1. Mai bis 3. Mai\n2) zwei", "1\\. Mai bis 3. Mai  \n2\\) zwei"],
    ["# eins\n#1", "\\# eins  \n\\#1"],
    ["Musik_am_Bach _leise_", "Musik_am_Bach \\_leise\\_"],
    ["<info@verein.example> und 3 < 4", "\\<info@verein.example> und 3 < 4"],
    ["[Karten](x) ~ca~ `so` C:\\*", "\\[Karten](x) \\~ca\\~ \\`so\\` C:\\\\\\*"],
    ["a|b\n--|--\n| c", "a|b  \n\\--|--  \n\\| c"],
    ["https://verein.example/a_b_*c~d?x=[1] *", "https://verein.example/a_b_*c~d?x=[1] \\*"],
    ["    eingerückt", "eingerückt"],
  ] as const)
    assert.equal(toMarkdown(typed), markdown);
});

test("HTML keeps its paragraphs and lists; inline tags alone keep the text's own lines", () => {
  assert.equal(
    toMarkdown("<p>Bitte\nmitbringen:</p><ul><li>Besen</li>\n<li>1. Hilfe *</li></ul>Danke!"),
    "Bitte mitbringen:\n\n- Besen  \n- 1. Hilfe \\*\n\nDanke!",
  );
  assert.equal(toMarkdown("Eins <b>zwei</b>\ndrei &amp; vier"), "Eins zwei  \ndrei & vier");
});

test("where DESCRIPTION is missing or empty, HTML of another field is read as text", async () => {
  const html =
    'X-ALT-DESC;FMTTYPE=text/html:<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2//EN">\\n<HTML><HEAD><TITLE>x</TITLE><STYLE>p {}</STYLE></HEAD><BODY><!-- y --><P>Bitte <B>eigene Tasse</B> mitbringen\\, auch L&ouml;ffel.</P></BODY></HTML>';
  const meant = "Bitte eigene Tasse mitbringen, auch Löffel.";
  assert.equal((await fieldsOf("SUMMARY:Fest", html))?.Kurztext, meant);
  assert.equal((await fieldsOf("SUMMARY:Fest", "DESCRIPTION:\\n", html))?.Kurztext, meant);
  assert.equal((await fieldsOf("SUMMARY:Fest", "DESCRIPTION:Kommt!", html))?.Kurztext, "Kommt!");
});

test("comments and styles are left out up to their end, and stay where they have none", () => {
  for (const [html, text] of [
    ["<p>Fest<!-- a --> am <style>p{}</style>Anger<script>x</script></p>", "Fest am Anger"],
    ["<p>Fest</p><style>a</style>b</style>", "Fest\nb</style>"],
    ["<p>Fest</p><script>offen", "Fest\n\\<script>offen"],
    ["<p>Fest</p><!-- offen", "Fest\n\\<!-- offen"],
  ])
    assert.equal(toMarkdown(html ?? "").replace(/ {2}\n/g, "\n"), text?.replaceAll("b</", "b\\</"));
});
