import { createHash } from "node:crypto";
import { type WarningLevel, warnedThemes } from "@dorfforum/shared/letters/themes";
import { noticeState } from "@dorfforum/shared/notices/shown-notices";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { toWarning } from "./letter-texts";
import { senderOf } from "./sender";

/**
 * The letter of a published notice of the levels Warnung and Gefahr that has not ended; undefined if there is none. Its key stays as long
 * as its text does, so that two presses send it once and a changed notice can be sent again. `beginsAt` (ISO): of one that the
 * site does not show yet, which is not to be sent either; null otherwise.
 */
export async function findWarning(strapi: Core.Strapi, documentId: string, now: Date) {
  const sender = await senderOf(strapi);
  const notice = await rows(strapi, "api::mitteilung.mitteilung").findOne({
    where: { documentId, publishedAt: { $notNull: true }, Stufe: { $in: Object.keys(warnedThemes) } },
  });
  if (!sender || !notice) return undefined;
  const state = noticeState({ from: notice.Von as string, until: notice.Bis as string }, now.getTime());
  if (state === "ended") return undefined;
  const level = notice.Stufe as WarningLevel;
  const letter = toWarning({ level, text: notice.Text, target: notice.Link ?? undefined }, sender);
  const hash = createHash("sha256").update(letter.text).digest("hex").slice(0, 16);
  const key = `${level.toLowerCase()} ${documentId} ${hash}`;
  return {
    level,
    letter: { key, themes: warnedThemes[level], isUrgent: true, ...letter },
    beginsAt: state === "planned" ? new Date(String(notice.Von)).toISOString() : null,
  };
}
