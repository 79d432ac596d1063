type Stored = number | string | Date | null | undefined;

export type Change = { count: number; newest: string | null };

/** The later of two stored moments as ISO text; SQLite hands out milliseconds, PostgreSQL dates. */
export function newestOf(...moments: Stored[]): string | null {
  const times = moments.flatMap((moment) => (moment == null ? [] : [new Date(moment).getTime()]));
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}
