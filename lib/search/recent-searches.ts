/** The visitor's last searches on this device, newest first, never sent anywhere (docs/datenschutz.md). */

const key = "dorfforum-suchen";
const maxSearches = 5;

export function getRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((q) => typeof q === "string").slice(0, maxSearches) : [];
  } catch {
    // Storage is blocked, or another script wrote there.
    return [];
  }
}

export function storeSearch(q: string): void {
  if (!q) return;
  const isSame = (other: string) => other.toLocaleLowerCase("de") === q.toLocaleLowerCase("de");
  store([q, ...getRecentSearches().filter((other) => !isSame(other))].slice(0, maxSearches));
}

export const clearRecentSearches = (): void => store([]);

function store(searches: string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}
