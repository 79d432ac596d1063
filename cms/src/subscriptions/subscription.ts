import { type Theme, withoutTheme } from "@dorfforum/shared/subscriptions/themes";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { rows } from "../database/rows";
import { appKeys, hashOf } from "../mail/link-codes";
import { noteDeparture } from "./departures";
import { isOpen, orderDayLink, Themes } from "./order";
import {
  agreedAt,
  folderOf,
  noteTime,
  outboxType,
  type Subscription,
  subscriptionType,
} from "./sending-state";
import { themesIn, themeText } from "./theme-text";

/** So many letters in a row that a mail server refuses for good, and nothing is sent to the address any more. */
export const maxRefusals = 3;

/** What the link of a mail opens: an order to confirm, the page of a subscription, or that of a day, which may change it */
type LinkKind = "bestellung" | "verwaltung" | "aenderung";
const hashFields = {
  bestellung: "Bestellung_Hash",
  verwaltung: "Verwaltung_Hash",
  aenderung: "Aenderung_Hash",
} as const satisfies Record<LinkKind, keyof Subscription>;

type Found = { kind: LinkKind; subscription: Subscription; state: "offen" | "bestätigt" | "abgelaufen" };

async function find(strapi: Core.Strapi, code: string, now: Date): Promise<Found | undefined> {
  for (const kind of Object.keys(hashFields) as LinkKind[]) {
    const where = { [hashFields[kind]]: hashOf(code) };
    const subscription = await rows(strapi, subscriptionType).findOne({ where });
    if (subscription) return { kind, subscription, state: stateOf(kind, subscription, now) };
  }
  return undefined;
}

function stateOf(kind: LinkKind, subscription: Subscription, now: Date): Found["state"] {
  if (kind === "aenderung")
    return new Date(String(subscription.Aenderung_bis)) > now ? "offen" : "abgelaufen";
  if (kind === "verwaltung") return subscription.Bestaetigt_am ? "bestätigt" : "offen";
  if (!subscription.Bestellt) return "bestätigt";
  return isOpen(subscription, now) ? "offen" : "abgelaufen";
}

const shortened = (address: string) => address.replace(/^(.).*@/, "$1…@");

/** What a link opens; null if no subscription has its code. Changes nothing. */
export async function findByCode(strapi: Core.Strapi, code: string, now: Date) {
  const found = await find(strapi, code, now);
  if (!found) return null;
  const { kind, state, subscription } = found;
  const { E_Mail, Themen, Bestellt, Pausiert, Abgelehnt, Bestaetigt_am } = subscription;
  const isOrder = kind === "bestellung" && Boolean(Bestellt);
  return {
    Art: kind,
    Stand: state,
    Adresse: kind === "aenderung" && state === "offen" ? E_Mail : shortened(E_Mail),
    Themen: themesIn(isOrder ? Bestellt : Themen),
    Pausiert,
    Gestoppt: Abgelehnt >= maxRefusals,
    Bestellt_am: isOrder ? subscription.Neu_bestellt_am : subscription.Bestellt_am,
    Bestaetigt_am: Bestaetigt_am ?? null,
    Wortlaut: isOrder ? subscription.Neuer_Wortlaut : subscription.Wortlaut,
  };
}

export const Action = z.object({
  data: z.discriminatedUnion("Aktion", [
    z.strictObject({ Aktion: z.enum(["bestaetigen", "pausieren", "fortsetzen", "beenden", "aenderlink"]) }),
    z.strictObject({ Aktion: z.literal("abbestellen"), Thema: Themes.element }),
    z.strictObject({ Aktion: z.literal("aendern"), Themen: Themes }),
  ]),
});

/**
 * Does what the button of a page says. Leaving can be repeated, so that it succeeds for an unknown code, too.
 * @returns false if the link does not allow it
 */
export async function act(
  strapi: Core.Strapi,
  code: string,
  action: z.infer<typeof Action>["data"],
  now: Date,
): Promise<boolean> {
  const found = await find(strapi, code, now);
  if (!found) return action.Aktion === "abbestellen" || action.Aktion === "beenden";
  const { kind, subscription, state } = found;
  if (action.Aktion === "bestaetigen") return kind === "bestellung" && confirm(strapi, found, now);
  if (state === "abgelaufen" || (kind === "bestellung" && state === "offen")) return false;
  const update = async (data: Partial<Record<keyof Subscription, unknown>>) =>
    rows(strapi, subscriptionType).updateMany({ where: { documentId: subscription.documentId }, data });
  switch (action.Aktion) {
    case "pausieren":
    case "fortsetzen":
      await update({ Pausiert: action.Aktion === "pausieren", Abgelehnt: 0 });
      return true;
    case "beenden":
      await leave(strapi, subscription, now);
      return true;
    case "abbestellen":
      await leaveTheme(strapi, subscription, { theme: action.Thema, now });
      return true;
    case "aenderlink":
      if (kind !== "verwaltung") return false;
      await orderDayLink(strapi, subscription, now);
      return true;
    case "aendern":
      if (kind !== "aenderung") return false;
      await noteLeft(strapi, subscription, action.Themen, now);
      // Whoever has this link has the mailbox, which is what a confirmation shows.
      await update({ Themen: themeText(action.Themen), Bestaetigt_am: now, Abgelehnt: 0 });
      await noteTime(strapi, now);
      return true;
  }
}

