import type { SpecialDay } from "@dorfforum/shared/opening-hours/special-days";
import { anOrganisation } from "@/lib/testing/factories";
import { organisationEntry } from "../indexing/to-search-entry";
import { demoContext } from "../testing/demo-index";
import { demoTownHall } from "../testing/demo-village";
import { smallIndex } from "../testing/small-index";
import { answerTo } from "./testing/answer-to";
import { index, now, said } from "./testing/said";
import type { TownHall } from "./town-hall";

test.each([
  [
    "hat das rathaus am mittwoch offen",
    "Das Rathaus morgen, am Mittwoch, 25. November: Mittwochs nur nach Terminvereinbarung.",
  ],
  ["hat das rathaus mittwochs offen", "Das Rathaus mittwochs: Mittwochs nur nach Terminvereinbarung."],
  ["hat das rathaus am samstag offen", "Das Rathaus hat am Samstag, 28. November, geschlossen."],
  [
    "Is the town hall open on Friday?",
    "Das Rathaus hat am Freitag, 27. November, von 8 bis 12 Uhr geöffnet.",
  ],
  ["ist das rathaus grad auf", "Das Rathaus hat heute bis 18 Uhr geöffnet."],
  [
    "ist heute um 19 uhr noch jemand im rathaus",
    "Das Rathaus hat heute um 19 Uhr geschlossen, geöffnet ist von 8 bis 12 Uhr und von 14 bis 18 Uhr.",
  ],
  [
    "hat das rathaus am 25. dezember offen",
    "Das Rathaus hat am Freitag, 25. Dezember, geschlossen (1. Weihnachtstag).",
  ],
  [
    "bis wann ist die kita bachkiesel montags offen",
    "Kita Bachkiesel hat montags von 7 bis 16.30 Uhr geöffnet.",
  ],
  [
    "wann schließt die kita lindenbaum",
    "Kita Lindenbaum hat jetzt geschlossen und öffnet morgen um 7.30 Uhr.",
  ],
  [
    "hat der dorfladen am wochenende auf",
    "Dorfladen-Initiative Musterbach: Samstag, 28. November, von 7 bis 13 Uhr; Sonntag, 29. November, geschlossen.",
  ],
  [
    "ist der wertstoffhof mittwochs um 16 uhr geöffnet",
    "Wertstoffhof hat mittwochs um 16 Uhr geöffnet: von 15 bis 18 Uhr.",
  ],
  ["bücherei samstag auf?", "Bücherei hat am Samstag, 28. November, von 10 bis 12 Uhr geöffnet."],
  [
    "wie viel uhr schließt die krippe sonnenkäfer freitags",
    "Krippe Sonnenkäfer hat freitags von 7 bis 14.30 Uhr geöffnet.",
  ],
  ["ist heute jemand im rathaus", "Das Rathaus hat heute bis 18 Uhr geöffnet."],
  ["kann ich um 19 uhr noch ins rathaus", expect.stringContaining("um 19 Uhr geschlossen")],
  ["ist samstags jemand auf dem wertstoffhof", "Wertstoffhof hat samstags von 9 bis 13 Uhr geöffnet."],
  ["wann ist das rathaus besetzt", "Das Rathaus hat heute bis 18 Uhr geöffnet."],
  ["ist die bücherei heute offen", "Bücherei hat heute bis 18 Uhr geöffnet."],
])("„%s“ is answered by opening hours", (q, sentence) => {
  expect(said(q)).toMatchObject({ kind: "opening-hours", sentence });
});

test("the answer holds the week's hours, the days and hours asked for, and its source", () => {
  expect(said("hat das rathaus am donnerstag um 17 uhr offen")).toMatchObject({
    days: [["2026-11-26", "2026-11-26"]],
    hours: { from: 17, to: 17 },
    details: [
      "Mo, Fr 8–12 Uhr",
      "Di 8–12 Uhr und 14–18 Uhr",
      "Do 8–12 Uhr und 14–16 Uhr",
      "Mittwochs nur nach Terminvereinbarung.",
    ],
    source: { title: "Kontakt", href: "/kontakt" },
  });
});

test("hours that are too free to compute with are quoted", () => {
  expect(said("wann hat das museum auf")?.sentence).toMatch(
    /^Laut „Heimatverein Musterbach“: Das Dorfmuseum ist am ersten Sonntag/,
  );
});

test("days on which an organisation is closed, by its special days and by the Land's holidays", () => {
  const small = smallIndex({});
  small.put(
    organisationEntry(
      anOrganisation({
        name: "Kita Regenbogen",
        land: "Bayern",
        specialDays: [{ first: "2026-12-24", last: "2026-12-31", hours: [], note: "Weihnachtsferien" }],
        openingHours: [{ days: ["Mo", "Di", "Mi", "Do", "Fr"], from: "07:00", to: "16:00" }],
      }),
    ),
  );
  const on = (day: string) => answerTo(small, `hat die kita regenbogen am ${day} offen`, now)?.sentence;
  expect(on("28. Dezember")).toBe(
    "Kita Regenbogen hat am Montag, 28. Dezember, geschlossen (Weihnachtsferien).",
  );
  expect(on("6. Januar")).toBe(
    "Kita Regenbogen hat am Mittwoch, 6. Januar 2027, geschlossen (Heilige Drei Könige).",
  );
  expect(on("7. Januar")).toBe(
    "Kita Regenbogen hat am Donnerstag, 7. Januar 2027, von 7 bis 16 Uhr geöffnet.",
  );
});

