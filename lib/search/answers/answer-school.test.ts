import { aNotice } from "@/lib/testing/factories";
import { demoContext } from "../testing/demo-index";
import { smallIndex } from "../testing/small-index";
import { answerTo } from "./testing/answer-to";
import { index, now, said } from "./testing/said";

const numbers = [
  "Grundschule am Mühlbach: 030 23125 305",
  "Grundschule Birkenrain (Außenstelle): 030 23125 306",
];

test.each([
  "ist heute schule",
  "Ist morgen Schule?",
  "ist schule heute",
  "fällt die schule aus",
  "fällt morgen der unterricht wegen schnee aus",
  "fällt heute die schule aus?",
  "haben die kinder morgen schule",
  "findet heute unterricht statt",
  "hitzefrei",
  "ist heute schulfrei",
  "schulausfall",
])("„%s“ is answered with the numbers of the schools, for only they know", (q) => {
  expect(said(q)).toMatchObject({
    kind: "phone",
    sentence: `Ob Schule ist, sagt Ihnen die Schule selbst. ${numbers[0]}`,
    phone: { number: "030 23125 305" },
    details: [numbers[1]],
    source: { title: "Grundschule am Mühlbach" },
  });
});

test("a school that is named is the one to call", () => {
  expect(said("fällt heute die Schule in Birkenrain aus")).toMatchObject({
    phone: { number: "030 23125 306" },
    details: [],
  });
});

test.each([
  "wo ist die grundschule",
  "ist die schule heute offen",
  "grundschule telefon",
  "schulanmeldung",
  "war gestern schule",
  "wann ist wieder schule",
  "wann ist einschulung in der schule",
  "fällt das konzert in der musikschule aus",
])("„%s“ asks something else", (q) => {
  expect(said(q)?.sentence ?? "").not.toMatch(/Ob Schule ist|keine Schule/);
});

test.each([
  ["ist am sonntag schule", "Sonntag, 29. November 2026: keine Schule."],
  ["ist am 26. dezember schule", "Samstag, 26. Dezember 2026: keine Schule (2. Weihnachtstag)."],
])("„%s“ on a day without school says so: %s", (q, sentence) => {
  expect(said(q)).toMatchObject({ sentence, details: numbers });
});

test.each([
  ["Am Mittwoch fällt der Unterricht\nwegen Glatteis aus.", undefined, "/"],
  ["Alle Schulen bleiben zu.", "/beitrag/glatteis", "/beitrag/glatteis"],
])("a notice that is shown and speaks of school is the answer: %j", (text, target, href) => {
  const notices = [aNotice({ text: "Die Schulstraße ist gesperrt." }), aNotice({ text, target })];
  expect(answerTo(index, "ist morgen schule", now, { ...demoContext, notices })).toMatchObject({
    sentence: `Mitteilung der Gemeinde: ${text.replace("\n", " ")}`,
    details: numbers,
    source: { href },
  });
});

test("a village without a school has no answer, but its notice", () => {
  const village = smallIndex({ a: "# Schule\nFrüher gab es hier eine Schule." });
  expect(answerTo(village, "ist heute schule", now)).toBeUndefined();
  const notices = [aNotice({ text: "Die Schulen der Stadt bleiben zu." })];
  expect(answerTo(village, "ist heute schule", now, { ...demoContext, notices })).toMatchObject({
    sentence: "Mitteilung der Gemeinde: Die Schulen der Stadt bleiben zu.",
    phone: undefined,
  });
});
