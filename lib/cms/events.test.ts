/** @jest-environment node */
import { toEvent } from "./events";

const wire = (given: Partial<Parameters<typeof toEvent>[0]>): Parameters<typeof toEvent>[0] => ({
  documentId: "a",
  updatedAt: "2026-11-01T08:00:00.000Z",
  Titel: "Adventsmarkt",
  Slug: "adventsmarkt",
  Beginn: "2026-11-28T13:00:00.000Z",
  Ausnahmen: [],
  Kategorien: [],
  Veranstalter: undefined,
  Dateien_im_Text: [],
  ...given,
});

test("an end before the beginning is none", () => {
  expect(toEvent(wire({ Ende: "2026-11-28T12:59:00.000Z" })).end).toBeUndefined();
  expect(toEvent(wire({ Ende: "2026-11-28T15:00:00+01:00" })).end).toBe("2026-11-28T14:00:00.000Z");
});

test("what would begin in the year 10000 begins in the last moment before, which files and feeds can still write", () => {
  // An hour later in the village
  const { start, end } = toEvent(wire({ Beginn: "9999-12-31T23:30:00.000Z", Ende: "9999-12-31T23:45:00Z" }));
  expect(start).toBe("9999-12-31T22:59:59.999Z");
  expect(end).toBe(start);
});
