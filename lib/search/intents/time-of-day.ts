import { oneOf, phrase } from "./phrase";

/** Hours of the day in which something begins: from included, to excluded. */
export type Hours = { from: number; to: number; name: string };

const daytimes: [words: string[], Hours][] = [
  [["früh", "morgen", "morgens"], { from: 4, to: 11, name: "morgens" }],
  [["vormittag", "vormittags"], { from: 7, to: 12, name: "vormittags" }],
  [["mittag", "mittags"], { from: 11, to: 14, name: "mittags" }],
  [["nachmittag", "nachmittags"], { from: 12, to: 18, name: "nachmittags" }],
  [["abend", "abends"], { from: 17, to: 24, name: "abends" }],
  [["nacht", "nachts"], { from: 21, to: 29, name: "nachts" }],
];

const days =
  "heute?|gestern|morgen|übermorgen|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?";

const rules = daytimes.map(([[...words], hours]) => {
  const some = oneOf(words);
  // "am Abend", "heute Abend", "Samstagabend", "abends"; "morgen" alone is a day.
  const adverbs = oneOf(words.filter((word) => word.endsWith("s")));
  const pattern = `(?<=(?:${days})\\s*)(?:${some})|(?:am|gegen|diesen|jeden|zu)\\s+(?:frühen\\s+|späten\\s+)?(?:${some})|in\\s+der\\s+(?:${some})|${adverbs}`;
  return {
    pattern: new RegExp(
      phrase(pattern).source.replace("(?<![\\p{L}\\p{N}])", "(?<![\\p{L}\\p{N}](?<!tags?|wochs?|abends?))"),
      "iu",
    ),
    hours,
  };
});

const clock = phrase(
  "(?<how>ab|nach|vor|bis|um|gegen)\\s+(?<hour>[0-2]?\\d)(?:[.:](?<minute>[0-5]\\d))?\\s*uhr",
);

/** The time of day that a query names, and where it does. */
export function findHours(query: string): { hours: Hours; start: number; end: number } | undefined {
  const exact = clock.exec(query);
  if (exact) {
    const { how = "", hour, minute = "0" } = exact.groups ?? {};
    const at = Number(hour) + Number(minute) / 60;
    const hours = toHours(how.toLowerCase(), at, exact[0]);
    if (at <= 24) return { hours, start: exact.index, end: exact.index + exact[0].length };
  }
  for (const { pattern, hours } of rules) {
    const match = pattern.exec(query);
    if (match) return { hours, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

function toHours(how: string, at: number, name: string): Hours {
  if (how === "ab" || how === "nach") return { from: at, to: 29, name };
  if (how === "vor" || how === "bis") return { from: 0, to: at, name };
  return { from: at - 0.5, to: at + 1, name };
}
