import { anOrganisation } from "@/lib/testing/factories";
import { organisationEntry } from "../indexing/to-search-entry";
import { smallIndex } from "../testing/small-index";
import { findAnswer } from "./find-answer";
import { now, said } from "./testing/said";

test.each([
  ["hat das rathaus am mittwoch offen", "Das Rathaus hat morgen, am Mittwoch, 25. November, geschlossen."],
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

test("days on which an organisation is closed, by its text and by the Land's holidays", () => {
  const small = smallIndex({});
  small.put(
    organisationEntry(
      anOrganisation({
        name: "Kita Regenbogen",
        land: "Bayern",
        closingDays: "24.–31. Dezember",
        openingHours: [{ days: ["Mo", "Di", "Mi", "Do", "Fr"], from: "07:00", to: "16:00" }],
      }),
    ),
  );
  const on = (day: string) => findAnswer(small, `hat die kita regenbogen am ${day} offen`, now)?.sentence;
  expect(on("28. Dezember")).toBe("Kita Regenbogen hat am Montag, 28. Dezember, geschlossen (Schließtag).");
  expect(on("6. Januar")).toBe(
    "Kita Regenbogen hat am Mittwoch, 6. Januar 2027, geschlossen (Heilige Drei Könige).",
  );
  expect(on("7. Januar")).toBe(
    "Kita Regenbogen hat am Donnerstag, 7. Januar 2027, von 7 bis 16 Uhr geöffnet.",
  );
});
