import type { Row } from "../../database/rows";

export const subscriptionType = "api::abonnement.abonnement";
/** A device that gets push messages: a subscription without an address */
export const deviceType = "api::geraet.geraet";
export const letterType = "api::versand.versand";
export const outboxType = "api::ausgehende-mail.ausgehende-mail";

export type Subscription = Row<typeof subscriptionType>;
export type Device = Row<typeof deviceType>;
export type Letter = Row<typeof letterType> & { createdAt?: unknown };

/** Kinds of waiting mails that go to who has subscribed */
export const letterKinds = ["brief", "eilbrief", "aenderung", "neues", "push"] as const;
