import { LRUCache } from "lru-cache";

/** An LRU cache of results by text; `maxCharacters` counts all texts together. */
export function textCache<Result extends object | string>(maxCharacters: number) {
  const results = new LRUCache<string, Result>({
    maxSize: maxCharacters,
    sizeCalculation: (_result, text) => text.length || 1,
  });
  return (text: string, compute: () => Result): Result => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    const result = compute();
    results.set(text, result);
    return result;
  };
}
