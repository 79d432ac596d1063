/** @jest-environment node */
import { toCalendarView } from "./calendar-query";

const nothing = {
  ...{ month: undefined, day: undefined, category: undefined, organiser: undefined, look: undefined },
  page: 1,
};

test("the address says what the calendar shows", () => {
  expect(
    toCalendarView({
      ...{ monat: "2026-12", kategorie: "Natur & Umwelt", veranstalter: "musikverein" },
      ...{ ansicht: "monat", seite: "3" },
    }),
  ).toEqual({
    ...{ month: "2026-12", day: undefined, category: "Natur & Umwelt", organiser: "musikverein" },
    ...{ look: "monat", page: 3 },
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
])("%j says nothing", (params) => {
  expect(toCalendarView(params)).toEqual(nothing);
});

test("of what is said twice the first counts", () => {
  expect(toCalendarView({ monat: ["2026-12", "2027-01"] }).month).toBe("2026-12");
});
