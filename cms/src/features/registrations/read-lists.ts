import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Core } from "@strapi/strapi";
import { organisationsOf } from "../../access/own-organisations";
import { conditionFields, rightsOf } from "../../access/rights";
import { rows } from "../../database/rows";
import { overAt } from "../../events/nearest-date";
import { readVillageDays } from "../../events/village-days";
import { panelRequest } from "../../strapi-internals";
import { agreedOrganisations, closedFor, listedVersion, organiserOf } from "./agreement";
import { comingDates, dateInWords, dateOf, type Event, eventType } from "./event-date";
import { lettersLeft } from "./letters-left";
import type { ListedDate, ListedEvent, PeopleList, Person } from "./panel-data";
import {
  active,
  activeOf,
  dateKey,
  dateType,
  type Of,
  type Registration,
  registrationType,
} from "./stored-types";

const maxDates = 20;

/** The organisations whose lists a panel user sees: those of the club. They stay theirs when the agreement ends, to be dealt with and deleted. */
async function ownLists(strapi: Core.Strapi): Promise<Set<string>> {
  const user = panelRequest(strapi)?.user as { id: number } | undefined;
  return new Set(user ? await organisationsOf(strapi, user.id) : []);
}

/** A club's list is the club's alone; the village's own is of those who edit the event. */
function mayOpen(strapi: Core.Strapi, event: Event, own: ReadonlySet<string>): boolean {
  const organiser = organiserOf(event);
  return organiser ? own.has(organiser.documentId) : rightsOf(strapi, eventType)?.can.update(event) === true;
}

const populated = (strapi: Core.Strapi) => ({
  ...conditionFields(strapi, eventType),
  Ausnahmen: true,
  Veranstalter: { select: ["documentId", "Name", "publishedAt"] },
});

/** Whether the panel user may see and change who comes to an event */
export async function mayOpenList(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const versions = await rows(strapi, eventType).findMany({
    where: { documentId },
    populate: populated(strapi),
  });
  const event = listedVersion(versions);
  return event ? mayOpen(strapi, event, await ownLists(strapi)) : false;
}

type Numbers = { tag: string; taken: number; waiting: number; waitingPlaces: number; lastDay: string };

/** Numbers of all dates that have registrations, by event: counted by the database, since there may be ten thousand. */
async function readNumbers(strapi: Core.Strapi): Promise<Map<string, Numbers[]>> {
  type Counted = {
    event: string;
    tag: string | null;
    state: Registration["Stand"];
    places: number | string;
    promised: number | string | null;
    count: number | string;
    last: unknown;
  };
  const { collectionName = "anmeldungen" } = strapi.contentType(registrationType);
  const counted: Counted[] = await strapi.db
    .connection(collectionName)
    .select({ event: "veranstaltung", tag: "tag", state: "stand" })
    .sum({ places: "plaetze", promised: "angebot" })
    .count({ count: "*" })
    .max({ last: "letzter_tag" })
    .whereIn("stand", [...active])
    .groupBy("veranstaltung", "tag", "stand");
  const byEvent = new Map<string, Numbers[]>();
  for (const { event, tag, state, places, promised, count, last } of counted) {
    const list = byEvent.get(event) ?? [];
    byEvent.set(event, list);
    const known = list.find((each) => each.tag === (tag ?? ""));
    const numbers = known ?? { tag: tag ?? "", taken: 0, waiting: 0, waitingPlaces: 0, lastDay: "" };
    if (!known) list.push(numbers);
    if (state === "dabei") numbers.taken += Number(places);
    if (state === "gefragt") numbers.taken += Number(promised);
    if (state === "warteliste") numbers.waiting += Number(count);
    if (state === "warteliste") numbers.waitingPlaces += Number(places);
    // SQLite returns the text of a day, PostgreSQL a date or its text.
    if (last) numbers.lastDay = last instanceof Date ? berlinDay(last) : String(last).slice(0, 10);
  }
  return byEvent;
}

