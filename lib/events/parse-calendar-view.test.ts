import { anyText, fc } from "@dorfforum/shared/testing/arbitraries";
import type { CalendarView } from "@/lib/urls/routes";
import { cleanCalendarQuery, toCalendarView } from "./parse-calendar-view";

test("the view is parsed from the query string", () => {
  expect(
    toCalendarView({
      monat: "2026-12",
      kategorie: "Natur & Umwelt",
      veranstalter: "musikverein",
      ansicht: "monat",
      seite: "3",
    }),
  ).toEqual({
    month: "2026-12",
    category: "Natur & Umwelt",
    organiser: "musikverein",
    look: "monat",
    page: 3,
  });
});

test.each([
  ["a quick date", { zeit: "wochenende" }, { quickDate: "wochenende" }],
  ["a day", { tag: "2028-02-29" }, { day: "2028-02-29" }],
  ["dates", { von: "2026-12-10", bis: "2026-12-20" }, { from: "2026-12-10", to: "2026-12-20" }],
  [
    "dates in the wrong order",
    { von: "2026-12-20", bis: "2026-12-10" },
    { from: "2026-12-10", to: "2026-12-20" },
  ],
  ["a beginning alone", { von: "2026-12-10", bis: "" }, { from: "2026-12-10" }],
  ["an end alone", { bis: "2026-12-10" }, { to: "2026-12-10" }],
  ["dates of one day", { von: "2026-12-10", bis: "2026-12-10" }, { day: "2026-12-10" }],
  ["dates rather than a quick date", { zeit: "heute", von: "2026-12-10" }, { from: "2026-12-10" }],
  ["a quick date rather than a month", { zeit: "heute", monat: "2026-12" }, { quickDate: "heute" }],
  ["a list of dates, not a sheet of them", { von: "2026-12-10", ansicht: "monat" }, { from: "2026-12-10" }],
  ["the present month as a sheet", { ansicht: "monat" }, { look: "monat" }],
  ["of a repeated parameter the first", { monat: ["2026-12", "2027-01"] }, { month: "2026-12" }],
])("%s can be asked for", (_what, params, time) => {
  expect(toCalendarView(params)).toEqual({ page: 1, ...time });
});

test.each([
  {},
  { monat: "2026-13" },
  { monat: "Dezember" },
  { tag: "2026-02-30" },
  { tag: "heute" },
  { von: "gestern" },
  { zeit: "irgendwann" },
  { ansicht: "jahr" },
  { seite: "-1" },
  { seite: "1e9" },
  { kategorie: "  " },
])("%j is ignored", (params) => {
  expect(toCalendarView(params)).toEqual({ page: 1 });
});

test.each([
  ["kategorie=jugend&veranstalter=&von=&bis=", "?kategorie=jugend"],
  ["kategorie=&veranstalter=", ""],
  ["zeit=heute&von=2026-12-10&bis=2026-12-10", "?tag=2026-12-10"],
  ["monat=2026-13", ""],
  ["kategorie=a&kategorie=b", "?kategorie=a"],
  ["seite=1", ""],
  ["kategorie=jugend", undefined],
  ["kategorie=jugend&monat=2026-12", undefined],
  ["utm_source=brief&fbclid=", undefined],
  ["", undefined],
])("of the query „%s“ the clean one is %j", (query, clean) => {
  expect(cleanCalendarQuery(new URLSearchParams(query))).toBe(clean);
});

test("whatever is asked for, the clean address is not redirected again and shows the same view", () => {
  const names = ["zeit", "monat", "tag", "von", "bis", "kategorie", "veranstalter", "ansicht", "seite", "x"];
  const value = fc.oneof(
    anyText,
    fc.constantFrom("", "heute", "woche", "monat", "2026-12", "2026-12-04", "2026-11-30", "2"),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 6 }), (pairs) => {
      const asked = new URLSearchParams(pairs);
      const clean = new URLSearchParams(cleanCalendarQuery(asked) ?? asked);
      expect(cleanCalendarQuery(clean)).toBeUndefined();
      expect(viewOf(clean)).toEqual(viewOf(asked));
    }),
  );
});

/** As the page reads it: every value of a repeated parameter */
function viewOf(query: URLSearchParams): CalendarView {
  const names = [...new Set(query.keys())];
  return toCalendarView(Object.fromEntries(names.map((name) => [name, query.getAll(name)])));
}
