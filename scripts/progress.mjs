const terminal = Boolean(process.stdout.isTTY);

export const print = (text = "") => process.stdout.write(`${text}\n`);
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Does `work` and shows that it runs, that it is done and how long it took. A string it returns is shown behind. */
export async function step(title, work) {
  const started = performance.now();
  const busy = () =>
    terminal
      ? process.stdout.write(`\r\x1b[2K  ${title} … ${seconds(started)}`)
      : print(`  ${title} … ${seconds(started)}`);
  if (!terminal) print(`  ${title} …`);
  const ticking = setInterval(busy, terminal ? 200 : 30_000);
  const close = (mark, note) =>
    print(`${terminal ? "\r\x1b[2K" : ""}${mark} ${title} (${seconds(started)}${note})`);
  try {
    const result = await work();
    close("✓", typeof result === "string" ? `, ${result}` : "");
    return result;
  } catch (error) {
    close("✗", "");
    throw error;
  } finally {
    clearInterval(ticking);
  }
}