/** What changed since it was read, by another press, is not overwritten. */
async function confirm(strapi: Core.Strapi, { subscription, state }: Found, now: Date): Promise<boolean> {
  if (state !== "offen") return state === "bestätigt";
  const { documentId, Bestellt, Themen, Neu_bestellt_am, Neuer_Wortlaut, Wortlaut } = subscription;
  const { count } = await rows(strapi, subscriptionType).updateMany({
    where: { documentId, Bestellt, Themen: Themen ?? null },
    data: {
      Themen: themeText([...themesIn(Themen), ...themesIn(Bestellt)]),
      Bestellt: null,
      Wortlaut: Neuer_Wortlaut ?? Wortlaut,
      Bestellt_am: Neu_bestellt_am,
      Neu_bestellt_am: null,
      Neuer_Wortlaut: null,
      Bestaetigt_am: now,
      Abgelehnt: 0,
    },
  });
  if (count === 0) {
    const stored = await rows(strapi, subscriptionType).findOne({ where: { documentId } });
    return stored !== null && !stored.Bestellt;
  }
  await noteTime(strapi, now);
  return true;
}

/** The folder knows first: whatever happens then, nothing is sent any more. */
async function leave(strapi: Core.Strapi, { documentId, E_Mail }: Subscription, now: Date): Promise<void> {
  await noteDeparture(folderOf(strapi), appKeys(strapi)[0], { address: E_Mail, now });
  await strapi.db.transaction(() => remove(strapi, documentId));
  await noteTime(strapi, now);
}

/** Removes a subscription with the mails that wait for it. */
async function remove(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db.query(outboxType).deleteMany({
    where: { $or: [{ Vorgangsnummer: documentId }, { Vorgangsnummer: { $endsWith: `.${documentId}` } }] },
  });
  await rows(strapi, subscriptionType).deleteMany({ where: { documentId } });
}

/** Notes the themes that are not among those kept. */
async function noteLeft(
  strapi: Core.Strapi,
  { E_Mail, Themen }: Subscription,
  kept: readonly Theme[],
  now: Date,
): Promise<void> {
  for (const theme of themesIn(Themen).filter((each) => !kept.includes(each)))
    await noteDeparture(folderOf(strapi), appKeys(strapi)[0], { address: E_Mail, theme, now });
}

/** Who leaves the last theme leaves all. */
async function leaveTheme(
  strapi: Core.Strapi,
  subscription: Subscription,
  { theme, now }: { theme: Theme; now: Date },
): Promise<void> {
  const { documentId, Bestellt } = subscription;
  const themes = themesIn(subscription.Themen);
  const remainingThemes = withoutTheme(themes, theme);
  if (remainingThemes.length === themes.length) return;
  if (remainingThemes.length === 0 && !isOpen(subscription, now)) return leave(strapi, subscription, now);
  await noteLeft(strapi, subscription, remainingThemes, now);
  await rows(strapi, subscriptionType).updateMany({
    where: { documentId },
    data: {
      Themen: themeText(remainingThemes),
      Bestellt: themeText(withoutTheme(themesIn(Bestellt), theme)) || null,
    },
  });
  await noteTime(strapi, now);
}

/** Removes orders that nobody has confirmed. */
export async function removeUnconfirmed(strapi: Core.Strapi, now: Date): Promise<void> {
  const waiting = await rows(strapi, subscriptionType).findMany({ where: { Bestellt: { $notNull: true } } });
  const expired = waiting.filter((subscription) => !isOpen(subscription, now));
  for (const { documentId, Bestellt, Themen } of expired)
    if (themesIn(Themen).length > 0)
      await rows(strapi, subscriptionType).updateMany({
        where: { documentId, Bestellt },
        data: { Bestellt: null, Neu_bestellt_am: null, Neuer_Wortlaut: null },
      });
    else await strapi.db.transaction(() => remove(strapi, documentId));
}

/**
 * Counts what a mail server said to a letter: refused for good, or accepted.
 * @param documentId of the subscription
 */
export async function noteAnswer(strapi: Core.Strapi, documentId: string, isRefused: boolean): Promise<void> {
  const where = { documentId };
  const stored = await rows(strapi, subscriptionType).findOne({ where });
  if (!stored || (!isRefused && stored.Abgelehnt === 0)) return;
  const Abgelehnt = isRefused ? stored.Abgelehnt + 1 : 0;
  await rows(strapi, subscriptionType).updateMany({ where, data: { Abgelehnt } });
}

/** Whether a subscriber gets letters of a theme; `hasLeft` is what departures() gives. */
export const gets = (
  subscription: Subscription,
  theme: Theme,
  hasLeft: (address: string, theme: string, since: Date) => boolean,
): boolean =>
  Boolean(subscription.Bestaetigt_am) &&
  !subscription.Pausiert &&
  subscription.Abgelehnt < maxRefusals &&
  themesIn(subscription.Themen).includes(theme) &&
  !hasLeft(subscription.E_Mail, theme, agreedAt(subscription));
