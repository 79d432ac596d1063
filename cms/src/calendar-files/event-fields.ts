import { Temporal } from "temporal-polyfill";
import { shortened } from "../text/shortened";
import { toMarkdown } from "./html-to-markdown";
import type { CalendarEvent } from "./read-vevent";
import type { Moment } from "./time-zones";
import { utc } from "./time-zones";

export type EventTimes = { begin: Moment; end: Moment | undefined; isAllDay: boolean; notes: string[] };

const minYear = 1900;
export const maxYear = 2200;

/** When an event takes place, in the village's time. The end of an all-day event is the last minute of its last day. */
export function timesOf(event: CalendarEvent): EventTimes | undefined {
  const { begin, end, text } = event;
  const written = begin.zone.toVillage(begin.wallClock);
  const days = daysInUtc(event, written);
  const [first, last] = days ?? [written, end];
  if (first.year < minYear || first.year > maxYear) return undefined;
  const isAllDay =
    begin.isDate || days !== undefined || isWholeDays(first, last, text("X-MICROSOFT-CDO-ALLDAYEVENT"));
  const isBackwards = last !== undefined && Temporal.ZonedDateTime.compare(last, first) < 0;
  const notes = isBackwards ? ["Das Ende liegt vor dem Beginn und bleibt weg."] : [];
  const known = isBackwards ? undefined : last;
  if (!isAllDay) return { begin: first, end: known, isAllDay, notes };
  return { begin: first, end: lastMinute(known ?? first, first), isAllDay, notes };
}

/** Exchange writes whole days as times from midnight to midnight. */
const isWholeDays = (first: Moment, last: Moment | undefined, mark: string) =>
  mark.toUpperCase() === "TRUE" && isMidnight(first) && (!last || isMidnight(last));

/** Some programs write whole days as times in UTC, from midnight to midnight there or in the village. */
function daysInUtc(event: CalendarEvent, first: Moment): [Moment, Moment] | undefined {
  const { begin, end, rules, added, recurrenceId } = event;
  if (begin.isDate || begin.zone !== utc || rules.length > 0 || added.length > 0 || recurrenceId)
    return undefined;
  if (!end || Temporal.ZonedDateTime.compare(end, first) <= 0) return undefined;
  if (isMidnight(first) && isMidnight(end)) return [first, end];
  const [from, to] = [first.withTimeZone("UTC"), end.withTimeZone("UTC")];
  if (!isMidnight(from) || !isMidnight(to)) return undefined;
  return [from, to].map((each) => each.toPlainDate().toZonedDateTime(first.timeZoneId)) as [Moment, Moment];
}

const isMidnight = ({ hour, minute, second }: Moment) => hour === 0 && minute === 0 && second === 0;

/** @param end the midnight that follows the last day, or the first day itself */
function lastMinute(end: Moment, first: Moment): Moment {
  const day = end.toPlainDate();
  const last = Temporal.PlainDate.compare(day, first.toPlainDate()) > 0 ? day.subtract({ days: 1 }) : day;
  return last.toZonedDateTime({ timeZone: first.timeZoneId, plainTime: "23:59" });
}

export const toIso = (moment: Moment): string => new Date(moment.epochMilliseconds).toISOString();

/** When a date ends that begins at `begin` and lasts as long as the event. */
export const endOfDate = ({ begin, end }: EventTimes, date: Moment): Moment | undefined =>
  end && date.add(begin.until(end, { largestUnit: "days" }));

/** The fields of a date, but for Wiederholung. */
export function eventFields(
  event: CalendarEvent,
  times: EventTimes,
  begin = times.begin,
  end = endOfDate(times, begin),
): Record<string, unknown> {
  const { Titel, Kurztext, ...others } = textsOf(event);
  return {
    Titel,
    Kurztext,
    Beginn: toIso(begin),
    Ende: end ? toIso(end) : null,
    Ganztaegig: times.isAllDay,
    ...others,
    Terminstatus: event.isCancelled ? "abgesagt" : "geplant",
  };
}

const known = new WeakMap<CalendarEvent["text"], ReturnType<typeof readTexts>>();

/** Read once for all dates of an event, and of those that begin with it (this-and-future.ts) */
function textsOf(event: CalendarEvent): ReturnType<typeof readTexts> {
  const texts = known.get(event.text) ?? readTexts(event);
  known.set(event.text, texts);
  return texts;
}

function readTexts(event: CalendarEvent) {
  const { place, address, link } = locationOf(event.plain("LOCATION"));
  const [latitude, longitude] = event.coordinates ?? [];
  return {
    Titel: shortened(singleLine(event.plain("SUMMARY"))),
    Kurztext: textOf(event, link),
    Ort: place,
    Adresse: address,
    ...(latitude !== undefined && { Breitengrad: latitude, Laengengrad: longitude }),
  };
}

export const singleLine = (text: string): string => text.replace(/\s+/g, " ").trim();

function textOf(event: CalendarEvent, link: string | undefined): string | null {
  // Outlook repeats the description in HTML, and sometimes writes it there alone.
  const text = ["DESCRIPTION", "X-ALT-DESC", "STYLED-DESCRIPTION"]
    .map((name) => toMarkdown(event.text(name)))
    .find(Boolean);
  const links = [event.plain("URL"), link].filter(
    (url) => url && /^https?:\/\//i.test(url) && !text?.includes(url),
  );
  return [text, ...links].filter(Boolean).join("\n\n") || null;
}

/** "Dorfhaus, Hauptstraße 1, 12345 Ahornbach, Deutschland" as a place and its address */
function locationOf(location: string): { place: string | null; address: string | null; link?: string } {
  if (/^https?:\/\/\S+$/i.test(location)) return { place: "Online", address: null, link: location };
  const [place = "", ...rest] = location
    .split(/[,;\n]+/)
    .map(singleLine)
    .filter((part) => part && !/^(?:Deutschland|Germany)$/i.test(part));
  return { place: shortened(place) || null, address: shortened(rest.join(", ")) || null };
}
