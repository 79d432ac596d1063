const isTerminal = Boolean(process.stdout.isTTY);
const clearLine = isTerminal ? "\r\x1b[2K" : "";

export const print = (text = "") => void process.stdout.write(`${text}\n`);

export const secondsSince = (/** @type {number} */ startMs) =>
  `${((performance.now() - startMs) / 1000).toFixed(1)} s`;

/**
 * Shows a title while `work` runs, then whether it succeeded and how long it took. A log gets a line every 30 seconds,
 * since CI services end jobs that print nothing.
 * @template T @param {string} title @param {() => Promise<T>} work
 */
export async function step(title, work) {
  const startMs = performance.now();
  const lineEnd = isTerminal ? "" : "\n";
  process.stdout.write(`  ${title} …${lineEnd}`);
  const show = (/** @type {string} */ mark, end = "\n") =>
    process.stdout.write(`${clearLine}${mark} ${title} (${secondsSince(startMs)})${end}`);
  const timer = setInterval(() => show(" …", lineEnd), isTerminal ? 200 : 30_000);
  try {
    const result = await work();
    show("✓");
    return result;
  } catch (error) {
    show("✗");
    throw error;
  } finally {
    clearInterval(timer);
  }
}
