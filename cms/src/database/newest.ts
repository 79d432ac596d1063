type Stored = number | string | Date | null | undefined;

export type Change = { count: number; newest: string | null };

/** The latest of stored times as ISO text. SQLite returns milliseconds, PostgreSQL dates. */
export function newestOf(...moments: Stored[]): string | null {
  const times = moments.flatMap((moment) => (moment == null ? [] : [new Date(moment).getTime()]));
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}
