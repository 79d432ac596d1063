import { readFileSync } from "node:fs";
import { keyOf } from "@dorfforum/german-search/entry";
import { ask, countFound, demoIndex, firstHits } from "../lib/search/testing/demo-index.ts";
import { demoVillage, readDemo } from "../lib/search/testing/demo-village.ts";
import { countUnderstood, readQuestions } from "../lib/search/testing/questions.ts";
import { print } from "../scripts/progress.mjs";
import { fts5 } from "./fts5.mjs";
import { plainMiniSearch, tunedMiniSearch } from "./minisearch.mjs";
import { row } from "./table-row.mjs";

/** What is found in the demo village, beside other searches on the same texts. */

const today = "2026-11-21";
export const cases = {
  "cms/demo/inhalte/suchfaelle.json": readDemo("suchfaelle"),
  "lib/search/testing/suchfaelle-eigene.json": JSON.parse(
    readFileSync("lib/search/testing/suchfaelle-eigene.json", "utf8"),
  ),
};

const index = demoIndex();
const others = {
  "MiniSearch tuned": tunedMiniSearch(demoVillage(today), readDemo("synonyme")),
  "MiniSearch plain": plainMiniSearch(demoVillage(today)),
  "SQLite FTS5": fts5(demoVillage(today)),
};

export function printCases() {
  print("At least one expected entry among the first three / all of them\n");
  const engines = { "this search": (q) => firstHits(index, q), ...others };
  for (const [file, all] of Object.entries(cases)) {
    print(`${file}\n${row("kind", "cases", ...Object.keys(engines))}`);
    for (const kind of [...new Set(all.map(({ Art }) => Art)), "all"]) {
      const some = all.filter(({ Art }) => kind === "all" || Art === kind);
      const found = Object.values(engines).map((find) => countFound(some, (q) => find(q).slice(0, 3)));
      print(row(kind, some.length, ...found.map(({ one, all: whole }) => `${one} / ${whole}`)));
      const { missed } = found[0];
      if (kind === "all" && missed.length > 0) print(`missed:\n  ${missed.join("\n  ")}`);
    }
    print();
  }
}

export function printQuestions() {
  print(`lib/search/testing/questions, understood as they were meant\n${row("class", "seen", "unseen")}`);
  const parts = { seen: readQuestions("seen"), unseen: readQuestions("unseen") };
  const [seen, unseen] = [countUnderstood(parts.seen), countUnderstood(parts.unseen)];
  const figure = ({ understood, count } = { understood: 0, count: 0 }) => `${understood} of ${count}`;
  for (const name of seen.keys()) print(row(name, figure(seen.get(name)), figure(unseen.get(name))));
  print("\nOf those that expect an entry: one expected among the first three, seen + unseen");
  print(row("class", "questions", "this search", ...Object.keys(others)));
  for (const name of seen.keys()) printEntriesFound(name, parts);
  print();
}

function printEntriesFound(name, { seen, unseen }) {
  const expecting = (questions) => questions.filter((each) => each.class === name && each.first);
  const [some, unseenOnes] = [expecting(seen), expecting(unseen)];
  if (some.length === 0) return;
  const keysOf = ({ q, now }) => ask(index, q, new Date(now)).hits.map((hit) => keyOf(hit));
  const slugOf = (key) => key.slice(key.indexOf("/") + 1);
  const engines = [
    (question) => question.first.some((key) => keysOf(question).slice(0, 3).includes(key)),
    ...Object.values(others).map(
      (find) =>
        ({ q, first }) =>
          first.some((key) => find(q).slice(0, 3).includes(slugOf(key))),
    ),
  ];
  const figures = engines.map((finds) => `${some.filter(finds).length} + ${unseenOnes.filter(finds).length}`);
  print(row(name, `${some.length} + ${unseenOnes.length}`, ...figures));
}
