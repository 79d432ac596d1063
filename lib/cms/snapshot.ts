/** All published entries of one content type at one moment. It is never changed: the next change makes a new one. */
export type Snapshot<Item> = { items: readonly Item[]; byId: ReadonlyMap<string, Item> };
