import { detectIntents } from "./detect-intents";

const at = (instant: string) => (query: string) =>
  detectIntents(query, new Date(instant), []).intents.map(({ label }) => label);

/** Thursday, 26 November 2026, ten in the morning in the village */
const onThursday = at("2026-11-26T09:00:00.000Z");

test.each([
  ["Was ist am Wochenende los?", ["am Wochenende: 28.–29. November", "Veranstaltungen"]],
  ["heute Abend", ["heute: Donnerstag, 26. November", "abends"]],
  ["morgen früh", ["morgen: Freitag, 27. November", "morgens"]],
  ["uebermorgen", ["übermorgen: Samstag, 28. November"]],
  ["nächsten Samstag", ["Samstag, 28. November"]],
  ["naechsten donnerstag", ["Donnerstag, 3. Dezember"]],
  ["Samstagabend", ["Samstag, 28. November", "abends"]],
  ["diese Woche", ["diese Woche: 26.–29. November"]],
  ["nächste Woche", ["nächste Woche: 30. November – 6. Dezember"]],
  ["in zwei Wochen", ["in 2 Wochen: 7.–13. Dezember"]],
  ["Konzert im Dezember", ["im Dezember"]],
  ["Konzert im Januar", ["im Januar 2027"]],
  ["Termine am 28.11.", ["Samstag, 28. November", "Veranstaltungen"]],
  ["28. November 2027", ["Sonntag, 28. November 2027"]],
  ["am 1.1.", ["Freitag, 1. Januar 2027"]],
  ["am fünften Dezember", ["Samstag, 5. Dezember"]],
  ["5. Dez.", ["Samstag, 5. Dezember"]],
  ["2026-12-05", ["Samstag, 5. Dezember"]],
  ["heute in zwei Wochen", ["in 2 Wochen: Donnerstag, 10. Dezember"]],
  ["Montag in einer Woche", ["Montag, 7. Dezember"]],
  ["nächste Woche Freitag", ["Freitag, 4. Dezember"]],
  ["Freitag nächster Woche", ["Freitag, 4. Dezember"]],
  ["Kita ab 1 Jahr", ["ab 1 Jahr"]],
  ["zu Weihnachten", ["Weihnachten: 24.–26. Dezember"]],
  ["an Silvester", ["Silvester: Donnerstag, 31. Dezember"]],
  ["zu Ostern", ["Ostern: 26.–29. März 2027"]],
  ["Kita für Zweijährige", ["für 2-Jährige"]],
  ["Turnen für Kinder ab 6", ["für Kinder ab 6"]],
  ["Mittagessen für Senioren", ["für Ältere"]],
  ["Welche Vereine gibt es?", ["Vereine"]],
])("„%s“ is understood as %j", (query, labels) => {
  expect(onThursday(query)).toEqual(labels);
});

test.each([
  "Wann kommt der gelbe Sack?",
  "Weihnachtsmarkt",
  "Osterfeuer",
  "Seniorennachmittag",
  "Veranstaltungen melden",
  "Öffnungszeiten am Samstag",
  "Guten Morgen",
  "Grundsteuer 2026",
])("„%s“ is searched as it is", (query) => {
  expect(onThursday(query)).toEqual([]);
});

test("an intent that the visitor removed is not detected again", () => {
  const now = new Date("2026-11-26T09:00:00.000Z");
  expect(detectIntents("heute Abend", now, ["zeit"]).intents.map(({ condition }) => condition.type)).toEqual([
    "tageszeit",
  ]);
});

test("days are the village's, also around midnight, the year's end and the change of clocks", () => {
  expect(at("2026-12-31T23:30:00.000Z")("heute")).toEqual(["heute: Freitag, 1. Januar"]);
  expect(at("2026-12-31T10:00:00.000Z")("morgen")).toEqual(["morgen: Freitag, 1. Januar 2027"]);
  const { intents } = detectIntents("am 25.10.", new Date("2026-10-20T10:00:00.000Z"), []);
  const [{ condition } = { condition: undefined }] = intents;
  // The day on which clocks go back has 25 hours.
  expect(condition).toEqual({
    type: "zeit",
    days: [["2026-10-25", "2026-10-25"]],
    ranges: [{ from: Date.parse("2026-10-24T22:00:00.000Z"), to: Date.parse("2026-10-25T23:00:00.000Z") }],
    isPast: false,
  });
});

test("on a weekend this one is meant, and the next when it is said", () => {
  const onSunday = at("2026-11-29T09:00:00.000Z");
  expect(onSunday("am Wochenende")).toEqual(["am Wochenende: 28.–29. November"]);
  expect(onSunday("nächstes Wochenende")).toEqual(["am nächsten Wochenende: 5.–6. Dezember"]);
});
