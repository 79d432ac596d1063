import { freePlaces, isReminderAhead } from "@dorfforum/shared/registrations/coarse-state";
import type { Core } from "@strapi/strapi";
import { hashOf } from "../../codes/link-codes";
import { rows } from "../../database/rows";
import { overAt } from "../../events/nearest-date";
import { mailSettings } from "../../mail/mail-settings";
import { isOn } from "../../slots/is-on";
import { organiserOf, versionsOf } from "./agreement";
import { type EventDate, isShut, readDate, takesRegistrations } from "./event-date";
import { knownOf } from "./news";
import { confirmUntil } from "./register";
import { movesUp } from "./settle-waiting-list";
import { countedOf, dateKey, dateType, type Registration, registrationType } from "./stored-types";
import { countPlaces, mostPlaces, offerEnd } from "./waiting-list";

export const findRegistration = (strapi: Core.Strapi, code: string) =>
  rows(strapi, registrationType).findOne({ where: { Code_Hash: hashOf(code) } });

export const ofRegistration = ({ Veranstaltung, Tag }: Registration) => ({
  event: Veranstaltung,
  tag: Tag ?? "",
});

type Shown = Registration["Stand"] | "faellt_aus";

function shownState(entry: Registration, date: EventDate | undefined, now: Date): Shown {
  const { Stand } = entry;
  if (Stand === "abgesagt" || Stand === "verfallen") return Stand;
  if (!date || date.isCancelled) return "faellt_aus";
  return Stand === "offen" && confirmUntil(entry) <= now ? "verfallen" : Stand;
}

/** What a registration's page shows */
export async function toVisitor(strapi: Core.Strapi, entry: Registration, now: Date) {
  const of = ofRegistration(entry);
  const { event, date } = await readDate(strapi, of.event, of.tag);
  const list = await countedOf(strapi, of);
  const row = await rows(strapi, dateType).findOne({ where: { Schluessel: dateKey(of) } });
  const known = knownOf(entry);
  const { start = known?.start ?? "", end = known?.end, place = known?.place ?? "" } = date ?? {};
  const waiting = list.filter(({ Stand }) => Stand === "warteliste");
  const position = waiting.findIndex(({ id }) => id === entry.id) + 1;
  const { Plaetze, Name, Erinnerung, Angebot } = entry;
  const places = event?.Plaetze ?? undefined;
  const free = freePlaces({ places, ...countPlaces(list) });
  const Geschlossen = isShut({ event, date, row }, now);
  // Of an event that is not on the site
  const listed = event ?? (await versionsOf(strapi, of.event)).listed;
  const mayRemind = date && isOn("registrations") && mailSettings() !== undefined;
  return {
    Stand: shownState(entry, date, now),
    Veranstaltung: {
      Titel: event?.Titel ?? known?.title ?? "",
      Slug: event && isOn("registrations") ? (event.Slug ?? "") : "",
      Beginn: start,
      Ende: end ?? null,
      Ort: place,
      Ganztaegig: event?.Ganztaegig === true,
    },
    Tag: of.tag,
    Plaetze,
    Name: Name?.split(" ", 1)[0] ?? "",
    Erinnerung: mayRemind && isReminderAhead(start, now) ? Erinnerung === true : null,
    Warteplatz: position > 0 ? position : null,
    Angebot:
      entry.Stand === "gefragt" && start
        ? { Plaetze: Angebot ?? 0, bis: offerEnd(entry, start, now).toISOString() }
        : null,
    Rueckt_nach: movesUp(row, event),
    Frei: free ?? null,
    Warteliste: free !== undefined && takesRegistrations(event),
    Hoechstens: mostPlaces(entry, { places, free, isShut: Geschlossen }),
    Geschlossen,
    Vorbei: start !== "" && overAt({ start, end }) <= now.getTime(),
    Telefon: event?.Anmeldung_Telefon ?? "",
    Veranstalter: (listed && organiserOf(listed)?.Name) ?? "",
  };
}
