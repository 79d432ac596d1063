import { formatLongDate, formatSpan } from "@dorfforum/shared/calendar/format";
import { seriesInWords } from "@dorfforum/shared/calendar/rule-in-german";
import { type ChangedDate, toSingleDates } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { articlePath, clubPath, eventPath, facilityPath, offerPath } from "@dorfforum/shared/urls/site-paths";
import type { Core } from "@strapi/strapi";
import { firstPastOrder } from "../events/event-order";
import { ruledDays, singleDates } from "../events/nearest-date";
import { articleSlug } from "../rules/signpost-target";
import { draftTypes } from "./draft-types";
import type { Change } from "./outcome-note";

/** What visitors read of an entry, in words, as far as its sender is told when it changes. `path` is that of its page. */
export type PublicState = {
  title: string;
  path: string;
  /** Of events */
  when?: string;
  where?: string;
  /** What is different on single dates of a series, as a sentence, by the series' day, and the last day that it is about */
  dates?: Record<string, { text: string; until: string }>;
  /** A Terminstatus by which an event does not take place as planned */
  status?: "abgesagt" | "verschoben";
  /** Its last date is over. */
  isOver?: boolean;
};

export type Art = keyof typeof draftTypes;

/** The Art of the Einsendungen of which drafts of a type are made */
export const artOf = (uid: unknown) =>
  (Object.keys(draftTypes) as Art[]).find((art) => draftTypes[art] === uid);

type Fields = Record<string, unknown>;

export function toPublicState(art: Art, entry: Fields): PublicState {
  const { Titel, Name, Ziel, Organisation } = entry;
  const slug = String(entry.Slug);
  switch (art) {
    case "veranstaltung":
      return { title: String(Titel), path: eventPath(slug), ...eventState(entry) };
    case "organisation":
      return {
        title: String(Name),
        path: Organisation === "verein" ? clubPath(slug) : facilityPath(slug),
      };
    case "angebot":
      return { title: String(Titel), path: articleSlug(Ziel) ? String(Ziel) : offerPath(slug) };
    case "beitrag":
      return { title: String(Titel), path: articlePath(slug) };
  }
}

function eventState(event: Fields): Partial<PublicState> {
  const { Terminstatus: status, Terminfolge } = event;
  const where = [event.Ort, event.Adresse].find(Boolean);
  return {
    when: datesInWords(event),
    dates: singleDatesInWords(event),
    ...(where ? { where: String(where) } : {}),
    ...((status === "abgesagt" || status === "verschoben") && { status }),
    isOver: Number(Terminfolge) >= firstPastOrder,
  };
}

function datesInWords(event: Fields): string {
  const instant = (value: unknown) => new Date(value as string | number | Date).toISOString();
  const start = instant(event.Beginn);
  const series = {
    rule: String(event.Wiederholung ?? ""),
    day: berlinDay(start),
    notOnHolidays: event.Nicht_an_Feiertagen === true,
    notInSchoolHolidays: event.Nicht_in_Schulferien === true,
  };
  return [
    formatSpan({
      start,
      end: event.Ende ? instant(event.Ende) : undefined,
      allDay: event.Ganztaegig === true,
    }),
    series.rule && seriesInWords(series),
  ]
    .filter(Boolean)
    .join("; ");
}

function singleDatesInWords(event: Fields): NonNullable<PublicState["dates"]> {
  const inWords = (date: { start: string; end?: string | undefined }) =>
    formatSpan({ ...date, allDay: event.Ganztaegig === true });
  const texts: Record<ChangedDate["change"]["kind"], (date: ChangedDate) => string | undefined> = {
    cancelled: (date) => `Der Termin am ${inWords(date)} fällt aus`,
    moved: ({ change, ...date }) =>
      `Der Termin am ${inWords(change.other ?? date)} ist verlegt auf ${inWords(date)}${change.place ? `, ${change.place}` : ""}`,
    movedAway: () => undefined,
    note: ({ change, ...date }) =>
      change.place && `Der Termin am ${inWords(date)} findet woanders statt: ${change.place}`,
    added: (date) => `Weiterer Termin: ${inWords(date)}${date.change.place ? `, ${date.change.place}` : ""}`,
  };
  const withoutDate = toSingleDates(event.Ausnahmen).filter(({ kind }) => kind === "none");
  const without = ruledDays(
    event,
    withoutDate.map(({ day }) => day),
  ).map((day) => [day, { text: `Am ${formatLongDate(day)} ist kein Termin`, until: day }] as const);
  const changed = singleDates(event).flatMap((date) => {
    const { kind, day, note } = date.change;
    const text = texts[kind](date);
    const [, until = day] = [day, berlinDay(date.start)].sort();
    return text ? [[day, { text: note ? `${text} (${note})` : text, until }] as const] : [];
  });
  return Object.fromEntries([...without, ...changed]);
}

/** What has become different on single dates that are not over, as sentences */
export function dateChanges(before: PublicState, after: PublicState, now = new Date()): string[] {
  const today = berlinDay(now);
  const [former = {}, present = {}] = [before.dates, after.dates];
  return [...new Set([...Object.keys(former), ...Object.keys(present)])].sort().flatMap((day) => {
    const [one, other] = [former[day], present[day]];
    const isOver = [one, other].every((change) => !change || change.until < today);
    if (isOver || one?.text === other?.text) return [];
    return `${other?.text ?? `Zurückgenommen: ${one?.text}`}.`;
  });
}

/** Reads the published version of an entry; undefined if there is none. */
export async function readPublicState(
  strapi: Core.Strapi,
  art: Art,
  documentId: string,
): Promise<PublicState | undefined> {
  const entry: Fields | null = await strapi.db.query(draftTypes[art]).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: art === "veranstaltung" ? ["Ausnahmen"] : [],
  });
  return entry ? toPublicState(art, entry) : undefined;
}

/** Whether a change is about what has taken place. The last date of a series may be the one that is cancelled. */
export const isPast = (
  what: Change,
  before: PublicState | undefined,
  after: PublicState | undefined,
): boolean => (what === "dates" ? before : (after ?? before))?.isOver ?? false;

/** What became of an entry; undefined for changes of which its sender is not notified, such as a corrected text. */
export function changeBetween(
  before: PublicState | undefined,
  after: PublicState | undefined,
): Change | undefined {
  if (!before || !after) return before ? "withdrawn" : after && "published";
  if (after.status !== before.status) {
    if (after.status === "abgesagt") return "cancelled";
    if (before.status === "abgesagt") return "reinstated";
  }
  const isSame = (one = "", other = "") => one.trim().toLowerCase() === other.trim().toLowerCase();
  if (after.when !== before.when || !isSame(before.where, after.where)) return "moved";
  if (after.status !== "abgesagt" && dateChanges(before, after).length > 0) return "dates";
  return after.status === "verschoben" && before.status !== "verschoben" ? "postponed" : undefined;
}
