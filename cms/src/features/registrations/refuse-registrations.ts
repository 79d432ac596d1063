import { keptDays } from "@dorfforum/shared/registrations/limits";
import type { Core } from "@strapi/strapi";
import { refusal, rightsOf } from "../../access/rights";
import { rows } from "../../database/rows";
import { refuse } from "../../documents/problem";
import { type DocumentMiddleware, savedBy } from "../../documents/saved";
import { mailSettings } from "../../mail/mail-settings";
import { isOn } from "../../slots/is-on";
import { agreedOrganisations, closedFor, organiserOf, versionsOf } from "./agreement";
import { type Event, eventType } from "./event-date";
import { lockEvent } from "./lock-date";
import { active, registrationType } from "./stored-types";

const organisationType = "api::organisation.organisation";

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
 * them is published, changes are discarded, or a draft is all that is left, and while the feature is off, since it may be switched on again.
 */
export const refuseRegistrations: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, params, uid } = context;
  const saved = savedBy(context);
  const isByEditor = uid === eventType && rightsOf(strapi, eventType) !== undefined;
  const isFollowed = saved || /^(publish|unpublish|discardDraft)$/.test(action);
  if (!isByEditor || !isFollowed) return next();
  const { documentId: given } = params as { documentId?: string };
  const { draft, listed: before } = await versionsOf(strapi, action === "clone" ? undefined : given);
  const isTicked = isOn("registrations") && (saved?.data.Anmeldung ?? draft?.Anmeldung) === true;
  const isNew = isTicked && draft?.Anmeldung !== true;
  if (isNew && !isMailOn()) refuse([{ path: ["Anmeldung"], message: noMail }]);
  const where = { Veranstaltung: before?.documentId ?? "" };
  if (!isTicked && !before?.Anmeldung && (await rows(strapi, registrationType).count({ where })) === 0)
    return next();
  return strapi.db.transaction(async ({ trx }) => {
    if (before) await lockEvent(strapi, trx, before.documentId);
    const result = await next();
    const { documentId = given } = Object(result) as { documentId?: string };
    const { draft: event } = await versionsOf(strapi, documentId);
    const organiser = event && organiserOf(event);
    const isOther = organiserId(before) !== organiserId(event);
    if (before && isOther) await forgetOpen(strapi, before);
    const isRegistered = before !== undefined && (await countActive(strapi, before.documentId)) > 0;
    if (isRegistered && isOther) refuse([{ path: ["Veranstalter"], message: organiserStays() }]);
    if (isRegistered && event && !event.Wiederholung !== !before.Wiederholung)
      refuse([{ path: ["Wiederholung"], message: repetitionStays() }]);
    const isAsked = event && isTicked && (isNew || isOther);
    if (isAsked && organiser && closedFor(event, await agreedOrganisations(strapi)))
      refuse([{ path: ["Anmeldung"], message: noAgreement(organiser.Name) }]);
    return result;
  });
};

const organiserId = (event: Event | undefined) => event && organiserOf(event)?.documentId;

const countActive = (strapi: Core.Strapi, Veranstaltung: string): Promise<number> =>
  rows(strapi, registrationType).count({ where: { Veranstaltung, Stand: { $in: [...active] } } });

/**
 * Deletes the registrations of an event that nobody has confirmed, if its list is another one's than before: the form named that one as
 * responsible (Art. 13 DSGVO). Whoever is confirming one has done so then, and is counted afterwards.
 * @returns whether the list is another one's
 */
async function forgetOpen(strapi: Core.Strapi, before: Event): Promise<boolean> {
  const { documentId: Veranstaltung } = before;
  const { listed } = await versionsOf(strapi, Veranstaltung);
  if (organiserId(listed) === organiserId(before)) return false;
  await rows(strapi, registrationType).deleteMany({ where: { Veranstaltung, Stand: "offen" } });
  return true;
}

/**
 * Refuses that an organisation is deleted, or withdrawn, while people are registered for an event of its, and nothing would name it any
 * more: Strapi takes it out of both versions, or out of the published one. That would make the event the village's own, or another
 * organiser's, and its list as well.
 */
export const protectLists: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, params, uid } = context;
  const { documentId } = params as { documentId?: string };
  if (uid !== organisationType || !/^(delete|unpublish)$/.test(action)) return next();
  const named = await rows(strapi, eventType).findMany({ where: { Veranstalter: { documentId } } });
  return strapi.db.transaction(async ({ trx }) => {
    const events = [];
    for (const event of new Set(named.map((version) => version.documentId))) {
      await lockEvent(strapi, trx, event);
      const { draft, listed } = await versionsOf(strapi, event);
      if (organiserId(listed) === documentId) events.push({ draft, listed: listed as Event });
    }
    const result = await next();
    for (const { draft, listed } of events) {
      const isLost = await forgetOpen(strapi, listed);
      if (!isLost || (await countActive(strapi, listed.documentId)) === 0) continue;
      const isInDraft = organiserId(draft) === documentId;
      throw refusal(listStays(listed, action, isInDraft));
    }
    return result;
  });
};

function listStays(event: Event, action: string, isInDraft: boolean): string {
  const name = organiserOf(event)?.Name;
  const why = `Zu „${event.Titel}“ gibt es Anmeldungen, und sie sieht nur, wer für „${name}“ zuständig ist.`;
  const named = `tragen Sie „${name}“ in der Veranstaltung wieder als Veranstalter ein, oder verwerfen Sie deren Änderungen: Dort steht jemand anders oder niemand`;
  if (action === "unpublish") return `${why} Bitte ${named}.`;
  const withdraw = isInDraft ? " Von der Website nehmen können Sie ihn schon jetzt." : "";
  return `${why} Löschen lässt sich der Eintrag, ${listsAreGone()}.${withdraw}`;
}

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
