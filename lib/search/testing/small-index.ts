import type { SearchEntry } from "../search-entry";
import { VillageIndex } from "../village-index";

export const aSearchEntry = (given: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: "beitrag",
  id: "a",
  title: "Titel",
  lead: "",
  body: "",
  names: [],
  categories: [],
  href: "/beitrag/a",
  meta: "",
  changedAt: "2026-11-01T08:00:00.000Z",
  ...given,
});

/** An index with one entry per text. Its title is the text's first line after "# ", otherwise no word of a query. */
export function smallIndex(texts: Record<string, string>, synonyms: string[][] = []): VillageIndex {
  const index = new VillageIndex();
  for (const [id, text] of Object.entries(texts)) {
    const [title = `Titel ${id}`, body = text] = /^# ([^\n]*)\n?(.*)/s.exec(text)?.slice(1) ?? [];
    index.put(aSearchEntry({ id, title, body, href: `/beitrag/${id}` }));
  }
  index.setSynonyms(synonyms);
  return index;
}
