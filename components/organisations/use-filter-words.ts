import { useRef, useState } from "react";
import { fetchJson } from "@/lib/messages/fetch-json";

type Words = Record<string, string>;
type EntryOfWords = { slug: string; words?: string | undefined };

function parseWords(body: unknown): Words {
  const words = typeof body === "object" && body !== null && "words" in body ? body.words : undefined;
  if (typeof words !== "object" || words === null) throw new TypeError("The body holds no words");
  return words as Words;
}

/**
 * The words by which entries are found. Entries may come without: `load` then fetches those of all, by slug.
 * @param url where they are; undefined when every entry has its words
 */
export function useFilterWords(entries: readonly EntryOfWords[], url: string | undefined) {
  const [fetched, setFetched] = useState<Words>();
  const isLoading = useRef(false);

  const load = () => {
    const areMissing = !fetched && entries.some(({ words }) => words === undefined);
    if (!url || !areMissing || isLoading.current) return;
    isLoading.current = true;
    fetchJson(url, parseWords).then(setFetched, () => {
      // fetchJson has shown the banner. The next letter tries again.
      isLoading.current = false;
    });
  };
  const wordsOf = ({ slug, words }: EntryOfWords) => words ?? fetched?.[slug];
  return { load, wordsOf };
}
