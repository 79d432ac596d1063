/** What the index reads of an entry. `lead` and `body` are Markdown. */
export type IndexedEntry = {
  kind: string;
  /** Unique within its kind */
  id: string;
  title: string;
  lead: string;
  /** "" without one */
  body: string;
  /** Place, organiser and the like */
  names: readonly string[];
  categories: readonly { name: string }[];
  /** What the entry is ("Feuerwehr", "Chor"); counts as its title. */
  type?: string | undefined;
  /** ISO; of entries with the same title the earlier one comes first. */
  dates?: { start: string } | undefined;
  day?: string | undefined;
};

/** Unique across kinds */
export const keyOf = ({ kind, id }: Pick<IndexedEntry, "kind" | "id">): string => `${kind}/${id}`;
