import { cleanQuery } from "../lib/search/clean-query.ts";
import { runSearch } from "../lib/search/run-search.ts";
import { suggestFrom } from "../lib/search/suggest.ts";
import { demoContext, demoIndex } from "../lib/search/testing/demo-index.ts";
import { print } from "../scripts/progress.mjs";
import { row } from "./table-row.mjs";

const now = new Date("2026-11-21T09:00:00.000Z");
const rounds = 9;
const maxRatio = 5;
const shown = 8;

/** The processor's time of the costliest kinds of queries beside that of plain ones of their length. @returns whether it is bounded */
export function printWorst() {
  const index = demoIndex();
  const request = { category: undefined, page: 1, without: [], literally: false };
  const runs = {
    search: (q) => runSearch(index, { ...request, q }, now, demoContext),
    suggestions: (q) => suggestFrom(index, q, now, demoContext),
  };
  const { plain, kinds } = queriesOf(index.entries.flatMap((entry) => entry?.title ?? []));
  print(row("worst queries".padEnd(40), "letters", "plain ms", "worst ms", "ratio"));
  let isBounded = true;
  for (const [name, run] of Object.entries(runs)) {
    for (let round = 0; round < rounds; round += 1) run(plain(200));
    const measured = Object.entries(kinds).map(([kind, make]) => {
      const times = Array.from({ length: rounds }, () => {
        const q = cleanQuery(make());
        return { length: q.length, worst: cpuMs(() => run(q)), plain: cpuMs(() => run(plain(q.length))) };
      });
      const [worst, ofPlain] = [
        median(times.map((each) => each.worst)),
        median(times.map((each) => each.plain)),
      ];
      return { kind, length: times[0].length, worst, plain: ofPlain, ratio: worst / ofPlain };
    });
    measured.sort((a, b) => b.ratio - a.ratio);
    for (const each of measured.slice(0, shown))
      print(
        row(
          `${name}: ${each.kind}`.padEnd(40),
          each.length,
          each.plain.toFixed(1),
          each.worst.toFixed(1),
          each.ratio.toFixed(1),
        ),
      );
    isBounded &&= measured[0].ratio <= maxRatio;
  }
  return isBounded;
}

/** Each query is made anew, for what stands for a word is cached. */
export function queriesOf(titles) {
  const titleWords = titles.flatMap((title) => title.match(/\p{L}{4,}/gu) ?? []);
  let seed = 1;
  const random = (count) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * count);
  };
  const many = (count, make) => Array.from({ length: count }, make);
  const of = (list) => list[random(list.length)];
  const word = () => of(titleWords);
  const small = () => word().toLowerCase();
  const misspelt = (made = word()) => `${made.slice(0, 2)}${made[3]}${made[2]}${made.slice(4)}`;
  const letters = (count) => many(count, () => String.fromCharCode(97 + random(26))).join("");
  const list = (make, separator = " ", length = 200) => many(60, make).join(separator).slice(0, length);
  const compound = (length) => list(small, "", length);
  const grown = (letter) => letter.repeat(197) + letters(3);
  return {
    plain: (length) => list(word, " ", length).trim(),
    kinds: {
      "U+FDFA": () => grown("\ufdfa"),
      "U+FDFB": () => grown("\ufdfb"),
      ligatures: () => grown("ﬃ"),
      ß: () => grown("ß"),
      "a compound": () => compound(200),
      "compounds of 39": () => list(() => compound(39)),
      "compounds of 60": () => list(() => compound(60)),
      "misspelt words": () => list(() => misspelt()),
      "misspelt compounds of 19": () => list(() => (small() + misspelt(small())).slice(0, 19)),
      "words and a rest of 19": () => list(() => (small() + letters(15)).slice(0, 19)),
      "a rest and words of 19": () => list(() => (letters(15) + small()).slice(-19)),
      "letters, 200": () => letters(200),
      "letters, nine each": () => list(() => letters(9)),
      "letters, two each": () => list(() => letters(2)),
      "beginnings of three": () => list(() => word().slice(0, 3)),
      hyphens: () => list(word, "-"),
      quotes: () => list(() => `"${word()}"`),
      digits: () => list(() => random(10), ""),
      "groups of digits": () => list(() => random(1_000_000)),
      days: () => list(() => `${1 + random(28)}.${1 + random(12)}.${2010 + random(80)}`),
      times: () => list(() => `${random(24)}:${10 + random(50)} Uhr`),
      "relative days": () => list(() => `in ${1 + random(20)} Tagen`),
      feasts: () => list(() => of(["Ostern", "Pfingsten", "Advent", "Silvester"]), " und "),
      "mixed scripts": () => list(() => of(["ж", "字", "٣", "א", "ﷺ", "½"]) + word().slice(0, 3), ""),
      "a misspelt question": () => `wann hat ${list(() => misspelt(), " ", 180)} offen?`,
      "one misspelt word": () => misspelt(),
    },
  };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function cpuMs(run) {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
