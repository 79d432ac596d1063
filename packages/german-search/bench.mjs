import MiniSearch from "minisearch";
import { stripMarkdown } from "./analysis/strip-markdown.ts";
import { tokenize } from "./analysis/tokenize.ts";
import { SearchIndex } from "./index/search-index.ts";
import { toMatchSet } from "./match-set.ts";
import { rank } from "./ranking/rank.ts";

/** Prints how long building and a query take for made-up texts, as ratios to MiniSearch with prefixes and errors. */
const count = Number(process.argv[2] ?? 5000);
const firsts = "Feuerwehr Sport Heimat Kinder Senioren Garten Musik Dorf Winter Sommer Schul Bürger".split(
  " ",
);
const lasts = "verein fest treff markt chor kurs haus platz lauf abend gruppe tag".split(" ");
const names = firsts.flatMap((first) => lasts.map((last) => first + last));
const nameAt = (at) => names[(at * 7919) % names.length];
const entries = Array.from({ length: count }, (_, at) => ({
  kind: "text",
  id: String(at),
  title: `${nameAt(at)} ${at}`,
  lead: Array.from({ length: 8 }, (__, word) => nameAt(at * 31 + word)).join(" und "),
  body: Array.from({ length: 80 }, (__, word) => nameAt(at * 17 + word)).join(" mit "),
  names: [],
  categories: [],
}));

const ms = (run) => {
  const began = performance.now();
  run();
  return performance.now() - began;
};
const median = (times) => times.sort((one, other) => one - other)[times.length >> 1];

const index = new SearchIndex();
const other = new MiniSearch({ fields: ["title", "lead", "body"] });
const built = ms(() => {
  for (const entry of entries) index.put(entry);
});
const otherBuilt = ms(() =>
  other.addAll(entries.map((entry) => ({ ...entry, body: stripMarkdown(entry.body) }))),
);
const queries = names.map((name) => name.toLowerCase());
const now = Date.now();
const search = (q) =>
  rank(index, toMatchSet(index, index.analyser.analyse(tokenize(q))), { now }).slice(0, 20);
const otherSearch = (q) => other.search(q, { prefix: true, fuzzy: 0.2 }).slice(0, 20);
const took = median(queries.map((q) => ms(() => search(q))));
const otherTook = median(queries.map((q) => ms(() => otherSearch(q))));
process.stdout.write(
  `${count} texts: built in ${(built / otherBuilt).toFixed(2)} of MiniSearch's time, a query in ${(took / otherTook).toFixed(2)}\n`,
);
