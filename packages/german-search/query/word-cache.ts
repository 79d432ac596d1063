import type { Postings } from "../index/postings";

/** Keeps what words stand for until the content changes: one query has its words analysed several times. */
export function wordCache<Result>(postings: Pick<Postings, "version">, maxWords: number) {
  const results = new Map<string, Result>();
  let version = postings.version;
  return (word: string, compute: () => Result): Result => {
    if (version !== postings.version || results.size >= maxWords) results.clear();
    version = postings.version;
    const known = results.get(word);
    if (known !== undefined) return known;
    const result = compute();
    results.set(word, result);
    return result;
  };
}
