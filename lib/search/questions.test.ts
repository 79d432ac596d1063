import { countUnderstood, readQuestions } from "./testing/questions";

/**
 * Questions that several people wrote before the search was built for them. `npm run bench:search` counts all
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
  needs: 115,
  answers: 54,
  "article-facts": 57,
  "unnamed-holidays": 19,
  "sunday-help": 19,
  "weeks-from-now": 14,
  "season-ordinals": 70,
  "month-theme": 19,
  verbs: 20,
  absent: 20,
  "word-forms": 21,
  "function-words": 20,
  "same-stem": 19,
  "right-words": 20,
  "short-names": 20,
  hard: 167,
  timed: 38,
  standing: 17,
  "events-first": 17,
  news: 4,
};

const understood = countUnderstood(readQuestions("seen").filter((question) => question.class in floors));

test.each(Object.entries(floors))("of the questions about %s at least %d are understood", (name, floor) => {
  const { understood: count = 0, missed = [] } = understood.get(name) ?? {};
  expect({ enough: count >= floor, missed }).toEqual({ enough: true, missed });
});
