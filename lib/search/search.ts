import { getCategory } from "@/lib/cms/categories";
import { plainText } from "@/lib/content/plain-text";
import { kinds } from "@/lib/routes";
import type { Hit, HitKind, Marked, SearchAnswer, SearchRequest, Suggestions } from "./answer";
import { type Entry, getEntries } from "./entries";
import { find } from "./find";
import { excerpt, fold, markMatches, wordsOf } from "./match";

/** One page of what answers a request. @throws CmsRequestError when there is no content to search */
export async function search({ q, category: asked, kind, page }: SearchRequest): Promise<SearchAnswer> {
  const category = asked ? await getCategory(asked) : undefined;
  const isUnknown = asked !== undefined && asked !== "" && category === undefined;
  const { entries, counts, ...found } = find(isUnknown ? [] : await getEntries(), {
    ...{ q, category, kind, page },
  });
  const words = wordsOf(q);
  return {
    ...{ q, ...found },
    hits: entries.map((entry) => toHit(entry, words)),
    counts: Object.fromEntries(
      [...kinds, "seite" as const].map((each) => [each, each === "seite" ? 0 : (counts.get(each) ?? 0)]),
    ) as Record<HitKind, number>,
    ...{ guesses: [], nearest: [] },
    category: category && { name: category.name, slug: category.slug, description: category.description },
    unknownCategory: isUnknown ? asked : undefined,
  };
}

const maxEntries = 6;

/** What a text that is being typed may become. @throws CmsRequestError when there is no content to search */
export async function suggest(q: string): Promise<Suggestions> {
  const words = wordsOf(q);
  if (words.length === 0) return { q, entries: [], completions: [] };
  const { entries } = find(await getEntries(), { q, page: 1 });
  return {
    q,
    entries: entries.slice(0, maxEntries).map(({ title, kind, href, meta }) => ({
      ...{ title: marked(title, words), kind, href, meta },
    })),
    completions: [],
  };
}

const marked = (text: string, words: readonly string[]): Marked =>
  markMatches(text, words).map((piece) => ({ text: piece.text, hit: piece.isMatch }));

function toHit(entry: Entry, words: readonly string[]): Hit {
  const { id, kind, title, href, meta, isPast, status, picture, drawing } = entry;
  const texts = [entry.text, entry.wholeText ?? ""].map(plainText);
  const shown = texts.find((text) => words.some((word) => fold(text).text.includes(word))) ?? texts[0] ?? "";
  return {
    ...{ id, kind, href, meta, isPast, status, picture, drawing },
    title: marked(title, words),
    excerpt: marked(excerpt(shown, words), words),
  };
}
