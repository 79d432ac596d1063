import { maxRefusals } from "@dorfforum/shared/letters/limits";
import type { Core } from "@strapi/strapi";
import { hashOf } from "../../codes/link-codes";
import { rows } from "../../database/rows";
import { formerManageLine } from "./mail-links";
import { readStored } from "./stored-data";
import { holdsLine, linesIn, themesIn } from "./stored-lists";
import { type Subscription, subscriptionType } from "./stored-types";
import { isOpen } from "./subscribe";

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
