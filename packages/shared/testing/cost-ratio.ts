/** The quickest of some: what else the machine does must not count. */
function quickestMs(run: (text: string) => void, text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const startMs = performance.now();
    run(text);
    return performance.now() - startMs;
  });
  return Math.min(...times);
}

/**
 * How many times as long a function takes for a text as for an ordinary one of the same length. A function that
 * reads the rest of the text at each of its 16,000 characters has a ratio of thousands.
 */
export const costRatio = (run: (text: string) => void, text: string): number =>
  quickestMs(run, text) / quickestMs(run, "a ".repeat(text.length / 2));
