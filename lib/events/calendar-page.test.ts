/** @jest-environment node */
import { toCalendarView } from "./calendar-page";

const emptyView = {
  month: undefined,
  day: undefined,
  category: undefined,
  organiser: undefined,
  look: undefined,
  page: 1,
};

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
    day: undefined,
    category: "Natur & Umwelt",
    organiser: "musikverein",
    look: "monat",
    page: 3,
  });
  expect(toCalendarView({ tag: "2028-02-29" }).day).toBe("2028-02-29");
});

test.each([
  {},
  { monat: "2026-13" },
  { monat: "Dezember" },
  { tag: "2026-02-30" },
  { tag: "heute" },
  { ansicht: "jahr" },
  { seite: "-1" },
  { seite: "1e9" },
  { kategorie: "  " },
])("%j is ignored", (params) => {
  expect(toCalendarView(params)).toEqual(emptyView);
});

test("of a repeated parameter the first counts", () => {
  expect(toCalendarView({ monat: ["2026-12", "2027-01"] }).month).toBe("2026-12");
});
