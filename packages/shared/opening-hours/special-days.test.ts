import { addDays } from "../calendar/day";
import {
  closingsBetween,
  specialDayOn,
  specialDayProblem,
  specialDaysBetween,
  toSpecialDay,
} from "./special-days";

const row = (Von: string, Bis: string | null, Hinweis: string, Zeiten?: string) =>
  toSpecialDay({
    Von,
    Bis,
    Gilt: Zeiten === undefined ? "geschlossen" : "geänderte Zeiten",
    Zeiten,
    Hinweis,
  });

test.each([
  ["none", [], undefined],
  ["another day", [row("2026-12-23", null, "a")], undefined],
  ["the day alone", [row("2026-12-24", null, "a")], "a"],
  ["Von and Bis the same", [row("2026-12-24", "2026-12-24", "a")], "a"],
  ["over New Year", [row("2026-12-20", "2027-01-06", "a")], "a"],
  ["the last year", [row("2025-12-24", "2026-01-01", "a")], undefined],
  [
    "the shorter of two",
    [row("2026-12-24", null, "short"), row("2026-12-01", "2026-12-31", "long")],
    "short",
  ],
  [
    "of two with one length the later row",
    [row("2026-12-24", null, "a"), row("2026-12-24", null, "b", "8–12 Uhr")],
    "b",
  ],
  ["an end before its begin, as one day", [row("2026-12-24", "2026-12-01", "a")], "a"],
])("of %s counts", (_, days, note) => {
  expect(specialDayOn(days, "2026-12-24")?.note).toBe(note);
});

test("what counts between two days is soonest first, and no span overlaps another", () => {
  const days = [
    row("2026-12-31", null, "Silvester", "8–12"),
    row("2026-12-24", "2027-01-01", "zu"),
    row("2026-12-26", null, "hidden"),
    row("2026-12-26", null, "later"),
    row("2026-11-01", null, "past"),
  ];
  const spans = specialDaysBetween(days, "2026-11-29", "2027-05-01");
  expect(spans.map(({ first, last, note }) => `${first}/${last} ${note}`)).toEqual([
    "2026-12-24/2026-12-25 zu",
    "2026-12-26/2026-12-26 later",
    "2026-12-27/2026-12-30 zu",
    "2026-12-31/2026-12-31 Silvester",
    "2027-01-01/2027-01-01 zu",
  ]);
  expect(specialDaysBetween(days, "2026-12-29", "2026-12-30")).toMatchObject([
    { first: "2026-12-29", last: "2027-01-01" },
  ]);
  expect(closingsBetween(days, "2026-12-31", "2026-12-31")).toEqual([]);
});

test("500 rows cost little", () => {
  const days = Array.from({ length: 500 }, (_, index) =>
    row(addDays("2026-01-01", index), null, String(index)),
  );
  expect(specialDaysBetween(days, "2026-11-29", "2027-05-31")).toHaveLength(168);
});

test.each([
  [{ Von: "2026-12-24", Gilt: "geschlossen" }, undefined],
  [{ Von: "2026-12-24", Bis: "2026-12-24", Gilt: "geschlossen" }, undefined],
  [{ Von: "2026-12-24", Bis: "2027-01-01", Gilt: "geänderte Zeiten", Zeiten: "8–12 Uhr" }, undefined],
  [{ Von: "2026-12-24", Bis: "2026-12-23", Gilt: "geschlossen" }, "Bis"],
  [{ Von: "2026-12-24", Gilt: "geschlossen", Zeiten: "8–12" }, "Zeiten"],
  [{ Von: "2026-12-24", Gilt: "geänderte Zeiten" }, "Zeiten"],
  [{ Von: "2026-12-24", Gilt: "geänderte Zeiten", Zeiten: " " }, "Zeiten"],
  [{ Von: "2026-12-24", Gilt: "geänderte Zeiten", Zeiten: "nur vormittags" }, "Zeiten"],
])("%j is refused at %s", (given, field) => {
  expect(specialDayProblem(given)?.field).toBe(field);
});
