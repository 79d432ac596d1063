import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { toWarning } from "./letter-texts";
import { senderOf } from "./sender";

/**
 * The letter of a published notice of the level Gefahr that has not ended; undefined if there is none. Its key stays as long
 * as its text does, so that two presses send it once and a changed notice can be sent again.
 */
export async function findWarning(strapi: Core.Strapi, documentId: string) {
  const sender = await senderOf(strapi);
  const notice = await rows(strapi, "api::mitteilung.mitteilung").findOne({
    where: { documentId, publishedAt: { $notNull: true }, Stufe: "Gefahr", Bis: { $gt: new Date() } },
  });
  if (!sender || !notice) return undefined;
  const letter = toWarning({ text: notice.Text, target: notice.Link ?? undefined }, sender);
  const hash = createHash("sha256").update(letter.text).digest("hex").slice(0, 16);
  return { key: `gefahr ${documentId} ${hash}`, ...letter };
}
