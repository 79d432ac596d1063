const sliceMs = 8;

/** A function to await between the steps of long work: it yields to other requests after every 8 ms. */
export function inSlices(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < sliceMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    startedAt = performance.now();
  };
}
