import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { draftTypes } from "../../outcomes/draft-types";
import { articleSlug } from "../../rules/signpost-target";
import { submissionType } from "./panel-data";

/** Stands for a number that is gone with its Einsendung. */
const unknownNumber = "unbekannt";

/** Whether a text is what a draft of a private advertisement begins as (draft-fields.ts). */
export const isAdvertisement = (text: string | null | undefined): boolean =>
  /^\*\*Kontakt:\*\* .+\n\nGilt bis \d{1,2}\. \p{L}+ \d{4}\.\s*$/mu.test(text ?? "");

/**
 * Notes on what was made of private advertisements before the number was kept there, of which one it is: where the Einsendung
 * names it, or where an Angebot leads to a Beitrag that says what only advertisements do. Titles tell nothing: editors change
 * them, and give such ones to their own entries. Runs at each start, also after a former release was used for a while.
 */
export async function numberAdvertisements(strapi: Core.Strapi): Promise<void> {
  const where = { Anzeige: { $null: true }, Gueltig_bis: { $notNull: true } };
  const offers = await rows(strapi, draftTypes.angebot).findMany({ select: ["documentId", "Ziel"], where });
  for (const { documentId, Ziel } of offers) {
    const made = { Art: "angebot", Entwurf: documentId };
    const submission = await rows(strapi, submissionType).findOne({ where: made });
    const article = await rows(strapi, draftTypes.beitrag).findOne({
      where: { ...where, Slug: articleSlug(Ziel) ?? "", Nicht_in_Aktuelles: true },
    });
    const isArticleOfOne = article !== null && isAdvertisement(article.Text);
    if (!submission && !isArticleOfOne) continue;
    const data = { Anzeige: submission?.Vorgangsnummer ?? unknownNumber };
    await strapi.db.transaction(async () => {
      // Below the document service, which would set the time of change: to editors it is none.
      await rows(strapi, draftTypes.angebot).updateMany({ where: { documentId }, data });
      if (isArticleOfOne)
        await rows(strapi, draftTypes.beitrag).updateMany({
          where: { documentId: article.documentId },
          data,
        });
    });
  }
}
