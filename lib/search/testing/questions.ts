import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fold } from "@dorfforum/german-search/analysis/fold";
import { keyOf } from "@dorfforum/german-search/entry";
import { areSame, areSameHours, type Days } from "@dorfforum/german-search/testing/same-days";
import { addDays } from "@dorfforum/shared/calendar/day";
import type { SearchResponse } from "../search-response";
import { suggestFrom } from "../suggest";
import { ask, demoContext, demoIndex } from "./demo-index";

/** A question of a villager and what it means, written before the search was built for it. */
export type Question = {
  class: string;
  q: string;
  /** ISO, with the village's offset */
  now: string;
  days?: Days;
  /** "HH:MM", from and to; a single moment has both alike */
  times?: [from: string, to: string];
  /** Days by which an end may differ where German is vague */
  tolerance?: number;
  past?: boolean;
  leftOut?: string[];
  unknown?: string[];
  /** Kinds and slugs of which one has to be among the first three */
  first?: string[];
  /** The same, of what is about a feast: it also stands above what merely takes place on its days. */
  topicFirst?: string[];
  /** Of these none is among the first three. */
  not?: string[];
  suggest?: string[];
  /** Names of intents, and "offen" for a question that opening hours answer */
  qualities?: string[];
  /** Part of the answer's sentence, its number or its details */
  answer?: string;
};

const folder = join(process.cwd(), "lib/search/testing/questions");

/** Files by writer. The unseen ones are held out: nobody reads them, they are only counted. */
const files = {
  seen: [
    "a-seen",
    "b-seen",
    "a-seen-2",
    "b-seen-2",
    "d-seen",
    "e-seen",
    "f-seen",
    "g-seen",
    "h-seen",
    "i-seen",
  ],
  unseen: ["c-unseen", "d-unseen", "e-unseen"],
};

