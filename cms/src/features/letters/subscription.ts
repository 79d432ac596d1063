import type { Theme } from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";
import { hashOf } from "../../codes/link-codes";
import { rows } from "../../database/rows";
import { agreedAt } from "./apply-unsubscribes";
import { changeSubscription } from "./change-subscription";
import { formerManageLine } from "./mail-links";
import { readStored } from "./stored-data";
import { holdsLine, linesIn, themesIn } from "./stored-lists";
import { type Subscription, subscriptionType } from "./stored-types";
import { isOpen } from "./subscribe";

/** So often in a row, each a day apart, a mail server refuses a mailbox, and nothing is sent to it any more. */
export const maxRefusals = 3;

/** What the link of a mail opens: an order to confirm, the page of a subscription, or that of a day, which may change it */
type LinkKind = "bestellung" | "verwaltung" | "aenderung";
const hashFields = {
  bestellung: "Bestellung_Hash",
  verwaltung: "Verwaltung_Hash",
  aenderung: "Aenderung_Hash",
} as const satisfies Record<LinkKind, keyof Subscription>;

/** `ersetzt`: a newer mail has another link in its place */
type State = "offen" | "bestätigt" | "abgelaufen" | "ersetzt";

export type FoundSubscription = { kind: LinkKind; subscription: Subscription; state: State };

/** The subscription whose link has a code, or had it until a newer mail: one look-up, for made-up codes may come by the hundred. */
export async function find(
  strapi: Core.Strapi,
  code: string,
  now: Date,
): Promise<FoundSubscription | undefined> {
  const hash = hashOf(code);
  const kinds = Object.keys(hashFields) as LinkKind[];
  const ofKinds = kinds.map((kind) => ({ [hashFields[kind]]: hash }));
  const former = [hash, formerManageLine(hash)].map((line) => ({ Fruehere_Hashes: holdsLine(line) }));
  const where = { $or: [...ofKinds, ...former] };
  const subscription = await rows(strapi, subscriptionType).findOne({ where });
  if (!subscription) return undefined;
  const isOfLetters = linesIn(subscription.Fruehere_Hashes).includes(formerManageLine(hash));
  const kind = isOfLetters ? "verwaltung" : kinds.find((each) => subscription[hashFields[each]] === hash);
  if (!kind) return { kind: "bestellung", subscription, state: "ersetzt" };
  return { kind, subscription, state: stateOf(kind, subscription, now) };
}

function stateOf(kind: LinkKind, subscription: Subscription, now: Date): State {
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
    ...(kind === "aenderung" && state === "offen" && { Gespeichert: await readStored(strapi, subscription) }),
  };
}

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

/** Whether a subscriber gets letters of a theme; `isUnsubscribed` is what departures() gives. */
export const receives = (
  subscription: Subscription,
  theme: Theme,
  isUnsubscribed: (address: string, theme: string, since: Date) => boolean,
): boolean =>
  Boolean(subscription.Bestaetigt_am) &&
  !subscription.Pausiert &&
  subscription.Abgelehnt < maxRefusals &&
  themesIn(subscription.Themen).includes(theme) &&
  !isUnsubscribed(subscription.E_Mail, theme, agreedAt(subscription));
