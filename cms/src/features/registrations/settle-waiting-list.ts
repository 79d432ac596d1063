import { lastDay } from "@dorfforum/shared/calendar/format";
import { coarseState } from "@dorfforum/shared/registrations/coarse-state";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { quietMs } from "../../mail/outbox";
import { touchAndAnnounce } from "../../rules/connect-published";
import { type Event, type EventDate, takesRegistrations } from "./event-date";
import { dateNews, knownOf } from "./news";
import { queueNews } from "./queue-mail";
import {
  activeOf,
  countedOf,
  dateType,
  forgotten,
  type Of,
  type Registration,
  type RegistrationDate,
  registrationType,
} from "./stored-types";
import { countPlaces, endedOffers, mayAsk, offersTo } from "./waiting-list";

/** A date that is being changed, locked */
export type Open = { row: RegistrationDate; event: Event | undefined; date: EventDate | undefined };

export const ofRow = ({ Veranstaltung, Tag }: RegistrationDate): Of => ({
  event: Veranstaltung,
  tag: Tag ?? "",
});

/** What is counted of a date, for whoever comes new */
export const counted = (list: readonly Registration[], { row, event }: Pick<Open, "row" | "event">) => ({
  places: event?.Plaetze ?? undefined,
  ...countPlaces(list),
  isClosed: row.Geschlossen === true,
});

/** The clock settles a date every minute while an offer is open. Where it did not for so long, the CMS was away. */
const outageMs = 5 * 60_000;

/** Adds the time in which the CMS could take no answer to that of the offers, at most until the begin. */
async function extendOffers(strapi: Core.Strapi, { row, date }: Open, now: Date): Promise<void> {
  const awayMs = now.getTime() - new Date(String(row.updatedAt)).getTime();
  if (!date || !(awayMs > outageMs)) return;
  for (const { id, Stand, Gefragt_bis } of await countedOf(strapi, ofRow(row))) {
    if (Stand !== "gefragt" || !Gefragt_bis) continue;
    const until = Math.min(new Date(String(Gefragt_bis)).getTime() + awayMs, Date.parse(date.start));
    await rows(strapi, registrationType).updateMany({
      where: { id },
      data: { Gefragt_bis: new Date(until) },
    });
  }
}

/**
 * Follows a change of a locked date: those who registered are told when it moved or falls out, offers that nobody answered end, those who
 * wait are asked, and the coarse state is noted. Only where that differs is the site told, so that a confirmation drops no kept page.
 */
export async function settle(strapi: Core.Strapi, open: Open, now: Date): Promise<void> {
  const { row, event, date } = open;
  const Letzter_Tag = date ? lastDay({ start: date.start, end: date.end }) : (row.Letzter_Tag ?? null);
  const { known: Bekannt, news } = dateNews(row, event, date);
  if (news && row.Bekannt) await tellAll(strapi, ofRow(row), now);
  if (date && Letzter_Tag !== row.Letzter_Tag)
    await rows(strapi, registrationType).updateMany({
      where: { Veranstaltung: row.Veranstaltung, Tag: row.Tag ?? "" },
      data: { Letzter_Tag },
    });
  await extendOffers(strapi, open, now);
  await endOffers(strapi, await countedOf(strapi, ofRow(row)), open, now);
  const list = await countedOf(strapi, ofRow(row));
  await askNext(strapi, list, open, now);
  const Stand = coarseState(counted(await countedOf(strapi, ofRow(row)), open));
  const data = { Stand, Letzter_Tag, Bekannt, updatedAt: now };
  await rows(strapi, dateType).updateMany({ where: { id: row.id }, data });
  if (Stand !== row.Stand && event)
    await touchAndAnnounce(strapi, "api::veranstaltung.veranstaltung", [event as never]);
}

/** Whether those who wait are asked at all, by day: the deadline is for who comes new. */
export const movesUp = (
  row: Pick<RegistrationDate, "Geschlossen"> | null,
  event: Event | undefined,
): boolean => takesRegistrations(event) && !row?.Geschlossen;

/** After the time in which a change can be undone; each mail then says what its reader does not know yet. */
async function tellAll(strapi: Core.Strapi, of: Of, now: Date): Promise<void> {
  for (const { documentId, E_Mail } of await activeOf(strapi, of))
    if (E_Mail) await queueNews(strapi, documentId, now.getTime() + quietMs);
}

const mayAskNow = ({ row, event, date }: Open, now: Date): boolean =>
  movesUp(row, event) && date?.isCancelled === false && mayAsk(now, new Date(date.start));

async function endOffers(strapi: Core.Strapi, list: readonly Registration[], open: Open, now: Date) {
  const registrations = rows(strapi, registrationType);
  const isOff = open.date?.isCancelled !== false;
  const { back, late } = endedOffers(list, { isOff, mayAskNow: mayAskNow(open, now) }, now);
  for (const entry of await registrations.findMany({ where: { id: { $in: back } } })) {
    const known = knownOf(entry);
    // The next offer is told anew, with its own time.
    const Bekannt = known ? { ...known, state: "warteliste" } : null;
    const data = { Stand: "warteliste", Angebot: null, Gefragt_bis: null, Bekannt };
    await registrations.updateMany({ where: { id: entry.id }, data });
  }
  if (late.length > 0)
    await registrations.updateMany({
      where: { id: { $in: late } },
      data: { ...forgotten, Stand: "verfallen" },
    });
}

async function askNext(strapi: Core.Strapi, list: readonly Registration[], open: Open, now: Date) {
  const waiting = list.filter(({ Stand }) => Stand === "warteliste");
  if (waiting.length === 0 || !mayAskNow(open, now)) return;
  const limit = open.event?.Plaetze;
  const free = limit ? limit - countPlaces(list).taken : Number.POSITIVE_INFINITY;
  for (const { id, places } of offersTo(waiting, free)) {
    const data = { Stand: "gefragt", Angebot: places };
    await rows(strapi, registrationType).updateMany({ where: { id }, data });
    const asked = waiting.find((each) => each.id === id);
    if (asked) await queueNews(strapi, asked.documentId, now.getTime());
  }
}
