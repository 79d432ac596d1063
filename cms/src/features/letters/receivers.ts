import { maxRefusals } from "@dorfforum/shared/letters/limits";
import type { Theme } from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { agreedAt } from "./apply-unsubscribes";
import { pushSettings } from "./push/push-settings";
import { holdsLine, themesIn } from "./stored-lists";
import { deviceType, type Subscription, subscriptionType } from "./stored-types";

/** Who gets letters: a subscription or a device, by the kind of its waiting mails, with all that it has ordered */
export type Receiver = { documentId: string; kind: "brief" | "push"; themes: readonly Theme[] };

/** The subscriptions and devices that get one of the themes. Who has left since is left out when it is sent. */
export const receiversOf = async (strapi: Core.Strapi, themes: readonly Theme[]): Promise<Receiver[]> =>
  themes.length === 0 ? [] : findReceivers(strapi, themes.map(holdsLine));

/** Those that get a theme that begins with one of the texts; "" for all */
export const receiversWith = (strapi: Core.Strapi, starts: readonly string[]): Promise<Receiver[]> =>
  findReceivers(
    strapi,
    starts.map((start) => ({ $contains: `\n${start}` })),
  );

async function findReceivers(strapi: Core.Strapi, themes: readonly object[]): Promise<Receiver[]> {
  const select: ("documentId" | "Themen")[] = ["documentId", "Themen"];
  const confirmed = {
    $or: themes.map((Themen) => ({ Themen })),
    Bestaetigt_am: { $notNull: true },
  };
  const subscriptions = await rows(strapi, subscriptionType).findMany({
    select,
    where: { ...confirmed, Pausiert: false, Abgelehnt: { $lt: maxRefusals } },
  });
  const devices = pushSettings() ? await rows(strapi, deviceType).findMany({ select, where: confirmed }) : [];
  const toReceiver =
    (kind: Receiver["kind"]) =>
    ({ documentId, Themen }: { documentId: string; Themen?: string | null }): Receiver => ({
      documentId,
      kind,
      themes: themesIn(Themen),
    });
  return [...subscriptions.map(toReceiver("brief")), ...devices.map(toReceiver("push"))];
}

/** Whether anybody has ordered one of the themes. */
export async function hasReceivers(strapi: Core.Strapi, themes: readonly Theme[]): Promise<boolean> {
  for (const theme of themes) {
    const where = { Themen: holdsLine(theme) };
    if ((await rows(strapi, subscriptionType).count({ where })) > 0) return true;
    if ((await rows(strapi, deviceType).count({ where })) > 0) return true;
  }
  return false;
}

/** Whether a subscriber gets letters of a theme; `isUnsubscribed` is what unsubscribes() gives. */
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
