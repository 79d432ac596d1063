import { hourTexts } from "@/lib/texts/search";
import { oneOf, type Position, phrase, positionOf } from "./phrase";

/** Hours of the day at which events begin: `from` included, `to` excluded. Hours from 24 on are those of the next day. */
export type Hours = { from: number; to: number; name: string };

const endOfNight = 29;

const timesOfDay: [words: string[], Hours][] = [
  [["früh", "morgen", "morgens"], { from: 4, to: 11, name: hourTexts.morning }],
  [["vormittag", "vormittags"], { from: 7, to: 12, name: hourTexts.lateMorning }],
  [["mittag", "mittags"], { from: 11, to: 14, name: hourTexts.midday }],
  [["nachmittag", "nachmittags"], { from: 12, to: 18, name: hourTexts.afternoon }],
  [["abend", "abends"], { from: 17, to: 24, name: hourTexts.evening }],
  [["nacht", "nachts"], { from: 21, to: endOfNight, name: hourTexts.night }],
];

const days =
  "heute?|gestern|morgen|übermorgen|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?";

/** "am Abend", "heute Abend", "Samstagabend", "abends"; "morgen" alone is a day. */
const patterns = timesOfDay.map(([words, hours]) => {
  const any = oneOf(words);
  const adverbs = oneOf(words.filter((word) => word.endsWith("s")));
  const { source } = phrase(
    `(?<=(?:${days})\\s*)(?:${any})|(?:am|gegen|diesen|jeden|zu)\\s+(?:frühen\\s+|späten\\s+)?(?:${any})|in\\s+der\\s+(?:${any})|${adverbs}`,
  );
  const start = "(?<![\\p{L}\\p{N}])";
  const startOrWeekday = "(?<![\\p{L}\\p{N}](?<!tags?|wochs?|abends?))";
  return { pattern: new RegExp(source.replace(start, startOrWeekday), "iu"), hours };
});

const clockTime = phrase(
  "(?<preposition>ab|nach|vor|bis|um|gegen)\\s+(?<hour>[0-2]?\\d)(?:[.:](?<minute>[0-5]\\d))?\\s*uhr",
);

export function detectHours(query: string): { hours: Hours; position: Position } | undefined {
  const clock = clockTime.exec(query);
  if (clock) {
    const { preposition = "", hour, minute = "0" } = clock.groups ?? {};
    const begins = Number(hour) + Number(minute) / 60;
    const hours = aroundClockTime(preposition.toLowerCase(), begins, clock[0]);
    if (begins <= 24) return { hours, position: positionOf(clock) };
  }
  for (const { pattern, hours } of patterns) {
    const match = pattern.exec(query);
    if (match) return { hours, position: positionOf(match) };
  }
  return undefined;
}

function aroundClockTime(preposition: string, hours: number, name: string): Hours {
  if (preposition === "ab" || preposition === "nach") return { from: hours, to: endOfNight, name };
  if (preposition === "vor" || preposition === "bis") return { from: 0, to: hours, name };
  return { from: hours - 0.5, to: hours + 1, name };
}
