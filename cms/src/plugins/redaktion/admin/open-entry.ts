/** What the content manager passes to panels and actions about the entry that is open. */
export type OpenEntry = { model: string; documentId?: string; document?: Record<string, unknown> };

export const entryPath = (type: string, documentId: string) =>
  `/content-manager/collection-types/${type}/${documentId}`;
