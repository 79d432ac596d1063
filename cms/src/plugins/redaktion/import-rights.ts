/** What an editor may import, as the panel asks for it. */
export type ImportRights = {
  kalender: { mayImport: boolean; mayPublish: boolean };
  verzeichnis: { mayImport: boolean; mayPublish: boolean };
};

export const importKinds = ["kalender", "verzeichnis"] as const;
export type ImportKind = (typeof importKinds)[number];