export function readQuestions(part: keyof typeof files): Question[] {
  return files[part].flatMap(
    (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as Question[],
  );
}

/** How many questions of each class are understood, and which are not. */
export function countUnderstood(questions: readonly Question[]) {
  const byClass = new Map<string, { count: number; understood: number; missed: string[] }>();
  for (const question of questions) {
    const counted = byClass.get(question.class) ?? { count: 0, understood: 0, missed: [] };
    byClass.set(question.class, counted);
    const reason = misunderstanding(question);
    counted.count += 1;
    if (reason) counted.missed.push(`${question.q} (${question.now}): ${reason}`);
    else counted.understood += 1;
  }
  return byClass;
}

/** When events took place in the demo village for which the questions were written; it has other days now. */
const eventDays = JSON.parse(readFileSync(join(folder, "event-days.json"), "utf8")) as Record<string, string>;

const village = (() => {
  let index: ReturnType<typeof demoIndex> | undefined;
  return () => {
    index ??= demoIndex({}, eventDays);
    return index;
  };
})();

/** Why a question is not answered as it was meant */
function misunderstanding(question: Question): string | undefined {
  const now = new Date(question.now);
  const response = ask(village(), question.q, now);
  const { days, times, past, leftOut = [], unknown = [], first, suggest, qualities = [], answer } = question;
  const { topicFirst, not = [] } = question;
  const time = response.intents.find(({ id }) => id === "zeit") ?? response.answer;
  const hours = (response.intents.find(({ id }) => id === "tageszeit") ?? response.answer)?.hours;
  if (days && !areSame(days, time?.days ?? [], question.tolerance))
    return `days are ${JSON.stringify(time?.days)}`;
  if (times && !areSameHours(times, hours)) return `hours are ${JSON.stringify(hours)}`;
  if (past && !response.intents.some(({ isPast }) => isPast)) return "what was is not asked for";
  if (leftOut.length > 0 && !holdsAll(response.leftOut, leftOut)) return `left out are ${response.leftOut}`;
  if (leftOut.length > 0 && !isWithin(response, time?.days ?? [])) return "hits on other days";
  if (unknown.length > 0 && !holdsAll(response.unknown, unknown)) return `unknown are ${response.unknown}`;
  const missing = qualities.filter((quality) => !hasQuality(response, quality));
  if (missing.length > 0) return `not understood is ${missing}`;
  if (answer && !answers(response, answer)) return `the answer is ${response.answer?.sentence}`;
  const found = response.hits.slice(0, 3).map((hit) => keyOf(hit));
  if (first && !first.some((key) => found.includes(key))) return `first are ${found}`;
  if (topicFirst && !isTopicFirst(response, topicFirst)) return `first are ${found}`;
  if (not.some((key) => found.includes(key))) return `first are ${found}`;
  if (question.class === "honest-nothing" && !saysNothing(response))
    return "it does not say that nothing is on";
  return suggest && !suggests(question.q, suggest, now) ? "another suggestion" : undefined;
}

/** Whether one of the entries is among the first three, and no other hit above it merely takes place on the days */
function isTopicFirst({ hits, groups }: SearchResponse, expected: readonly string[]): boolean {
  const at = hits.findIndex((hit) => expected.includes(keyOf(hit)));
  const [first] = groups ?? [];
  return at >= 0 && at < 3 && (!first || (first.id === "about" && at < first.count));
}

/** Whether it says that nothing takes place on the days, and lists what is to come around them in order of days */
function saysNothing({ hits, groups = [], hasEmptyDays }: SearchResponse): boolean {
  const before = groups
    .slice(
      0,
      groups.findIndex(({ id }) => id === "nearest"),
    )
    .reduce((sum, { count }) => sum + count, 0);
  const near = hits.slice(before, before + (groups.find(({ id }) => id === "nearest")?.count ?? 0));
  const starts = near.map(({ start = "" }) => start);
  return (
    hasEmptyDays === true && near.every(({ isPast }) => !isPast) && starts.join() === starts.toSorted().join()
  );
}

/** Words that are told together ("erste hilfe") are those that are told one by one. */
const holdsAll = (told: readonly string[], expected: readonly string[]) => {
  const words = told.flatMap((each) => [each, ...each.split(/[\s-]+/)]).map(fold);
  const isTold = (word: string) => words.includes(fold(word));
  return expected.every((each) => isTold(each) || each.split(/[\s-]+/).every(isTold));
};

/** A quality that no entry has may be detected and reported as failed. */
const hasQuality = ({ answer, intents }: SearchResponse, quality: string) =>
  quality === "offen" ? answer?.kind === "opening-hours" : intents.some(({ id }) => id === quality);

function answers({ answer }: SearchResponse, part: string): boolean {
  const said = [answer?.sentence, answer?.phone?.number, ...(answer?.details ?? [])].join("\n");
  return squeezed(said).includes(squeezed(part));
}

/** Without what is written in several ways: spaces and slashes in numbers, points or colons and zeros in times */
const squeezed = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s/()-]/g, "")
    .replace(/(\d)\.(?=\d\d)/g, "$1:")
    .replace(/\b0(?=\d:\d\d)/g, "");

function suggests(q: string, expected: readonly string[], now: Date): boolean {
  const { entries, completions } = suggestFrom(village(), q, now, demoContext);
  const titles = entries.map(({ title }) => title.map(({ text }) => text).join(""));
  return [...completions, ...titles].some((text) => expected.includes(text));
}

/** Whether what is found takes place on the days, unless the calendar is empty on them */
function isWithin({ hits, intents }: SearchResponse, days: Days): boolean {
  if (intents.some(({ id, failed }) => id === "zeit" && failed)) return true;
  return hits.every(({ start, end = start }) => {
    if (!start) return true;
    const [from = "", to = ""] = [start.slice(0, 10), end?.slice(0, 10)];
    // Instants in UTC: midnight in the village is the evening before.
    return days.some(([first, last]) => addDays(first, -1) <= to && (last === null || from <= last));
  });
}
