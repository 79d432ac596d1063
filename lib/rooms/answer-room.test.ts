import { said } from "@/lib/search/answers/testing/said";

const community = "Dorfgemeinschaftshaus";

test.each([
  ["ist die turnhalle am samstag frei", "Turnhalle, Samstag, 28. November 2026: frei."],
  ["Ist die Halle am Samstag frei?", "Turnhalle, Samstag, 28. November 2026: frei."],
  ["grillplatz 12. dezember belegt", "Grillplatz an der Bachaue, Samstag, 12. Dezember 2026: frei."],
  ["kann man das dorfgemeinschaftshaus am samstag mieten", `${community}, Samstag, 28. November 2026: frei.`],
  [
    "dorfgemeinschaftshaus am 3. januar frei",
    `${community}, Sonntag, 3. Januar 2027: geschlossen (Der Boden im Saal wird geölt).`,
  ],
  ["turnhalle frei", expect.stringMatching(/^Turnhalle ist frei: Samstag, 28\. November 2026, /)],
  [
    "turnhalle am freitag vormittag frei",
    "Turnhalle, Freitag, 27. November 2026, 6–12 Uhr: keine Nutzungszeit.",
  ],
  [
    "turnhalle am freitag abend frei",
    "Turnhalle, Freitag, 27. November 2026, ab 18 Uhr: noch frei: 18–22 Uhr.",
  ],
  ["turnhalle am montag abend frei", "Turnhalle, Montag, 30. November 2026, ab 18 Uhr: belegt."],
  [
    "dorfgemeinschaftshaus am dienstag abend frei",
    expect.stringMatching(/: Saal noch frei: 18–19\.30 Uhr und ab 22 Uhr, Clubraum noch frei: ab 18 Uhr\.$/),
  ],
  [
    "dorfgemeinschaftshaus am 18. dezember vormittags frei",
    `${community}, Freitag, 18. Dezember 2026, 6–12 Uhr: frei.`,
  ],
  [
    "grillplatz heute vormittag frei",
    "Grillplatz an der Bachaue, Dienstag, 24. November 2026, 6–12 Uhr: für heute vorbei.",
  ],
  ["grillplatz heute nachmittag frei", expect.stringMatching(/, 12–18 Uhr: für heute vorbei\.$/)],
  ["grillplatz heute um 18 uhr frei", expect.stringMatching(/, 18 Uhr: noch frei: 18–22 Uhr\.$/)],
  ["ist der saal am samstag frei", `${community}, Samstag, 28. November 2026: frei.`],
])("„%s“ is answered from what takes the room up", (q, sentence) => {
  expect(said(q)).toMatchObject({ kind: "room", sentence });
});

test.each([
  "eintritt frei am samstag",
  "turnhalle",
  "ist das freibad am samstag frei",
  "veranstaltungen im freien",
])("„%s“ does not ask for a room", (q) => {
  expect(said(q)?.kind).not.toBe("room");
});

test("who names no room is told of each", () => {
  const answer = said("welcher raum ist am samstag frei");
  expect([answer?.sentence, ...(answer?.details ?? [])]).toHaveLength(3);
  expect(answer?.source.href).toBe("/raum");
});
