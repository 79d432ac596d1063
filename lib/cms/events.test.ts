/** @jest-environment node */
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
  expect(end).toBe(start);
});
