import { fromFeatures } from "./feature";
import type { Inbox, InboxType } from "./inbox";

export const inboxes = (): Inbox[] => fromFeatures((feature) => feature.inboxes);

export const inboxOf = (uid: string): Inbox | undefined => inboxes().find((inbox) => inbox.uid === uid);

export const isInbox = (uid: string): uid is InboxType => inboxOf(uid) !== undefined;

export const formOf = (art: string) => inboxes().find(({ forms }) => art in forms)?.forms[art];