/** The events that take registrations or have some, as far as the panel user may read them: numbers alone. */
export async function readLists(strapi: Core.Strapi, now: Date): Promise<ListedEvent[]> {
  const rights = rightsOf(strapi, eventType);
  const byEvent = await readNumbers(strapi);
  const dates = await rows(strapi, dateType).findMany({ where: { Geschlossen: true } });
  const closed = new Set(dates.map(({ Schluessel }) => Schluessel));
  const ticked = await rows(strapi, eventType).findMany({
    select: ["documentId"],
    where: { Anmeldung: true },
  });
  const ids = new Set([...ticked.map(({ documentId }) => documentId), ...byEvent.keys()]);
  // Also a version that is not ticked: the organiser of a draft tells whose the list is.
  const versions = await rows(strapi, eventType).findMany({
    where: { documentId: { $in: [...ids] } },
    populate: populated(strapi),
  });
  const events = [...ids]
    .flatMap((id) => listedVersion(versions.filter(({ documentId }) => documentId === id)) ?? [])
    .filter(({ documentId, publishedAt }) => publishedAt || byEvent.has(documentId));
  const agreed = await agreedOrganisations(strapi);
  const own = await ownLists(strapi);
  const days = await readVillageDays(strapi);
  return events
    .filter((event) => rights?.can.read(event))
    .map(
      (event): ListedEvent => ({
        documentId: event.documentId,
        title: event.Titel,
        organiser: organiserOf(event)?.Name ?? "",
        places: event.Plaetze ?? null,
        question: event.Anmeldung_Frage ?? "",
        mayOpen: mayOpen(strapi, event, own),
        closedFor: (event.Anmeldung && closedFor(event, agreed)) || null,
        dates: listedDates(event, byEvent.get(event.documentId) ?? [], closed, { now, days }),
      }),
    )
    .filter(({ dates: listed }) => listed.length > 0);
}

type Time = { now: Date; days: Awaited<ReturnType<typeof readVillageDays>> };

function listedDates(
  event: Event,
  registered: readonly Numbers[],
  closed: ReadonlySet<string>,
  { now, days }: Time,
): ListedDate[] {
  const coming = event.Anmeldung ? comingDates(event, now, days).slice(0, maxDates) : [];
  const tags = new Set([...coming.map(({ tag }) => tag), ...registered.map(({ tag }) => tag)]);
  return [...tags]
    .map((tag) => {
      const {
        taken = 0,
        waiting = 0,
        waitingPlaces = 0,
        lastDay = "",
      } = registered.find((each) => each.tag === tag) ?? {};
      const date = dateOf(event, tag, days);
      const isClosed = closed.has(dateKey({ event: event.documentId, tag }));
      const isOver = date ? overAt(date) <= now.getTime() : lastDay < berlinDay(now);
      const when = date
        ? dateInWords(event, date)
        : lastDay && `${formatLongDate(lastDay)} (findet nicht statt)`;
      const day = date ? berlinDay(date.start) : lastDay;
      const shown = { tag, day, when, taken, waiting, waitingPlaces, isClosed, isOver };
      return { start: date?.start ?? lastDay, shown };
    })
    .sort((one, other) => one.start.localeCompare(other.start))
    .map(({ shown }) => shown);
}

/** Who comes to a date, in the order in which they confirmed, and who waits */
export async function readPeople(strapi: Core.Strapi, of: Of, now: Date): Promise<PeopleList> {
  const row = await rows(strapi, dateType).findOne({ where: { Schluessel: dateKey(of) } });
  return { people: (await activeOf(strapi, of)).map(toPerson), lettersLeft: lettersLeft(row, now) };
}

const toPerson = (entry: Registration): Person => ({
  documentId: entry.documentId,
  state: entry.Stand as Person["state"],
  name: entry.Name ?? "",
  email: entry.E_Mail ?? "",
  telephone: entry.Telefon ?? "",
  places: entry.Plaetze,
  promised: entry.Angebot ?? 0,
  answer: entry.Antwort ?? "",
  note: entry.Bemerkung ?? "",
  isByHand: entry.Von_Hand === true,
});
