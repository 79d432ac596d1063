/** The types in which what visitors send waits for the editors. */
export const INBOXES = ["api::nachricht.nachricht", "api::einsendung.einsendung"] as const;

export type Inbox = (typeof INBOXES)[number];
