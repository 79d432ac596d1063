import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { fc } from "@dorfforum/shared/testing/arbitraries";
import { events } from "./events";

const parse = (given: object) =>
  events.parse({
    documentId: "a",
    updatedAt: "2026-11-01T08:00:00.000Z",
    Titel: "Adventsmarkt",
    Slug: "adventsmarkt",
    Beginn: "2026-11-28T13:00:00.000Z",
    ...given,
  });

test("an end before the beginning is ignored", () => {
  expect(parse({ Ende: "2026-11-28T12:59:00.000Z" }).end).toBeUndefined();
  expect(parse({ Ende: "2026-11-28T15:00:00+01:00" }).end).toBe("2026-11-28T14:00:00.000Z");
});

test("instants after the year 9999 become its last one, because files and feeds have no room for five digits", () => {
  // An hour later in the village
  const { start, end } = parse({ Beginn: "9999-12-31T23:30:00.000Z", Ende: "9999-12-31T23:45:00Z" });
  expect(start).toBe("9999-12-31T22:59:59.999Z");
  // Both are this last instant then, and an end at the beginning is none.
  expect(end).toBeUndefined();
  expect(parse({ Beginn: "9999-12-31T23:59:59-14:00" }).start).toBe(start);
});

test("any instants that the CMS can send become such as have four digits of the year, in their order", () => {
  const digits = (length: number, max: number) =>
    fc.nat(max).map((part) => String(part).padStart(length, "0"));
  const offset = fc.oneof(
    fc.constant("Z"),
    fc.tuple(fc.constantFrom("+", "-"), digits(2, 14)).map(([sign, hours]) => `${sign}${hours}:00`),
  );
  const years = fc.oneof(digits(4, 9999), fc.constantFrom("0000", "0001", "9999"));
  const anyInstant = fc.tuple(years, fc.constantFrom("01-01T00:30:00", "12-31T23:30:00"), offset);
  fc.assert(
    fc.property(anyInstant, anyInstant, ([year, ...begin], [endYear, ...end]) => {
      const { start, end: ends } = parse({
        Beginn: `${year}-${begin.join("")}`,
        Ende: `${endYear}-${end.join("")}`,
      });
      for (const each of [start, ends ?? start]) {
        expect(each).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
        expect(berlinDay(each)).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
      expect(ends === undefined || ends >= start).toBe(true);
    }),
  );
});
