const lists = new Map<string, EventTarget & { matches: boolean }>();

/** jsdom has no matchMedia: tests say which media queries hold. */
export function setMedia(...holding: string[]): void {
  lists.clear();
  const matchMedia = (query: string) => {
    const list = lists.get(query) ?? Object.assign(new EventTarget(), { matches: holding.includes(query) });
    lists.set(query, list);
    return list;
  };
  Object.assign(window, { matchMedia });
}

/** Tells whoever listens to the query that it now holds, or no longer does. */
export function changeMedia(query: string, matches: boolean): void {
  const list = lists.get(query);
  if (!list) return;
  list.matches = matches;
  list.dispatchEvent(new Event("change"));
}
