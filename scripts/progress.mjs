const isTerminal = Boolean(process.stdout.isTTY);
const clearLine = "\r\x1b[2K";

/** Steps that run, with the times of their beginnings. @type {Map<string, number>} */
const running = new Map();
/** @type {NodeJS.Timeout | undefined} */
let timer;

export const secondsSince = (/** @type {number} */ startMs) =>
  `${((performance.now() - startMs) / 1000).toFixed(1)} s`;

const runningSteps = () =>
  [...running].map(([title, startMs]) => `${title} (${secondsSince(startMs)})`).join(", ");

/** In a terminal, the last line shows what runs. */
const showRunning = () =>
  void (isTerminal && running.size > 0 && process.stdout.write(`${clearLine}  … ${runningSteps()}`));

export function print(text = "") {
  process.stdout.write(`${isTerminal && running.size > 0 ? clearLine : ""}${text}\n`);
  showRunning();
}

/** A log gets a line every 30 seconds, since CI services end jobs that print nothing. */
const showProgress = () => (isTerminal ? showRunning() : print(`  … ${runningSteps()}`));

/**
 * Shows a title while `work` runs, beside those of other steps, then whether it succeeded and how long it took.
 * @template T @param {string} title @param {() => Promise<T>} work
 */
export async function step(title, work) {
  const startMs = performance.now();
  if (!isTerminal) print(`  ${title} …`);
  running.set(title, startMs);
  timer ??= setInterval(showProgress, isTerminal ? 200 : 30_000);
  const finish = (/** @type {string} */ mark) => {
    if (running.size === 1) {
      clearInterval(timer);
      timer = undefined;
    }
    // Before the line of a step that ended, for it replaces the last line of a terminal.
    const line = `${mark} ${title} (${secondsSince(startMs)})`;
    process.stdout.write(`${isTerminal ? clearLine : ""}${line}\n`);
    running.delete(title);
    showRunning();
  };
  try {
    const result = await work();
    finish("✓");
    return result;
  } catch (error) {
    finish("✗");
    throw error;
  }
}
