import type { IndexedEntry } from "../entry";
import { SearchIndex } from "../index/search-index";

export const anEntry = (given: Partial<IndexedEntry> = {}): IndexedEntry => ({
  kind: "text",
  id: "a",
  title: "Titel",
  lead: "",
  body: "",
  names: [],
  categories: [],
  ...given,
});

/** An index with one entry per text. Its title is the text's first line after "# ", otherwise no word of a query. */
export function smallIndex(texts: Record<string, string>, synonyms: string[][] = []): SearchIndex {
  const index = new SearchIndex();
  for (const [id, text] of Object.entries(texts)) {
    const [title = `Titel ${id}`, body = text] = /^# ([^\n]*)\n?(.*)/s.exec(text)?.slice(1) ?? [];
    index.put(anEntry({ id, title, body }));
  }
  index.setSynonyms(synonyms);
  return index;
}
