import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { subscriptionType } from "./stored-types";

/** A refusal within a day of the last is the same one: a server that has a bad day refuses several letters. */
const refusalGapMs = 24 * 3600 * 1000;

/** The next count of refusals. @param lastAt of the last one that counted */
export const countRefusal = (count: number, lastAt: Date | undefined, now: Date): number =>
  count > 0 && lastAt && now.getTime() - lastAt.getTime() < refusalGapMs ? count : count + 1;

/**
 * Counts what a mail server said of the mailbox of a letter: refused, or accepted.
 * @param documentId of the subscription
 */
export async function noteAnswer(
  strapi: Core.Strapi,
  documentId: string,
  isRefused: boolean,
  now = new Date(),
): Promise<void> {
  const where = { documentId };
  const stored = await rows(strapi, subscriptionType).findOne({ where });
  if (!stored || (!isRefused && stored.Abgelehnt === 0)) return;
  const { Abgelehnt_am: lastAt } = stored;
  const Abgelehnt = isRefused
    ? countRefusal(stored.Abgelehnt, lastAt ? new Date(String(lastAt)) : undefined, now)
    : 0;
  if (Abgelehnt === stored.Abgelehnt) return;
  const data = { Abgelehnt, Abgelehnt_am: isRefused ? now : null };
  await rows(strapi, subscriptionType).updateMany({ where, data });
}
