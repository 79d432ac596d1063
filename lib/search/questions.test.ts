import { countUnderstood, readQuestions } from "./testing/questions";

/**
 * Questions that two people wrote before the search was built for them. `npm run bench:search` counts all
 * classes, and those that nobody has read.
 */
const floors: Record<string, number> = {
  spans: 81,
  feasts: 116,
  "honest-nothing": 20,
  parts: 87,
  past: 54,
  leftovers: 50,
  suggestions: 50,
  qualities: 57,
  nothing: 52,
  needs: 96,
  answers: 54,
};

const understood = countUnderstood(readQuestions("seen").filter((question) => question.class in floors));

test.each(Object.entries(floors))("of the questions about %s at least %d are understood", (name, floor) => {
  const { understood: count = 0, missed = [] } = understood.get(name) ?? {};
  expect({ enough: count >= floor, missed }).toEqual({ enough: true, missed });
});
