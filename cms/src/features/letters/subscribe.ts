import { maxThemes, orderDays } from "@dorfforum/shared/letters/limits";
import { type Theme, themePattern } from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { hashOf } from "../../codes/link-codes";
import { rows } from "../../database/rows";
import { emailAddress, lines } from "../../receiving/form-schemas";
import { retryOnUniqueViolation } from "../../rules/unique-violation";
import { timeOfAct } from "./apply-unsubscribes";
import { changeSubscription } from "./change-subscription";
import {
  changeCode,
  formerLink,
  mailLink,
  manageCode,
  manageLink,
  orderCode,
  timeOf,
  whileLinksAreLeft,
} from "./mail-links";
import { recordCheckpoint } from "./restore-guard";
import { themesIn, themeText } from "./stored-lists";
import { type Subscription, subscriptionType } from "./stored-types";

const dayMs = 24 * 3600 * 1000;
const dayLinkMs = dayMs;

const ThemeText = z
  .string()
  .regex(themePattern)
  .transform((theme) => theme as Theme);
export const Themes = z.array(ThemeText).min(1).max(maxThemes);

/** The body of an order of the site. `Wortlaut` is what the form said about it. */
export const Order = z.object({
  data: z.strictObject({ E_Mail: emailAddress(254), Themen: Themes, Wortlaut: lines(1000) }),
});

/**
 * Stores what somebody orders and queues the mail that asks for a confirmation. Nothing is stored once the mailbox got its
 * mails of the day, whose last link then stays good. What is confirmed already stays until then, too.
 * @throws Error if the subscription is removed in the same moment
 */
export async function order(
  strapi: Core.Strapi,
  { E_Mail, Themen, Wortlaut }: z.infer<typeof Order>["data"],
  now: Date,
): Promise<void> {
  // Before the first subscription, with which a missing time would mean a restored backup
  await recordCheckpoint(strapi, now);
  const Adresse_klein = E_Mail.toLowerCase();
  const orderedAt = await timeOfAct(strapi, { E_Mail }, [], now);
  const store = () =>
    whileLinksAreLeft(strapi, E_Mail, now, async () => {
      const subscriptions = rows(strapi, subscriptionType);
      const { documentId } =
        (await subscriptions.findOne({ where: { Adresse_klein } })) ??
        (await subscriptions.create({ data: { E_Mail, Adresse_klein, Wortlaut, Bestellt_am: orderedAt } }));
      await mailLink(strapi, documentId, { kind: "bestellung", now }, (stored) => {
        const open = isOpen(stored, now) ? themesIn(stored.Bestellt) : [];
        return {
          Bestellt: themeText([...Themen, ...open].slice(0, maxThemes)),
          Neu_bestellt_am: now,
          Neuer_Wortlaut: Wortlaut,
          Bestellung_Hash: hashOf(orderCode(strapi, { ...stored, Neu_bestellt_am: now })),
          ...manageLink(stored, hashOf(manageCode(strapi, stored)), stored.Bestellung_Hash),
        };
      });
    });
  await retryOnUniqueViolation(store);
}

/** Whether an order still waits for its confirmation */
export const isOpen = ({ Bestellt, Neu_bestellt_am }: Subscription, now: Date): boolean =>
  Boolean(Bestellt) && timeOf(Neu_bestellt_am) > now.getTime() - orderDays * dayMs;

/** Queues the link for a day, unless the mailbox got its links of the day. */
export const orderDayLink = (
  strapi: Core.Strapi,
  { documentId, E_Mail }: Subscription,
  now: Date,
): Promise<void> =>
  whileLinksAreLeft(strapi, E_Mail, now, () =>
    mailLink(strapi, documentId, { kind: "aenderlink", now }, (stored) => {
      const Aenderung_bis = new Date(now.getTime() + dayLinkMs);
      return {
        Aenderung_bis,
        Aenderung_Hash: hashOf(changeCode(strapi, { ...stored, Aenderung_bis })),
        ...formerLink(stored.Aenderung_Hash, stored),
      };
    }),
  );

/** Removes orders that nobody has confirmed. */
export async function removeUnconfirmed(strapi: Core.Strapi, now: Date): Promise<void> {
  const waiting = await rows(strapi, subscriptionType).findMany({ where: { Bestellt: { $notNull: true } } });
  for (const { documentId } of waiting)
    await changeSubscription(strapi, documentId, (stored) => {
      if (!stored.Bestellt || isOpen(stored, now)) return undefined;
      if (themesIn(stored.Themen).length === 0) return "remove";
      return { Bestellt: null, Neu_bestellt_am: null, Neuer_Wortlaut: null };
    });
}
