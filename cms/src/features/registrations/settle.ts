import { lastDay } from "@dorfforum/shared/calendar/format";
import { coarseState } from "@dorfforum/shared/registrations/coarse-state";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { touchAndAnnounce } from "../../rules/connect-published";
import { isOn } from "../../slots/is-on";
import { type Event, type EventDate, takesRegistrations } from "./event-date";
import { queueNews } from "./queue";
import {
  countedOf,
  dateType,
  forgotten,
  type Registration,
  type RegistrationDate,
  registrationType,
} from "./registration";
import { answerUntil, countPlaces, mayAsk, offersTo } from "./waiting-list";

/** A date that is being changed, locked */
export type Open = { row: RegistrationDate; event: Event | undefined; date: EventDate | undefined };

const ofRow = ({ Veranstaltung, Tag }: RegistrationDate) => ({ event: Veranstaltung, tag: Tag ?? "" });

/** What is counted of a date, for whoever comes new */
export const counted = (list: readonly Registration[], { row, event }: Pick<Open, "row" | "event">) => ({
  places: event?.Plaetze ?? undefined,
  ...countPlaces(list),
  isClosed: row.Geschlossen === true,
});

/**
 * Follows a change of a locked date: offers that nobody answered end, those who wait are asked, and the coarse state is noted. Only
 * where that differs is the site told, so that a confirmation drops no kept page.
 */
export async function settle(strapi: Core.Strapi, open: Open, now: Date): Promise<void> {
  const { row, event, date } = open;
  await endOffers(strapi, await countedOf(strapi, ofRow(row)), now);
  const list = await countedOf(strapi, ofRow(row));
  await askNext(strapi, list, open, now);
  const Stand = coarseState(counted(await countedOf(strapi, ofRow(row)), open));
  const Letzter_Tag = date ? lastDay({ start: date.start, end: date.end }) : (row.Letzter_Tag ?? null);
  await rows(strapi, dateType).updateMany({ where: { id: row.id }, data: { Stand, Letzter_Tag } });
  if (Stand !== row.Stand && event)
    await touchAndAnnounce(strapi, "api::veranstaltung.veranstaltung", [event as never]);
}

async function endOffers(strapi: Core.Strapi, list: readonly Registration[], now: Date): Promise<void> {
  const late = list.filter(
    ({ Stand, Gefragt_bis }) => Stand === "gefragt" && new Date(String(Gefragt_bis)) <= now,
  );
  if (late.length === 0) return;
  await rows(strapi, registrationType).updateMany({
    where: { id: { $in: late.map(({ id }) => id) } },
    data: { ...forgotten, Stand: "verfallen" },
  });
}

async function askNext(
  strapi: Core.Strapi,
  list: readonly Registration[],
  { row, event, date }: Open,
  now: Date,
) {
  if (!isOn("registrations") || !takesRegistrations(event) || !date || date.isCancelled || row.Geschlossen)
    return;
  const start = new Date(date.start);
  const waiting = list.filter(({ Stand }) => Stand === "warteliste");
  if (waiting.length === 0 || !mayAsk(now, start)) return;
  const free = event.Plaetze ? event.Plaetze - countPlaces(list).taken : Number.POSITIVE_INFINITY;
  for (const { id, places } of offersTo(waiting, free)) {
    const Gefragt_bis = answerUntil(now, start);
    const data = { Stand: "gefragt", Angebot: places, Gefragt_bis };
    await rows(strapi, registrationType).updateMany({ where: { id }, data });
    const asked = waiting.find((each) => each.id === id);
    if (asked) await queueNews(strapi, asked.documentId, now.getTime());
  }
}
