import { DatabaseSync } from "node:sqlite";
import { fold } from "../packages/german-search/analysis/fold.ts";
import { stem } from "../packages/german-search/analysis/stem.ts";
import { isStopWord } from "../packages/german-search/analysis/stop-words.ts";
import { stripMarkdown } from "../packages/german-search/analysis/strip-markdown.ts";
import { tokenize } from "../packages/german-search/analysis/tokenize.ts";

const termsOf = (text) =>
  tokenize(text)
    .map(({ text: word }) => fold(word))
    .filter((word) => !isStopWord(word))
    .map(stem);

/**
 * SQLite's FTS5 on the same texts, folded and stemmed as ours are, titles before names before texts, words as prefixes, all of
 * them and any of them where no entry has all. It knows neither compounds nor errors. @returns slugs, best first
 */
export function fts5(entries) {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE VIRTUAL TABLE entries USING fts5(slug UNINDEXED, title, names, body, prefix='2 3')");
  const insert = database.prepare("INSERT INTO entries VALUES (?, ?, ?, ?)");
  for (const { id, title, lead, body, names, categories } of entries) {
    const texts = [title, [...names, ...categories.map(({ name }) => name)].join(" "), `${lead}\n${body}`];
    insert.run(id, ...texts.map((text) => termsOf(stripMarkdown(text)).join(" ")));
  }
  const select = database.prepare(
    "SELECT slug FROM entries WHERE entries MATCH ? ORDER BY bm25(entries, 0, 4, 2, 1) LIMIT 20",
  );
  const find = (terms, operator) =>
    select.all(terms.map((term) => `"${term}"*`).join(` ${operator} `)).map(({ slug }) => slug);
  return (q) => {
    const terms = termsOf(q);
    if (terms.length === 0) return [];
    const all = find(terms, "AND");
    return all.length > 0 ? all : find(terms, "OR");
  };
}
