/**
 * The waste district that a visitor has this browser remember, by its slug (docs/datenschutz.md). It is never sent anywhere: pages
 * are the same for all visitors, and the browser marks their own district.
 */
export const ownDistrictKey = "dorfforum-abfallbezirk";

const listeners = new Set<() => void>();

export function subscribeToOwnDistrict(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getOwnDistrict(): string | null {
  try {
    return localStorage.getItem(ownDistrictKey);
  } catch {
    // Storage is blocked: nothing can have been stored.
    return null;
  }
}

/** @returns whether the browser has stored it */
export function keepOwnDistrict(slug: string): boolean {
  try {
    localStorage.setItem(ownDistrictKey, slug);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export function forgetOwnDistrict(): void {
  try {
    localStorage.removeItem(ownDistrictKey);
  } catch {
    // Storage is blocked: nothing can have been stored.
  }
  for (const listener of listeners) listener();
}

/** The home page's list of next collections */
export const collectionsId = "abholung";

/** Of a line, the slugs of its districts */
export const districtsAttribute = "data-districts";

/**
 * Marks the lines of the visitor's own district in the list with this id, and shows `maxLines`, these among them; the order of days
 * stays. A district that the list does not have is gone, and forgotten. The function may be called again. Its source is written into
 * the document (components/waste/own-district-script.tsx), so it uses nothing but its arguments, and the language of old browsers.
 */
export function markOwn(key: string, listId: string, maxLines: number): void {
  const list = document.getElementById(listId);
  if (!list) return;
  let own: string | null = null;
  try {
    own = localStorage.getItem(key);
  } catch {
    // Storage is blocked: nothing can have been stored.
  }
  if (own === null && !list.querySelector("[data-own]")) return;
  const lines = Array.from(list.children) as HTMLElement[];
  const isOwn = (line: HTMLElement) =>
    own !== null && (line.dataset.districts || "").split(" ").indexOf(own) >= 0;
  if (own !== null && !lines.some(isOwn)) localStorage.removeItem(key);
  lines
    .slice()
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || lines.indexOf(a) - lines.indexOf(b))
    .forEach((line, at) => {
      line.toggleAttribute("data-own", isOwn(line));
      line.hidden = at >= maxLines || (line.dataset.none !== undefined && !isOwn(line));
    });
}
