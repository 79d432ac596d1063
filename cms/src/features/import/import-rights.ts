export const importKinds = ["kalender", "verzeichnis"] as const;
export type ImportKind = (typeof importKinds)[number];

/** What an editor may import, as the panel asks for it, and the names of the sources that there are. */
export type ImportRights = Record<ImportKind, { mayImport: boolean; mayPublish: boolean; sources: string[] }>;
