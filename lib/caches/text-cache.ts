import { LRUCache } from "lru-cache";

/**
 * A cache of results by text. The least recently used go once all texts together are longer than `maxCharacters`.
 * @returns a function that gives the cached result of a text, or computes and caches it
 */
export function textCache<Result extends object | string>(
  maxCharacters: number,
): (text: string, compute: () => Result) => Result {
  const results = new LRUCache<string, Result>({
    maxSize: maxCharacters,
    sizeCalculation: (_result, text) => text.length || 1,
  });
  return (text, compute) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    const result = compute();
    results.set(text, result);
    return result;
  };
}
