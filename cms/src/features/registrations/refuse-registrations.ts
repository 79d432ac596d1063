import { keptDays } from "@dorfforum/shared/registrations/limits";
import type { Core } from "@strapi/strapi";
import { refusal, rightsOf } from "../../access/rights";
import { rows } from "../../database/rows";
import { refuse } from "../../documents/problem";
import { type DocumentMiddleware, savedBy } from "../../documents/saved";
import { mailSettings } from "../../mail/mail-settings";
import { isOn } from "../../slots/is-on";
import { agreedOrganisations, closedFor, listedVersion, organiserOf } from "./agreement";
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
 * them is published, or is all that is left, and while the feature is off, since it may be switched on again.
 */
export const refuseRegistrations: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, params, uid } = context;
  const saved = savedBy(context);
  const isByEditor = uid === eventType && rightsOf(strapi, eventType) !== undefined;
  const isFollowed = saved || action === "publish" || action === "unpublish";
  if (!isByEditor || !isFollowed) return next();
  const { documentId: given } = params as { documentId?: string };
  const { draft, listed: before } = await versionsOf(strapi, action === "clone" ? undefined : given);
  const isTicked = isOn("registrations") && (saved?.data.Anmeldung ?? draft?.Anmeldung) === true;
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
    if (isRegistered && isOther) refuse([{ path: ["Veranstalter"], message: organiserStays() }]);
    if (isRegistered && event && !event.Wiederholung !== !before.Wiederholung)
      refuse([{ path: ["Wiederholung"], message: repetitionStays() }]);
    const isAsked = event && isTicked && (isNew || isOther);
    if (isAsked && organiser && closedFor(event, await agreedOrganisations(strapi)))
      refuse([{ path: ["Anmeldung"], message: noAgreement(organiser.Name) }]);
    return result;
  });
};

const countActive = (strapi: Core.Strapi, Veranstaltung: string): Promise<number> =>
  rows(strapi, registrationType).count({ where: { Veranstaltung, Stand: { $in: [...active] } } });

/**
 * Refuses that an organisation is deleted while people are registered for an event of its. Strapi takes it out of both versions, which would
 * make the event the village's own, and its list one of the editors.
 */
export const protectLists: DocumentMiddleware = (strapi) => async (context, next) => {
  const { documentId } = context.params as { documentId?: string };
  if (context.action !== "delete" || context.uid !== "api::organisation.organisation") return next();
  const named = await rows(strapi, eventType).findMany({ where: { Veranstalter: { documentId } } });
  for (const event of new Set(named.map((version) => version.documentId))) {
    if ((await countActive(strapi, event)) === 0) continue;
    const { listed } = await versionsOf(strapi, event);
    const organiser = listed && organiserOf(listed);
    if (organiser?.documentId === documentId)
      throw refusal(
        `Zu „${listed?.Titel}“ gibt es Anmeldungen, und sie sieht nur, wer für „${organiser?.Name}“ zuständig ist. Löschen lässt sich der Eintrag, ${listsAreGone()}. Von der Website nehmen können Sie ihn schon jetzt.`,
      );
  }
  return next();
};

const listsAreGone = () =>
  isOn("registrations")
    ? `wenn die Listen unter „Anmeldungen“ gelöscht sind, spätestens ${keptDays} Tage nach dem letzten Termin`
    : "wenn die Verwaltung auf der Startseite gelöscht hat, was von den Anmeldungen noch da ist: Sie sind abgeschaltet";

const organiserStays = () =>
  `Es gibt schon Anmeldungen, und sie sieht nur, wer hier steht. Der Veranstalter lässt sich ändern, ${listsAreGone()}.`;

const repetitionStays = () =>
  `Es gibt schon Anmeldungen zu dieser Veranstaltung. Ob sie sich wiederholt, lässt sich erst ändern, ${listsAreGone()}. Legen Sie für weitere Termine eine eigene Veranstaltung an.`;

const noAgreement = (name: string) =>
  `„${name}“ darf noch keine Anmeldungen annehmen: Die Verwaltung wählt dafür unter Vereinszugänge JA, sobald die Vereinbarung unterschrieben ist.`;
