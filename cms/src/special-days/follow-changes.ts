import type { StoredSpecialDay } from "@dorfforum/shared/opening-hours/special-days";

const keyOf = ({ Von, Bis, Gilt, Zeiten, Hinweis }: StoredSpecialDay): string =>
  JSON.stringify([Von, Bis, Gilt, Zeiten, Hinweis].map((value) => value || null));

/** The published special days after those of the draft changed; what else differs in the draft stays unpublished. */
export function followChanges(
  published: readonly StoredSpecialDay[],
  draft: { before: readonly StoredSpecialDay[]; after: readonly StoredSpecialDay[] },
): StoredSpecialDay[] {
  const [before, after] = [draft.before, draft.after].map((days) => new Set(days.map(keyOf)));
  const staying = published.filter((day) => !before?.has(keyOf(day)) || after?.has(keyOf(day)));
  const present = new Set(staying.map(keyOf));
  const added = draft.after.filter((day) => !before?.has(keyOf(day)) && !present.has(keyOf(day)));
  return [...staying, ...added];
}
