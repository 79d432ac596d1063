/** What a visitor searched for on this device (docs/datenschutz.md): the newest first, never sent anywhere. */

const key = "dorfforum-suchen";
const most = 5;

export function getRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((q) => typeof q === "string").slice(0, most) : [];
  } catch {
    // Storage is blocked, or holds what others wrote there: then there are none.
    return [];
  }
}

/** Only for what the visitor searched by an act of their own. */
export function rememberSearch(q: string): void {
  if (!q) return;
  const isSame = (other: string) => other.toLocaleLowerCase("de") === q.toLocaleLowerCase("de");
  keep([q, ...getRecentSearches().filter((other) => !isSame(other))].slice(0, most));
}

export const forgetSearches = (): void => keep([]);

function keep(searches: string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked or full: the search works as well without a memory.
  }
}
