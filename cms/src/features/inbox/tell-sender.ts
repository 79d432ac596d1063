import { rows } from "../../database/rows";
import { type DocumentMiddleware, savedBy } from "../../documents/saved";
import { mailSettings } from "../../mail/mail-settings";
import { quietMs } from "../../mail/outbox";
import { artOf, changeBetween, readPublicState } from "../../outcomes/public-state";
import { submissionType } from "./panel-data";
import { queueOutcome } from "./queue-outcome";

/**
 * Queues the mail to the sender of an Einsendung when what was made of it is published, moved, cancelled or taken back. Not of
 * what has taken place, nor of advertisements that expire, which happens outside of a request.
 */
export const tellSender: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, params, uid } = context;
  const { documentId } = params as { documentId?: string };
  const art = artOf(uid);
  const isPublic = /^(publish|unpublish|delete)$/.test(action) || savedBy(context)?.status === "published";
  const isExpiry = action === "unpublish" && !strapi.requestContext.get();
  if (!art || !documentId || !isPublic || isExpiry || !mailSettings()) return next();
  const submission = await rows(strapi, submissionType).findOne({ where: { Entwurf: documentId } });
  if (!submission?.E_Mail) return next();
  return strapi.db.transaction(async () => {
    const before = await readPublicState(strapi, art, documentId);
    const result = await next();
    const after = await readPublicState(strapi, art, documentId);
    if (!before?.isOver && changeBetween(before, after))
      await queueOutcome(strapi, "ergebnis", submission.Vorgangsnummer, { delayMs: quietMs, before });
    return result;
  });
};
