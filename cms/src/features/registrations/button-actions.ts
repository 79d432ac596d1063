import { freePlaces } from "@dorfforum/shared/registrations/coarse-state";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import type { Action } from "./arrival";
import { type Event, type EventDate, isShut, readDate } from "./event-date";
import { nextRank, numberChange, withDate } from "./lock-date";
import { knownNow } from "./news";
import { queueMail, queueNews } from "./queue-mail";
import { confirmUntil, type Word } from "./register";
import { findRegistration, ofRegistration } from "./registration-view";
import { counted, settle } from "./settle-waiting-list";
import {
  countedOf,
  forgotten,
  isActive,
  type Registration,
  type RegistrationDate,
  registrationType,
} from "./stored-types";
import { mostPlaces, offerEnd } from "./waiting-list";

type Now = {
  strapi: Core.Strapi;
  entry: Registration;
  row: RegistrationDate;
  event: Event | undefined;
  date: EventDate | undefined;
  /** For whoever comes new; undefined without a limit */
  free: number | undefined;
  now: Date;
};

type Confirmation = Extract<Action, { Aktion: "bestaetigen" }>;

/** What changes of the registration, or why nothing does; an empty change repeats what was done before. */
type Answer = Partial<Record<keyof Registration, unknown>> | Word;

/**
 * Does what the button of a registration's page says, one after the other for a date.
 * @returns undefined for an unknown code
 */
export async function act(
  strapi: Core.Strapi,
  code: string,
  action: Action,
  now: Date,
): Promise<Word | Registration | undefined> {
  const found = await findRegistration(strapi, code);
  if (!found) return undefined;
  const of = ofRegistration(found);
  return withDate(strapi, of, async (row) => {
    const registrations = rows(strapi, registrationType);
    const where = { id: found.id };
    // An offer whose time is over ends before anything is answered.
    const { event, date } = await readDate(strapi, of.event, of.tag);
    await settle(strapi, { row, event, date }, now);
    const entry = await registrations.findOne({ where });
    if (!entry) return undefined;
    const list = await countedOf(strapi, of);
    const free = freePlaces(counted(list, { row, event }));
    const answer = await answerTo(action, { strapi, entry, row, event, date, free, now });
    if (typeof answer === "string") return answer;
    const Stand = (answer.Stand ?? entry.Stand) as Registration["Stand"];
    // Who is in now gets a mail that says so, and leads to the page; of a change the page is enough.
    const isNew = action.Aktion === "bestaetigen" && answer.Stand === "dabei";
    const Bekannt = knownNow(isNew ? entry.Stand : Stand, event, date);
    // Who answers something else has seen the offer, and gets no mail about it.
    const isAsked = Stand === "gefragt" && date;
    const seen = isAsked && { Gefragt_bis: offerEnd(entry, date.start, now) };
    await registrations.updateMany({ where, data: { ...answer, Bekannt, ...seen } });
    if (isNew) await queueNews(strapi, entry.documentId, now.getTime());
    // It cannot be undone, and may be by somebody else who has the link.
    if (action.Aktion === "absagen" && isActive(entry) && entry.E_Mail)
      await queueMail(strapi, "anmeldeabsage", entry.documentId, now.getTime(), { to: entry.E_Mail });
    await settle(strapi, { row: { ...row, ...(await currentState(strapi, row)) }, event, date }, now);
    return (await registrations.findOne({ where })) ?? undefined;
  });
}

const currentState = async (strapi: Core.Strapi, { id }: RegistrationDate) =>
  (await rows(strapi, "api::anmeldetermin.anmeldetermin").findOne({ where: { id } })) ?? {};

async function answerTo(action: Action, given: Now): Promise<Answer> {
  switch (action.Aktion) {
    case "bestaetigen":
      return confirm(given, action);
    case "aendern":
      return changeNumber(given, action.Plaetze);
    case "absagen":
      return cancel(given);
    case "annehmen":
      return accept(given, action.Plaetze);
    case "ablehnen":
      return given.entry.Stand === "gefragt" ? cancel(given) : lapsed(given.entry);
    case "warten":
      return stayFirst(given);
    case "erinnern":
      return isActive(given.entry) ? { Erinnerung: action.Erinnerung } : lapsed(given.entry);
  }
}

const lapsed = ({ Stand }: Registration): Answer => (Stand === "abgesagt" ? {} : "verfallen");

/** Places are taken by this press, as many as it says at most, or one on the list by one that agrees to that. */
async function confirm(given: Now, { Plaetze: part, Warteliste }: Confirmation): Promise<Answer> {
  const { strapi, entry, row, free, now } = given;
  if (isActive(entry)) return {};
  if (entry.Stand !== "offen" || confirmUntil(entry) <= now) return "verfallen";
  if (isShut(given, now)) return "geschlossen";
  const Plaetze = Math.min(part ?? entry.Plaetze, entry.Plaetze);
  const isFree = free === undefined || Plaetze <= free;
  if (!isFree && !Warteliste) return "voll";
  const Stand = isFree ? "dabei" : "warteliste";
  return { Stand, Plaetze, Rang: await nextRank(strapi, row), Bestaetigt_am: now };
}

async function changeNumber(given: Now, Plaetze: number): Promise<Answer> {
  const { strapi, entry, row, event, free, now } = given;
  if (!isActive(entry) || entry.Stand === "gefragt") return lapsed(entry);
  const isClosedNow = isShut(given, now);
  if (Plaetze > mostPlaces(entry, { places: event?.Plaetze ?? undefined, free, isShut: isClosedNow }))
    return isClosedNow ? "geschlossen" : "voll";
  return numberChange(strapi, row, entry, Plaetze);
}

const cancel = ({ entry }: Now): Answer =>
  isActive(entry) || entry.Stand === "offen" ? { ...forgotten, Stand: "abgesagt" } : lapsed(entry);

function accept({ entry }: Now, part: number | undefined): Answer {
  if (entry.Stand === "dabei") return {};
  if (entry.Stand !== "gefragt") return lapsed(entry);
  const Plaetze = Math.min(part ?? entry.Plaetze, entry.Angebot ?? 0);
  return { Stand: "dabei", Plaetze, Angebot: null, Gefragt_bis: null, Zu_wenig: null };
}

/** A group that does not want a part stays first, and is asked again once there are more. */
function stayFirst({ entry }: Now): Answer {
  if (entry.Stand === "warteliste") return {};
  const { Angebot, Plaetze, Stand } = entry;
  if (Stand !== "gefragt" || !Angebot || Angebot >= Plaetze) return lapsed(entry);
  return { Stand: "warteliste", Zu_wenig: Angebot, Angebot: null, Gefragt_bis: null };
}
