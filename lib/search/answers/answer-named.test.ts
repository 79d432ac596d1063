import { ask, demoIndex } from "../testing/demo-index";

const village = demoIndex();
/** A Wednesday morning */
const now = new Date("2026-11-25T10:00:00+01:00");
const answerTo = (q: string) => ask(village, q, now).answer;

test.each([
  ["rathaus", "Das Rathaus hat jetzt geschlossen und öffnet morgen um 8 Uhr.", "030 23125 100"],
  ["Gemeindeverwaltung Musterbach", "Das Rathaus hat jetzt", "030 23125 100"],
  ["bürgerbüro", "Das Rathaus hat jetzt", "030 23125 101"],
  ["musikverein", "Musikverein Musterbach: Donnerstag, 26. November 2026, 19.30–21.30 Uhr", "030 23125 231"],
  ["der chor", "Gemischter Chor Musterbach: Montag, 30. November 2026", "030 23125 232"],
  ["feuerwehr", "Freiwillige Feuerwehr Musterbach: Freitag, 27. November 2026", "030 23125 210"],
  ["dorfladen", "Dorfladen-Initiative Musterbach hat heute bis 18.30 Uhr geöffnet.", "030 23125 250"],
  ["repair café", "Repair-Café Musterbach", "030 23125 251"],
  ["bauhof", "Bauhof: 030 23125 180", "030 23125 180"],
])("„%s“ alone asks for hours and telephone", (q, sentence, number) => {
  expect(answerTo(q)).toMatchObject({ kind: "contact", sentence: expect.stringContaining(sentence) });
  expect(answerTo(q)?.phone?.number).toBe(number);
});

test.each([
  // Several may be meant.
  "kita",
  "grundschule",
  "vereine",
  // Topics, of which a club's name has a part
  "jugend",
  "tennis",
  "sport",
  "frauen",
  "kirmes",
  "theater",
  "café",
  // What names more
  "feuerwehr gegründet",
  "rathaus parkplatz",
  "musikverein heute",
])("„%s“ has no contact for an answer", (q) => {
  expect(answerTo(q)?.kind).not.toBe("contact");
});

test("a name alone changes no order of hits", () => {
  const { hits } = ask(village, "dorfladen", now);
  expect(hits[0]?.href).toBe("/beitrag/dorfladen");
});
