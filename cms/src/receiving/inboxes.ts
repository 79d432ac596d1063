/** The content types that store what visitors send. */
export const inboxes = ["api::nachricht.nachricht", "api::einsendung.einsendung"] as const;

export type Inbox = (typeof inboxes)[number];

export const isInbox = (uid: string): uid is Inbox => (inboxes as readonly string[]).includes(uid);
