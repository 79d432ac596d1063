/** How long work goes on before requests get their turn, in milliseconds. */
const slice = 8;

/** Call it between small steps of long work: it lets everything else run once a slice of time is used up. */
export function inSlices(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < slice) return;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  };
}
