import { noticeState } from "./shown-notices.ts";

const [before, now, later] = ["2026-11-28T11:00:00Z", "2026-11-28T12:00:00Z", "2026-11-28T13:00:00Z"];

test.each([
  { from: undefined, until: later, state: "shown" },
  { from: null, until: later, state: "shown" },
  { from: before, until: later, state: "shown" },
  { from: now, until: later, state: "shown" },
  { from: later, until: "2026-11-29T12:00:00Z", state: "planned" },
  { from: before, until: now, state: "ended" },
  { from: undefined, until: before, state: "ended" },
])("a notice from $from until $until is $state at noon", ({ from, until, state }) =>
  expect(noticeState({ from, until }, Date.parse(now))).toBe(state),
);
