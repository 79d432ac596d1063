/** How a list of the panel begins: its columns and its order, as "field:ASC" or "field:DESC". */
export type ListView = {
  columns: string[];
  sort: string;
  /** The field by whose value the panel names entries; the first column unless given. */
  mainField?: string;
  /** Columns and order of version 0.1.0, which are replaced where an editor has not changed them. */
  former?: { columns?: string[]; sort: string };
  /** The fields by whose value the panel names related entries; those of the related type unless given. */
  relationFields?: Record<string, string>;
};

/** Descending: neu, in Arbeit, erledigt, abgelehnt. */
export const openFirst = "Bearbeitungsstand:DESC";
