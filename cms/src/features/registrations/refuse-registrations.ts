import type { Core } from "@strapi/strapi";
import { rightsOf } from "../../access/rights";
import { rows } from "../../database/rows";
import { refuse } from "../../documents/problem";
import { type DocumentMiddleware, savedBy } from "../../documents/saved";
import { mailSettings } from "../../mail/mail-settings";
import { isOn } from "../../slots/is-on";
import { agreedOrganisations, isWithoutAgreement, listedVersion, organiserOf } from "./agreement";
import { eventType } from "./event-date";
import { active, registrationType } from "./stored-types";

async function versionsOf(strapi: Core.Strapi, documentId: string | undefined) {
  const versions = documentId
    ? await rows(strapi, eventType).findMany({ where: { documentId }, populate: ["Veranstalter"] })
    : [];
  return { draft: versions.find(({ publishedAt }) => !publishedAt), listed: listedVersion(versions) };
}

const noMail =
  "Anmeldungen brauchen den Mailversand: Wer sich anmeldet, bestätigt das in einer Mail. Er ist nicht eingerichtet (SMTP_URL, MAIL_FROM, MAIL_TO und SITE_URL).";

const isMailOn = (): boolean => Boolean(mailSettings() && process.env.SITE_URL);

/** Says on the start page that events take registrations which nobody can confirm. */
export async function mailMissing(strapi: Core.Strapi): Promise<string[]> {
  const where = { Anmeldung: true, publishedAt: { $notNull: true } };
  if (isMailOn() || (await rows(strapi, eventType).count({ where })) === 0) return [];
  return [noMail];
}

/**
 * Refuses that somebody has an event take registrations without mail, or for a club without its agreement with the village. What is
 * ticked already stays, also when it is imported with a village. While there are registrations the organiser stays, since they were meant
 * for that one's eyes, and so does whether the event repeats, since they are for one of its dates (tags.ts): also when a draft from before
 * them is published, or is all that is left.
 */
export const refuseRegistrations: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, params, uid } = context;
  const saved = savedBy(context);
  const isByEditor = uid === eventType && rightsOf(strapi, eventType) !== undefined;
  const isFollowed = saved || action === "publish" || action === "unpublish";
  if (!isByEditor || !isFollowed || !isOn("registrations")) return next();
  const { documentId: given } = params as { documentId?: string };
  const { draft, listed: before } = await versionsOf(strapi, action === "clone" ? undefined : given);
  const isTicked = (saved?.data.Anmeldung ?? draft?.Anmeldung) === true;
  const isNew = isTicked && draft?.Anmeldung !== true;
  if (isNew && !isMailOn()) refuse([{ path: ["Anmeldung"], message: noMail }]);
  const isRegistered = before !== undefined && (await countActive(strapi, before.documentId)) > 0;
  if (!isTicked && !isRegistered) return next();
  return strapi.db.transaction(async () => {
    const result = await next();
    const { documentId = given } = Object(result) as { documentId?: string };
    const { draft: event } = await versionsOf(strapi, documentId);
    const organiser = event ? organiserOf(event) : undefined;
    const isOther = (before && organiserOf(before)?.documentId) !== organiser?.documentId;
    if (isRegistered && isOther) refuse([{ path: ["Veranstalter"], message: organiserStays }]);
    if (isRegistered && event && !event.Wiederholung !== !before.Wiederholung)
      refuse([{ path: ["Wiederholung"], message: repetitionStays }]);
    const isAsked = event && isTicked && (isNew || isOther);
    if (isAsked && organiser && isWithoutAgreement(event, await agreedOrganisations(strapi)))
      refuse([{ path: ["Anmeldung"], message: noAgreement(organiser.Name) }]);
    return result;
  });
};

const countActive = (strapi: Core.Strapi, Veranstaltung: string): Promise<number> =>
  rows(strapi, registrationType).count({ where: { Veranstaltung, Stand: { $in: [...active] } } });

const organiserStays =
  "Es gibt schon Anmeldungen, und sie sieht nur, wer hier steht. Der Veranstalter lässt sich ändern, wenn die Listen unter „Anmeldungen“ gelöscht sind.";

const repetitionStays =
  "Es gibt schon Anmeldungen zu dieser Veranstaltung. Ob sie sich wiederholt, lässt sich erst ändern, wenn die Listen unter „Anmeldungen“ gelöscht sind. Legen Sie für weitere Termine eine eigene Veranstaltung an.";

const noAgreement = (name: string) =>
  `„${name}“ darf noch keine Anmeldungen annehmen: Die Verwaltung hakt das unter Vereinszugänge an, sobald die Vereinbarung unterschrieben ist.`;
