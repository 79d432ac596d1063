/** The types in which what visitors send waits for the editors, with the name of each in addresses. */
export const inboxes = [
  { uid: "api::nachricht.nachricht", name: "nachrichten" },
  { uid: "api::einsendung.einsendung", name: "einsendungen" },
  { uid: "api::buchung.buchung", name: "buchungen" },
] as const;

export type Inbox = (typeof inboxes)[number]["uid"];

export const isInbox = (uid: string): uid is Inbox => inboxes.some((inbox) => inbox.uid === uid);
