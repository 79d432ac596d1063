import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { removeMailsTo } from "../../mail/outbox";
import { type Subscription, subscriptionType } from "./stored-types";

const maxAttempts = 20;

export type Change = Partial<Record<keyof Subscription, unknown>>;
type MaybeChange = Change | "remove" | undefined;

/** The condition that nobody has ordered, confirmed or left anything since a subscription was read: each of them changes one of these. */
export const asRead = ({
  documentId,
  Themen,
  Bestellt,
  Bestellung_Hash,
  Aenderung_Hash,
}: Pick<
  Subscription,
  "documentId" | "Themen" | "Bestellt" | "Bestellung_Hash" | "Aenderung_Hash"
>): Change & { documentId: string } => ({
  documentId,
  Themen: Themen ?? null,
  Bestellt: Bestellt ?? null,
  Bestellung_Hash: Bestellung_Hash ?? null,
  Aenderung_Hash: Aenderung_Hash ?? null,
});

/**
 * Changes or removes a subscription by what is stored now: what somebody changed between reading and writing is read again,
 * never overwritten.
 * @param toChange what to write; undefined to leave it
 * @returns whether it was changed or removed
 * @throws Error if others changed it each time
 */
export async function changeSubscription(
  strapi: Core.Strapi,
  documentId: string,
  toChange: (stored: Subscription) => MaybeChange | Promise<MaybeChange>,
): Promise<boolean> {
  const subscriptions = rows(strapi, subscriptionType);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = await subscriptions.findOne({ where: { documentId } });
    const data = stored && (await toChange(stored));
    if (!data) return false;
    const where = asRead(stored);
    const isDone =
      data === "remove"
        ? await removeSubscription(strapi, where)
        : (await subscriptions.updateMany({ where, data })).count > 0;
    if (isDone) return true;
  }
  throw new Error("A subscription was changed by others each time.");
}

/**
 * Removes a subscription with the mails that wait for it.
 * @returns false if none meets the condition
 */
export async function removeSubscription(
  strapi: Core.Strapi,
  where: Change & { documentId: string },
): Promise<boolean> {
  const { documentId } = where;
  return strapi.db.transaction(async () => {
    const { count } = await rows(strapi, subscriptionType).deleteMany({ where });
    if (count === 0) return false;
    await removeMailsTo(strapi, documentId);
    return true;
  });
}
