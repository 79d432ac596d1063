import { maxThemes, type Theme, themePattern } from "@dorfforum/shared/subscriptions/themes";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { rows } from "../database/rows";
import { appKeys, codeFor, hashOf } from "../mail/link-codes";
import { atDomainOf, dayBefore, hasMaxMails } from "../mail/mailbox";
import { emailAddress, lines } from "../receiving/form-schemas";
import { isUniqueViolation } from "../rules/unique-violation";
import { noteTime, outboxType, type Subscription, subscriptionType } from "./sending-state";
import { themesIn, themeText } from "./theme-text";

const dayMs = 24 * 3600 * 1000;
/** Days that an order waits for its confirmation */
export const orderDays = 7;
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
 */
export async function order(
  strapi: Core.Strapi,
  { E_Mail, Themen, Wortlaut }: z.infer<typeof Order>["data"],
  now: Date,
): Promise<void> {
  if (await hasMaxLinks(strapi, E_Mail, now)) {
    strapi.log.warn("An order is left out: its mailbox got the maximum of links today.");
    return;
  }
  // Before the first subscription, with which a missing time would mean a restored backup
  await noteTime(strapi, now);
  const Adresse_klein = E_Mail.toLowerCase();
  const store = () =>
    strapi.db.transaction(async () => {
      const subscriptions = rows(strapi, subscriptionType);
      const stored =
        (await subscriptions.findOne({ where: { Adresse_klein } })) ??
        (await subscriptions.create({ data: { E_Mail, Adresse_klein, Wortlaut, Bestellt_am: now } }));
      const open = isOpen(stored, now) ? themesIn(stored.Bestellt) : [];
      const ordered = themeText([...Themen, ...open].slice(0, maxThemes));
      await subscriptions.updateMany({
        where: { documentId: stored.documentId },
        data: {
          Bestellt: ordered,
          Neu_bestellt_am: now,
          Neuer_Wortlaut: Wortlaut,
          Bestellung_Hash: hashOf(orderCode(strapi, { ...stored, Neu_bestellt_am: now })),
          Verwaltung_Hash: hashOf(manageCode(strapi, stored)),
          Verschickt: withTime(stored, now),
        },
      });
      await queueLink(strapi, "bestellung", stored, now);
    });
  try {
    await store();
  } catch (error) {
    // Two first orders of one address in the same moment
    if (!isUniqueViolation(error)) throw error;
    await store();
  }
}

/** Whether an order still waits for its confirmation */
export const isOpen = ({ Bestellt, Neu_bestellt_am }: Subscription, now: Date): boolean =>
  Boolean(Bestellt) && timeOf(Neu_bestellt_am) > now.getTime() - orderDays * dayMs;

const timeOf = (value: unknown) => new Date(value as string | Date).getTime();

/** The code in the mail that asks for a confirmation */
export const orderCode = (strapi: Core.Strapi, { documentId, Neu_bestellt_am }: Subscription) =>
  codeFor(appKeys(strapi)[0], `order ${documentId} ${timeOf(Neu_bestellt_am)}`);

/** The code in each letter, which stays when APP_KEYS get a new first key */
export function manageCode(strapi: Core.Strapi, { documentId, Verwaltung_Hash }: Subscription): string {
  const codes = appKeys(strapi).map((secret) => codeFor(secret, `manage ${documentId}`));
  return codes.find((code) => hashOf(code) === Verwaltung_Hash) ?? codes[0] ?? "";
}

/** The code of the link for a day */
export const changeCode = (strapi: Core.Strapi, { documentId, Aenderung_bis }: Subscription) =>
  codeFor(appKeys(strapi)[0], `change ${documentId} ${timeOf(Aenderung_bis)}`);

/** Queues the link for a day, unless the mailbox got its links of the day. */
export async function orderDayLink(strapi: Core.Strapi, stored: Subscription, now: Date): Promise<void> {
  if (await hasMaxLinks(strapi, stored.E_Mail, now)) return;
  const Aenderung_bis = new Date(now.getTime() + dayLinkMs);
  await strapi.db.transaction(async () => {
    await rows(strapi, subscriptionType).updateMany({
      where: { documentId: stored.documentId },
      data: {
        Aenderung_bis,
        Aenderung_Hash: hashOf(changeCode(strapi, { ...stored, Aenderung_bis })),
        Verschickt: withTime(stored, now),
      },
    });
    await queueLink(strapi, "aenderlink", stored, now);
  });
}

/** The times of the links that went out within a day */
const timesOf = ({ Verschickt }: Subscription, now: Date): string[] =>
  (Array.isArray(Verschickt) ? Verschickt : [])
    .map(String)
    .filter((time) => timeOf(time) > dayBefore(now).getTime());

const withTime = (stored: Subscription, now: Date) => [...timesOf(stored, now), now.toISOString()];

async function hasMaxLinks(strapi: Core.Strapi, address: string, now: Date): Promise<boolean> {
  const sent = await rows(strapi, subscriptionType).findMany({ where: { E_Mail: atDomainOf(address) } });
  return hasMaxMails(
    address,
    sent.map((each) => ({ address: each.E_Mail, count: timesOf(each, now).length })),
  );
}

async function queueLink(
  strapi: Core.Strapi,
  Art: "bestellung" | "aenderlink",
  { documentId }: Subscription,
  now: Date,
): Promise<void> {
  const due = { Versuche: 0, Faellig_am: String(now.getTime()) };
  const where = { Vorgangsnummer: documentId, Art };
  const { count } = await rows(strapi, outboxType).updateMany({ where, data: due });
  if (count === 0)
    await rows(strapi, outboxType).create({ data: { ...where, Eingang: subscriptionType, ...due } });
}
