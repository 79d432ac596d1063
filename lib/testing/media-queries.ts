const lists = new Map<string, EventTarget & { matches: boolean }>();

/** jsdom has no matchMedia: sets the media queries that match. */
export function setMedia(...matching: string[]): void {
  lists.clear();
  const matchMedia = (query: string) => {
    const matches = query.split(", ").some((part) => part === "all" || matching.includes(part));
    const list = lists.get(query) ?? Object.assign(new EventTarget(), { matches });
    lists.set(query, list);
    return list;
  };
  Object.assign(window, { matchMedia });
}

/** Changes whether a media query matches, and notifies its listeners. */
export function changeMedia(query: string, matches: boolean): void {
  const list = lists.get(query);
  if (!list) return;
  list.matches = matches;
  list.dispatchEvent(new Event("change"));
}
