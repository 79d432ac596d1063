import { type Theme, withoutTheme } from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { appKeys } from "../../codes/link-codes";
import { rows } from "../../database/rows";
import { isOn } from "../../slots/is-on";
import { timeOfAct } from "./apply-unsubscribes";
import { changeSubscription, removeSubscription } from "./change-subscription";
import { changedThemes } from "./changed-themes";
import { folderOf, recordCheckpoint } from "./restore-guard";
import { themesIn, themeText } from "./stored-lists";
import { type Subscription, subscriptionType } from "./stored-types";
import { isOpen, orderDayLink, Themes } from "./subscribe";
import { type FoundSubscription, find } from "./subscription-by-code";
import { recordPause, recordUnsubscribe } from "./unsubscribes-folder";

export const Action = z.object({
  data: z.discriminatedUnion("Aktion", [
    z.strictObject({ Aktion: z.enum(["bestaetigen", "pausieren", "fortsetzen", "beenden", "aenderlink"]) }),
    z.strictObject({ Aktion: z.literal("abbestellen"), Thema: Themes.element }),
    // `Gezeigt`: the themes that the page had ticked
    z.strictObject({
      Aktion: z.literal("aendern"),
      Themen: Themes,
      Gezeigt: z.array(Themes.element).optional(),
    }),
  ]),
});

/**
 * Does what the button of a page says; while letters are off, who has subscribed can leave and nothing else. Leaving can be repeated, so that it succeeds for an unknown code, too.
 * @returns false if the link does not allow it
 */
export async function act(
  strapi: Core.Strapi,
  code: string,
  action: z.infer<typeof Action>["data"],
  now: Date,
): Promise<boolean> {
  const isLeaving = action.Aktion === "abbestellen" || action.Aktion === "beenden";
  const found = await find(strapi, code, now);
  if (!found) return isLeaving;
  const { kind, subscription, state } = found;
  if (!isLeaving && !isOn("letters")) return false;
  if (action.Aktion === "bestaetigen") return kind === "bestellung" && confirm(strapi, found, now);
  const isOver = state === "abgelaufen" || state === "ersetzt";
  if (isOver || (kind === "bestellung" && state === "offen")) return false;
  switch (action.Aktion) {
    case "pausieren":
    case "fortsetzen":
      await pause(strapi, subscription, action.Aktion === "pausieren", now);
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
      return change(strapi, subscription, action, now);
  }
}

/** The folder knows first, as when somebody leaves. */
async function pause(
  strapi: Core.Strapi,
  subscription: Subscription,
  isPaused: boolean,
  now: Date,
): Promise<void> {
  const { documentId, E_Mail } = subscription;
  const actAt = await timeOfAct(strapi, subscription, [], now);
  await recordPause(folderOf(strapi), appKeys(strapi)[0], { address: E_Mail, isPaused, now: actAt });
  const data = { Pausiert: isPaused, Abgelehnt: 0 };
  await rows(strapi, subscriptionType).updateMany({ where: { documentId }, data });
  await recordCheckpoint(strapi, now);
}

/** Adds what was ticked and takes out what was ticked before and is not any more. A pause goes on, as the page says. */
async function change(
  strapi: Core.Strapi,
  { documentId, Themen: read }: Subscription,
  { Themen, Gezeigt = themesIn(read) }: { Themen: Theme[]; Gezeigt?: Theme[] | undefined },
  now: Date,
): Promise<boolean> {
  const isChanged = await changeSubscription(strapi, documentId, async (stored) => {
    const themes = changedThemes(themesIn(stored.Themen), Gezeigt, Themen);
    const actAt = await timeOfAct(strapi, stored, themes, now);
    await noteLeft(strapi, stored, themes, actAt);
    // Whoever has this link has the mailbox, which is what a confirmation shows.
    return { Themen: themeText(themes), Bestaetigt_am: actAt, Abgelehnt: 0 };
  });
  await recordCheckpoint(strapi, now);
  return isChanged;
}

/**
 * Confirms what is ordered, which ends a pause: who orders something wants to get it. What changed since it was read, by another
 * press, is not overwritten.
 */
async function confirm(
  strapi: Core.Strapi,
  { subscription, state }: FoundSubscription,
  now: Date,
): Promise<boolean> {
  if (state !== "offen") return state === "bestätigt";
  const { documentId, Bestellung_Hash } = subscription;
  let isConfirmed = false;
  await changeSubscription(strapi, documentId, async (stored) => {
    // An order that came meanwhile has a mail of its own.
    isConfirmed = stored.Bestellung_Hash === Bestellung_Hash;
    if (!isConfirmed || !stored.Bestellt) return undefined;
    const { E_Mail, Bestellt, Themen, Neu_bestellt_am, Neuer_Wortlaut, Wortlaut, Pausiert } = stored;
    const themes = [...themesIn(Themen), ...themesIn(Bestellt)];
    const actAt = await timeOfAct(strapi, stored, themes, now);
    if (Pausiert)
      await recordPause(folderOf(strapi), appKeys(strapi)[0], {
        address: E_Mail,
        isPaused: false,
        now: actAt,
      });
    return {
      Themen: themeText(themes),
      Bestellt: null,
      Wortlaut: Neuer_Wortlaut ?? Wortlaut,
      Bestellt_am: Neu_bestellt_am,
      Neu_bestellt_am: null,
      Neuer_Wortlaut: null,
      Bestaetigt_am: actAt,
      Pausiert: false,
      Abgelehnt: 0,
    };
  });
  if (isConfirmed) await recordCheckpoint(strapi, now);
  return isConfirmed;
}

/** The folder knows first: whatever happens then, nothing is sent any more. */
async function leave(strapi: Core.Strapi, subscription: Subscription, now: Date): Promise<void> {
  const { documentId, E_Mail } = subscription;
  const actAt = await timeOfAct(strapi, subscription, [], now);
  await recordUnsubscribe(folderOf(strapi), appKeys(strapi)[0], { address: E_Mail, now: actAt });
  await removeSubscription(strapi, { documentId });
  await recordCheckpoint(strapi, now);
}

/** Notes the themes that are not among those kept. */
async function noteLeft(
  strapi: Core.Strapi,
  { E_Mail, Themen }: Subscription,
  kept: readonly Theme[],
  now: Date,
): Promise<void> {
  for (const theme of themesIn(Themen).filter((each) => !kept.includes(each)))
    await recordUnsubscribe(folderOf(strapi), appKeys(strapi)[0], { address: E_Mail, theme, now });
}

/** Removes a theme. Without any theme left the subscription ends. */
async function leaveTheme(
  strapi: Core.Strapi,
  { documentId }: Subscription,
  { theme, now }: { theme: Theme; now: Date },
): Promise<void> {
  await changeSubscription(strapi, documentId, async (stored) => {
    const themes = themesIn(stored.Themen);
    const remainingThemes = withoutTheme(themes, theme);
    if (remainingThemes.length === themes.length) return undefined;
    await noteLeft(strapi, stored, remainingThemes, await timeOfAct(strapi, stored, [], now));
    if (remainingThemes.length === 0 && !isOpen(stored, now)) return "remove";
    return {
      Themen: themeText(remainingThemes),
      Bestellt: themeText(withoutTheme(themesIn(stored.Bestellt), theme)) || null,
    };
  });
  await recordCheckpoint(strapi, now);
}
