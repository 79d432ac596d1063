import type { Category } from "@/lib/cms/categories";
import { type Kind, kinds } from "@/lib/routes";
import type { Entry } from "./entries";
import { containsAll, fold, wordsOf } from "./match";

export type Question = {
  /** As `cleanQuery` leaves it; "" browses */
  q: string;
  category?: Category | undefined;
  kind?: Kind | undefined;
  /** From 1; beyond the last page it is the last */
  page: number;
};

export type Found = {
  entries: Entry[];
  total: number;
  /** How many there are of each kind before the kind narrows them */
  counts: Map<Kind, number>;
  countOfAll: number;
  page: number;
  pages: number;
};

const pageSize = 20;

/** One page of the entries that answer a question. Those whose title says it come first. Pure. */
export function find(all: readonly Entry[], { q, category, kind, page }: Question): Found {
  const words = wordsOf(q);
  const inCategory = category
    ? all.filter(({ categories }) => categories.some(({ id }) => id === category.id))
    : all;
  const matching = q === "" ? inCategory.filter((entry) => entry.kind !== "seite") : match(inCategory, words);
  const narrowed = kind ? matching.filter((entry) => entry.kind === kind) : matching;
  const pages = Math.max(1, Math.ceil(narrowed.length / pageSize));
  const shown = Math.min(page, pages);
  return {
    entries: narrowed.slice((shown - 1) * pageSize, shown * pageSize),
    total: narrowed.length,
    counts: new Map(kinds.map((each) => [each, matching.filter((entry) => entry.kind === each).length])),
    countOfAll: matching.length,
    page: shown,
    pages,
  };
}

function match(entries: readonly Entry[], words: string[]): Entry[] {
  if (words.length === 0) return [];
  const inTitle: Entry[] = [];
  const elsewhere: Entry[] = [];
  for (const entry of entries) {
    const { title, everything } = foldedText(entry);
    if (containsAll(title, words)) inTitle.push(entry);
    else if (containsAll(everything, words)) elsewhere.push(entry);
  }
  return [...inTitle, ...elsewhere];
}

/** By entry, until it changes. There is one for each entry ever published. */
const folded = new Map<string, { changedAt: string; title: string; everything: string }>();

function foldedText(entry: Entry) {
  const known = folded.get(entry.id);
  if (known?.changedAt === entry.changedAt) return known;
  const categories = entry.categories.map(({ name }) => name);
  const made = {
    changedAt: entry.changedAt,
    title: fold(entry.title).text,
    everything: fold(
      [entry.title, entry.text, entry.wholeText ?? "", ...entry.names, ...categories].join("\n"),
    ).text,
  };
  folded.set(entry.id, made);
  return made;
}
