export const SUBMISSIONS = "api::einsendung.einsendung";
export const MESSAGES = "api::nachricht.nachricht";

/** The types that a draft of a proposal can have. */
export const DRAFTS = [
  "api::veranstaltung.veranstaltung",
  "api::organisation.organisation",
  "api::beitrag.beitrag",
];

/** What the content manager tells its panels and actions of the entry that is open. */
export type Opened = {
  model: string;
  documentId?: string;
  document?: Record<string, unknown>;
};

export const entryPath = (type: string, documentId: string) =>
  `/content-manager/collection-types/${type}/${documentId}`;
