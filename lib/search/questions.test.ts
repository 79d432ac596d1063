/** @jest-environment node */
import { countUnderstood, readQuestions } from "./testing/questions";

/**
 * Questions about days that two people wrote before the search was built for them. `npm run bench:search` counts all
 * classes, and those that nobody has read.
 */
const floors: Record<string, number> = {
  spans: 54,
  feasts: 64,
  parts: 58,
  past: 36,
  leftovers: 34,
  suggestions: 33,
  qualities: 38,
  nothing: 35,
  needs: 64,
  answers: 36,
};

const understood = countUnderstood(readQuestions("seen").filter((question) => question.class in floors));

test.each(Object.entries(floors))("of the questions about %s at least %d are understood", (name, floor) => {
  const { understood: count = 0, missed = [] } = understood.get(name) ?? {};
  expect({ enough: count >= floor, missed }).toEqual({ enough: true, missed });
});
