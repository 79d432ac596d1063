const last = new Map<string, Promise<unknown>>();

/**
 * Runs what has the same key one after the other, in this process.
 * @param work is told whether it has waited
 */
export function inTurn(key: string, work: (hasWaited: boolean) => Promise<void>): Promise<void> {
  const before = last.get(key);
  const run = before ? before.then(() => work(true)) : work(false);
  const settled = run
    .catch(() => undefined)
    .finally(() => {
      if (last.get(key) === settled) last.delete(key);
    });
  last.set(key, settled);
  return run;
}
