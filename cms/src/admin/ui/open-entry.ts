/** What the content manager passes to panels and actions about the entry that is open. */
export type OpenEntry = { model: string; documentId?: string; document?: Record<string, unknown> };

export const eventType = "api::veranstaltung.veranstaltung";
export const settingsType = "api::allgemeine-einstellung.allgemeine-einstellung";

export const importPath = "/plugins/redaktion/uebernehmen";

export const entryPath = (type: string, documentId: string) =>
  type === settingsType
    ? `/content-manager/single-types/${type}`
    : `/content-manager/collection-types/${type}/${documentId}`;
