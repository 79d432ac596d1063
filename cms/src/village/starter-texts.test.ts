import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readEntries } from "../../demo/loader/load";
import {
  type Settings,
  type StarterPage,
  siteTitleOf,
  starterSettings,
  toStarterPage,
} from "./from-demo-texts";
import { gapsIn } from "./gaps";
import { answerProblems, cleanAnswer, featuresFor, questions, type VillageAnswers } from "./questions";

const demo = join(__dirname, "../../../..", "demo");
const [demoSettings = {}] = readEntries(demo, "allgemeine-einstellungen") as Settings[];
const demoPages = readEntries(demo, "seiten") as unknown as StarterPage[];
const village: VillageAnswers = {
  name: "Groß-Öls „am Bach“ $&",
  gemeinde: "Gemeinde Groß-Öls",
  strasse: "Lange Straße 12 a",
  plz: "66119",
  ort: "Groß-Öls",
  land: "Saarland",
  telefon: "",
  mail: "rathaus@gross-oels.de",
  admin: "eva@gross-oels.de",
  passwort: "",
};
const pages = Object.fromEntries(
  demoPages.map((page) => [page.Slug, toStarterPage(page, demoSettings, village).Text]),
);
const traces =
  /Muster(bach|land)|30 23125|example\.org|\]\(\/(beitrag|angebot|info)\/|Markt 4|Kirchgasse|Bürgermeister|Öffentlichkeitsarbeit|12345|Brandenburg|Gerätehaus|Gesundheitshaus|Giftnotruf/;

for (const [slug, text] of Object.entries(pages))
  test(`the page ${slug} says nothing of the demo`, () => assert.doesNotMatch(text, traces));

test("the settings say nothing of the demo", () =>
  assert.doesNotMatch(JSON.stringify(starterSettings(demoSettings, village)), traces));

test("legal pages have the village's facts, and gaps for what is not known", () => {
  assert.match(
    pages.impressum ?? "",
    /Gemeinde Groß-Öls {2}\n\[Rechtsform\] {2}\nLange Straße 12 a {2}\n66119 Groß-Öls/,
  );
  assert.match(pages.impressum ?? "", /\*\*E-Mail:\*\* rathaus@gross-oels\.de/);
  assert.match(pages.datenschutz ?? "", /Datenschutz in Saarland/);
  assert.match(pages["leichte-sprache"] ?? "", /Groß-Öls „am Bach“ \$& ist ein Dorf/);
  for (const slug of ["impressum", "datenschutz", "barrierefreiheit"])
    assert.ok(gapsIn(pages[slug]).length > 2);
  assert.ok(gapsIn(pages.impressum).includes("[Telefon]"));
});

test("gaps name what is missing, and the Land is not missing", () => {
  const { Aufsicht_Datenschutz, Durchsetzungsstelle } = starterSettings(demoSettings, village) as Settings;
  for (const text of [Aufsicht_Datenschutz, Durchsetzungsstelle])
    assert.match(String(text), /des Landes Saarland$/);
  const gaps = Object.values(pages).flatMap((text) => gapsIn(text));
  assert.deepEqual(
    gaps.filter((gap) => /Klammern|Bundesland/.test(gap)),
    [],
  );
  assert.match(pages.impressum ?? "", /\*\*Telefax:\*\* \[Telefax\]/);
  assert.ok(gapsIn(pages.impressum).includes("[Diesen Absatz nach der Prüfung löschen.]"));
});

test("phone and address that were given are asked for nowhere again", () => {
  const given = { ...village, telefon: "06801 100" };
  const filled = demoPages.map((page) => toStarterPage(page, demoSettings, given).Text);
  const texts = [...filled, ...Object.values(starterSettings(demoSettings, given)).map(String)];
  assert.deepEqual(
    texts.flatMap((text) => gapsIn(text)).filter((gap) => gap === "[Telefon]" || gap === "[E-Mail]"),
    [],
  );
  assert.match(texts.join("\n"), /telefonisch unter 06801 100/);
});

test("what stands only for the demo is left out", () => {
  assert.equal(pages.startseite, "");
  assert.doesNotMatch(pages.kontakt ?? "", /Bürgerbüro|Mängelmelder/);
  assert.match(pages.kontakt ?? "", /^## Im Notfall/);
});

test("the quick entries have signs that there are", () => {
  const { attributes } = JSON.parse(
    readFileSync(join(__dirname, "../../../../src/components/teile/schnelleinstieg.json"), "utf8"),
  );
  const { Schnelleinstiege } = starterSettings(demoSettings, village);
  assert.deepEqual(
    Schnelleinstiege.filter((entry: { Symbol: string }) => !attributes.Symbol.enum.includes(entry.Symbol)),
    [],
  );
});

test("titles stay within the limits of their fields", () => {
  for (const name of ["Au", "ä".repeat(50), "ä".repeat(55), "ä".repeat(80)]) {
    const { Seitentitel, Meta_Beschreibung } = starterSettings(demoSettings, { ...village, name });
    assert.ok(Seitentitel.length <= 60 && Meta_Beschreibung.length <= 160, name);
  }
  assert.equal(siteTitleOf("Ahornbach"), "Dorfforum Ahornbach");
});

const problemOf = (option: keyof VillageAnswers, answer: string) =>
  questions.find((question) => question.option === option)?.problem(answer);

for (const [option, answer] of [
  ["name", "Groß-Öls „am Bach“ (Saar)"],
  ["name", "Ä".repeat(80)],
  ["name", "O'Brien's \"Hof\""],
  ["plz", "01234"],
  ["land", "Baden-Württemberg"],
  ["telefon", "+49 (0)30 23125-100"],
  ["passwort", 'Dorf1234 mit # und "$'],
] as const)
  test(`${option} may be ${answer}`, () => assert.equal(problemOf(option, answer), undefined));

for (const [option, answer, reason] of [
  ["name", "Ä".repeat(81), /81/],
  ["name", "<b>Dorf</b>", /Buchstaben/],
  ["name", "Dorf [x](y)", /Buchstaben/],
  ["plz", "1234", /fünf Ziffern/],
  ["land", "Preußen", /Hessen/],
  ["mail", "rathaus", /keine E-Mail/],
  ["admin", "rathaus@grün.example", /ohne Umlaute/],
  ["passwort", "dorf", /8 Zeichen/],
  ["passwort", "Dorf1234'", /ohne das Zeichen/],
  ["passwort", `Dorf1${"ä".repeat(40)}`, /72/],
  ["raeume", "vielleicht", /ja oder nein/],
] as const)
  test(`${option} may not be ${answer}`, () => assert.match(problemOf(option, answer) ?? "", reason));

for (const [raeume, expected] of [
  ["nein", "registrations,letters"],
  ["Nein", "registrations,letters"],
  ["ja", undefined],
  ["", undefined],
] as const)
  test(`rooms: "${raeume}" writes FEATURES=${expected}`, () =>
    assert.equal(featuresFor({ raeume }), expected));

test("all that is missing or wrong is said at once", () => {
  const problems = answerProblems({ ...village, name: " ", plz: "1" });
  assert.deepEqual(
    problems.map((problem) => problem.slice(0, 7)),
    ["--name ", "--plz: "],
  );
});

test("answers are composed and without surplus spaces, a password stays", () => {
  const [name] = questions;
  const password = questions.find(({ isSecret }) => isSecret);
  assert.ok(name && password);
  assert.equal(cleanAnswer(name, "  Gro\u00df  O\u0308ls "), "Groß Öls");
  assert.equal(cleanAnswer(password, " Dorf 1 "), " Dorf 1 ");
});
