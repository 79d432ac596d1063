import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { emptyContext } from "../search-context";
import { smallIndex } from "../testing/small-index";
import { answerTo } from "./testing/answer-to";

const index = smallIndex({});
const now = new Date("2026-12-20T10:00:00+01:00");
const asked = (q: string, land: VillageDays["land"]) =>
  answerTo(index, q, now, { ...emptyContext, villageDays: { land, schoolHolidays: [] } });

test.each([
  [
    "ist heilige drei könige bei uns feiertag",
    "Mittwoch, 6. Januar 2027: kein gesetzlicher Feiertag in Brandenburg.",
  ],
  [
    "Mariä Himmelfahrt Feiertag in Brandenburg?",
    "Sonntag, 15. August 2027: kein gesetzlicher Feiertag in Brandenburg.",
  ],
  [
    "haben wir am 31. oktober 2027 feiertag",
    "Sonntag, 31. Oktober 2027: gesetzlicher Feiertag in Brandenburg (Reformationstag).",
  ],
  ["haben wir fronleichnam frei", "Donnerstag, 27. Mai 2027: kein gesetzlicher Feiertag in Brandenburg."],
  ["frauentag frei in brandenburg", "Montag, 8. März 2027: kein gesetzlicher Feiertag in Brandenburg."],
  ["morgen feiertag?", "Montag, 21. Dezember 2026: kein gesetzlicher Feiertag in Brandenburg."],
])("„%s“: %s", (q, sentence) => {
  expect(asked(q, "Brandenburg")).toMatchObject({ kind: "public-holiday", sentence });
});

test.each([
  "am ersten Feiertag",
  "nächster Feiertag",
  "wann ist der nächste Feiertag",
  "ist am Samstag noch was frei",
  "Halle an Silvester frei",
  "frauentag frei in berlin",
  "Feiertage im Mai",
  "an Ostern frei",
  "was ist an Neujahr los",
])("„%s“ does not ask whether a day is a holiday", (q) => {
  expect(asked(q, "Brandenburg")?.kind).not.toBe("public-holiday");
});

test("nothing is said of a holiday of single communities, and without a Land", () => {
  expect(asked("ist mariä himmelfahrt feiertag", "Bayern")).toBeUndefined();
  expect(asked("ist mariä himmelfahrt feiertag", "Saarland")?.sentence).toContain("Feiertag im Saarland (");
  expect(asked("ist fronleichnam feiertag", "Bayern")?.sentence).toContain("(Fronleichnam)");
  expect(asked("ist neujahr feiertag", undefined)).toBeUndefined();
});
