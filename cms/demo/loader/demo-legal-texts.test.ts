import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const folder = join(process.cwd().replace(/\/\.cache\/unit$/, ""), "demo/inhalte");
const read = (file: string) => JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8"));

type Entry = { Slug: string; Text: string; Leichte_Sprache?: string };
const pages: Entry[] = read("seiten");
const articles: Entry[] = read("beitraege");
const settings: Record<string, string> = read("allgemeine-einstellungen");
const textOf = (entries: Entry[], slug: string) => entries.find(({ Slug }) => Slug === slug)?.Text ?? "";

/** The settings that stand beside a page's text */
for (const [field, slug] of [
  ["Vertretungsberechtigt", "impressum"],
  ["Aufsichtsbehoerde", "impressum"],
  ["Redaktion_verantwortlich", "impressum"],
  ["Datenschutzbeauftragte", "datenschutz"],
  ["Barriere_Kontakt", "barrierefreiheit"],
] as const)
  test(`${field} names whom the page ${slug} names`, () => {
    const text = textOf(pages, slug).replaceAll("Beauftragten", "Beauftragte").toLowerCase();
    for (const part of settings[field]?.split(/, (?:Telefon )?| der (?=Gemeinde)/) ?? [""])
      assert.ok(part && text.includes(part.toLowerCase()), part);
  });

const accessible = articles.find(({ Slug }) => Slug === "barrierefreiheit-im-dorf");
for (const [what, text = ""] of [
  ["the statement", textOf(pages, "barrierefreiheit")],
  ["the page in Leichte Sprache", textOf(pages, "leichte-sprache")],
  ["the article", accessible?.Text],
  ["the article in Leichte Sprache", accessible?.Leichte_Sprache],
])
  test(`${what} promises an answer about a barrier within the month that the form promises`, () => {
    assert.match(text, /innerhalb eines Monats|nach einem Monat|höchstens 1 Monat/);
    assert.doesNotMatch(text, /(?:zwei|2) Wochen|\]\(\/kontakt\)/);
  });

test("what the site mails is said in one section of the Datenschutzerklärung, to which Mitmachen leads", () => {
  const section = /### E-Mails von uns\n.*?(?=\n## )/s;
  const privacy = textOf(pages, "datenschutz");
  assert.match(section.exec(privacy)?.[0] ?? "", /nur E-Mails, wenn sie dafür eingerichtet ist/);
  const others = [privacy.replace(section, ""), textOf(pages, "mitmachen")].join("\n");
  assert.doesNotMatch(others, /Adresse[^.]* schreiben wir|fragen wir per E-Mail|Bestätigung per E-Mail/);
  assert.doesNotMatch(others, /Adresse[^.]* nur für/);
  assert.ok(textOf(pages, "mitmachen").includes("(/datenschutz#abschnitt-e-mails-von-uns)"));
});

test("each text in Leichte Sprache says that it is not checked yet", () => {
  const texts = articles.flatMap(({ Leichte_Sprache }) => Leichte_Sprache ?? []);
  for (const text of [...texts, textOf(pages, "leichte-sprache")])
    assert.match(text, /^> Entwurf\. Eine Prüf-Gruppe muss diesen Text noch prüfen\.\n/);
});
