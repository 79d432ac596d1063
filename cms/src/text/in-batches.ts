const maxBlockMs = 20;

/** Of long work: to be awaited between its steps, so that other requests are answered every `maxBlockMs`. */
export function pacing(): () => Promise<void> | undefined {
  let sinceMs = performance.now();
  const pause = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    sinceMs = performance.now();
  };
  return () => (performance.now() - sinceMs < maxBlockMs ? undefined : pause());
}

/** Maps a long list without blocking the process: other requests are answered between batches. */
export async function mapInBatches<From, To>(
  items: Iterable<From>,
  map: (item: From) => To | Promise<To>,
): Promise<To[]> {
  const mapped: To[] = [];
  const pause = pacing();
  for (const item of items) {
    mapped.push(await map(item));
    await pause();
  }
  return mapped;
}
