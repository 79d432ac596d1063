import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { rows } from "../../database/rows";
import { mailSettings } from "../../mail/mail-settings";
import { deliverSoon } from "../../mail/schedule-delivery";
import { draftTypeOf } from "../../outcomes/draft-types";
import { maxReasonLength } from "../../outcomes/outcome-note";
import { artOf, readPublicState } from "../../outcomes/public-state";
import { openStates } from "../../receiving/due-day";
import { lines } from "../../receiving/form-schemas";
import { submissionType } from "./panel-data";
import { queueOutcome } from "./queue-outcome";

const Decline = z.object({ reason: lines(maxReasonLength).optional() });

/**
 * Declines an Einsendung that is open, with a mail if there is a `reason`. Its draft stays.
 * @throws NotFoundError, ValidationError with German sentences
 */
export async function decline(strapi: Core.Strapi, documentId: string, sent: unknown): Promise<void> {
  const parsed = Decline.safeParse(sent);
  if (!parsed.success)
    throw new errors.ValidationError(
      `Die Begründung braucht ein bis ${maxReasonLength} Zeichen, ohne unsichtbare Steuerzeichen.`,
    );
  const { reason } = parsed.data;
  const submissions = rows(strapi, submissionType);
  await strapi.db.transaction(async () => {
    const submission = await submissions.findOne({ where: { documentId } });
    if (!submission) throw new errors.NotFoundError("Diese Einsendung gibt es nicht mehr.");
    if (reason && !(mailSettings() && submission.E_Mail))
      throw new errors.ValidationError(
        "Von hier geht keine Mail an die absendende Person. Bitte lehnen Sie ohne Mail ab.",
      );
    const art = artOf(draftTypeOf(submission.Art));
    if (art && submission.Entwurf && (await readPublicState(strapi, art, submission.Entwurf)))
      throw new errors.ValidationError(
        "Was daraus wurde, ist veröffentlicht. Bitte nehmen Sie es zuerst von der Website.",
      );
    // Only who comes first still finds it open: of two editors, or of an editor and the sender.
    const { count } = await submissions.updateMany({
      where: { documentId, Bearbeitungsstand: { $in: openStates } },
      data: { Bearbeitungsstand: "abgelehnt", Begruendung: reason ?? null, updatedAt: new Date() },
    });
    if (count === 0)
      throw new errors.ValidationError(
        "Diese Einsendung ist nicht mehr offen. Bitte laden Sie die Seite neu.",
      );
    if (reason) await queueOutcome(strapi, "ablehnung", submission.Vorgangsnummer);
  });
  deliverSoon(strapi);
}