const christmasEve = [
  "hat das rathaus am 24. dezember offen",
  "Hat das Rathaus am 24.12. offen?",
  "rathaus heiligabend offen",
  "ist das rathaus an heiligabend geöffnet",
  "öffnungszeiten rathaus 24.12.2026",
  "wann hat das rathaus heiligabend auf",
  "ist am 24. dezember jemand im rathaus",
  "hat das rathaus am 24.12. um 9 uhr auf",
  "kann ich am 24. dezember noch ins rathaus",
  "Is the town hall open on December 24?",
];
const answerWith = (q: string, specialDays: TownHall["specialDays"], at = now) =>
  answerTo(index, q, at, { ...demoContext, townHall: { ...demoTownHall(), specialDays } });
const special = (hours: SpecialDay["hours"], note?: string, last = "2026-12-24"): SpecialDay[] => [
  { first: "2026-12-24", last, hours, note },
];

test.each(christmasEve)("„%s“ is answered without an entry, and with one", (q) => {
  const without = answerWith(q, []);
  expect(without?.sentence).toBe(
    "Das Rathaus am Donnerstag, 24. Dezember: Üblich ist von 8 bis 12 Uhr und von 14 bis 16 Uhr; für diesen Tag ist nichts eingetragen. Bitte anrufen: 030 23125 100.",
  );
  expect(answerWith(q, special([], "Betriebsausflug"))?.sentence).toBe(
    "Das Rathaus hat am Donnerstag, 24. Dezember, geschlossen (Betriebsausflug).",
  );
  const open = answerWith(q, special([{ from: "08:00", to: "12:00" }]));
  expect(open?.sentence).toMatch(
    /^Das Rathaus hat am Donnerstag, 24. Dezember,? (?:von 8 bis 12 Uhr geöffnet|um 9 Uhr geöffnet: von 8 bis 12 Uhr)\.$/,
  );
  expect(open?.details).toContain("Donnerstag, 24. Dezember 2026: 8–12 Uhr");
});

test.each([
  ["hat das rathaus zwischen den jahren offen", /Üblich|üblich/],
  ["hat das rathaus an silvester offen", /Üblich ist von 8 bis 12 Uhr und von 14 bis 16 Uhr/],
  ["hat das rathaus an weihnachten offen", /geschlossen/],
  ["hat die kita lindenbaum am 24. dezember offen", /Üblich ist .* für diesen Tag ist nichts eingetragen/],
  ["hat der dorfladen am 24. dezember offen", /Üblich ist .* für diesen Tag ist nichts eingetragen/],
  ["hat die bücherei am 29. dezember offen", /Üblich ist .* für diesen Tag ist nichts eingetragen/],
])("without an entry „%s“ claims nothing", (q, sentence) => {
  expect(said(q)?.sentence).toMatch(sentence);
  expect(said(q)?.sentence).not.toMatch(/geöffnet/);
});

test.each([
  [
    "2026-12-24T09:00:00Z",
    "hat das rathaus jetzt offen",
    /^Das Rathaus: Üblich ist heute 8–12 Uhr und 14–16 Uhr/,
  ],
  ["2026-12-24T09:00:00Z", "hat das rathaus heute auf", /^Das Rathaus: Üblich ist heute/],
  ["2026-12-24T09:00:00Z", "hat das rathaus heute um 15 uhr auf", /^Das Rathaus heute: Üblich ist/],
  [
    "2026-12-23T17:00:00Z",
    "hat das rathaus morgen offen",
    /^Das Rathaus morgen, am Donnerstag, 24. Dezember: Üblich/,
  ],
  [
    "2026-12-23T17:00:00Z",
    "ist das rathaus jetzt offen",
    /öffnet üblicherweise morgen um 8 Uhr \(für diesen Tag ist nichts/,
  ],
])("at %s „%s“ claims nothing", (instant, q, sentence) => {
  expect(answerWith(q, [], new Date(instant))?.sentence).toMatch(sentence);
});

test("what has no hours is answered for by its special days alone", () => {
  const small = smallIndex({});
  small.put(organisationEntry(anOrganisation({ name: "Heimatstube", specialDays: special([]) })));
  const on = (day: string) => answerTo(small, `hat die heimatstube am ${day} offen`, now)?.sentence;
  expect(on("24. Dezember")).toBe("Heimatstube hat am Donnerstag, 24. Dezember, geschlossen.");
  expect(on("23. Dezember")).toBeUndefined();
});
