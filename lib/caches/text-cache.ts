/** Results by text, the least recently used thrown out once all texts together are longer than `limit` characters. */
export function limitedCache<Result>(limit: number): (key: string, compute: () => Result) => Result {
  const known = new Map<string, Result>();
  let size = 0;
  return (key, compute) => {
    const found = known.get(key);
    if (found !== undefined) {
      known.delete(key);
      known.set(key, found);
      return found;
    }
    const result = compute();
    known.set(key, result);
    size += key.length;
    for (const oldest of known.keys()) {
      if (size <= limit) break;
      known.delete(oldest);
      size -= oldest.length;
    }
    return result;
  };
}
