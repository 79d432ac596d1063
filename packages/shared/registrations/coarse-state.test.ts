import { closesAt, coarseState, freePlaces, shownState } from "./coarse-state";

const none = { waiting: 0, isClosed: false };

test.each([
  ["without a limit", { ...none, places: undefined, taken: 500 }, "frei"],
  ["with many places", { ...none, places: 30, taken: 23 }, "frei"],
  ["with a fifth left", { ...none, places: 30, taken: 24 }, "wenige"],
  ["with two left of five", { ...none, places: 5, taken: 3 }, "wenige"],
  ["with three left of five", { ...none, places: 5, taken: 2 }, "frei"],
  ["when full", { ...none, places: 30, taken: 30 }, "warteliste"],
  ["with more than places", { ...none, places: 10, taken: 12 }, "warteliste"],
  [
    "with places that those who wait do not want",
    { ...none, places: 30, taken: 26, waiting: 1 },
    "warteliste",
  ],
  ["when closed by hand", { ...none, places: 30, taken: 0, isClosed: true }, "geschlossen"],
] as const)("the coarse state %s", (_, counted, state) => {
  expect(coarseState(counted)).toBe(state);
});

test.each([
  [undefined, 9, 0, undefined],
  [30, 26, 0, 4],
  [30, 26, 1, 0],
  [10, 12, 0, 0],
])("of %s places %i are taken and %i wait: %s are free for who comes new", (places, taken, waiting, free) => {
  expect(freePlaces({ places, taken, waiting })).toBe(free);
});

test.each([
  [null, "2026-10-25T13:00:00.000Z"],
  [0, "2026-10-25T13:00:00.000Z"],
  // The clocks change in the night before the date.
  [1, "2026-10-24T22:00:00.000Z"],
  [2, "2026-10-23T22:00:00.000Z"],
])("with %s days before, registration ends at %s", (deadlineDays, end) => {
  expect(closesAt({ start: "2026-10-25T13:00:00.000Z", deadlineDays }).toISOString()).toBe(end);
});

test("the clock and a cancelled date close what has places", () => {
  const start = "2026-12-05T13:00:00.000Z";
  const before = new Date("2026-12-05T12:59:59.000Z");
  expect(shownState({ start }, before)).toBe("frei");
  expect(shownState({ start, stored: "wenige" }, before)).toBe("wenige");
  expect(shownState({ start, stored: "wenige" }, new Date(start))).toBe("geschlossen");
  expect(shownState({ start, isCancelled: true }, before)).toBe("geschlossen");
});
