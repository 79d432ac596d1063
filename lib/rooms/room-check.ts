import { nextDay, previousDay } from "@dorfforum/shared/calendar/day";
import { berlinDay, formatHours, formatLongDate, formatSpan } from "@dorfforum/shared/calendar/format";
import type { ClockSpan } from "@dorfforum/shared/opening-hours/clock-spans";
import { closingsBetween, specialDayOn } from "@dorfforum/shared/opening-hours/special-days";
import { type BookingDate, sharesRoom } from "@dorfforum/shared/rooms/booking-dates";
import type { Room } from "@/lib/cms/rooms";
import { getOccurrences } from "@/lib/events/current-calendar";
import { occurrencePath } from "@/lib/events/occurrence";
import { formatOpening, openingHoursLines } from "@/lib/opening-hours/opening-hours-text";
import { roomTexts, roomCheckTexts as texts } from "@/lib/texts/rooms";
import { lastDayOf, type RoomRequest, requestedDates } from "./requested-dates";
import { hoursOfUse } from "./room-days";
import { getRoomStates } from "./room-states";
import { isInRoom, type RoomUse, usesOf } from "./room-uses";

/** What is in the way of a request, in words; `path` is that of an event. Only what is certain `blocks`. */
type Obstacle = { text: string; path?: string | undefined; blocks: boolean };

/** What visitors are told while they fill the form in. `isBlocked`: it cannot be sent so. */
export type RoomCheck = {
  lead: string;
  items: { text: string; path?: string | undefined }[];
  isBlocked: boolean;
};

const maxItems = 8;

/**
 * Compares what was filled in with what takes up the room; undefined while no day to come is given.
 * @param request with days and times that exist, or ""
 * @throws CmsRequestError without a copy
 */
export async function checkRoom(
  room: Room,
  part: string,
  request: RoomRequest,
  now: Date,
): Promise<RoomCheck | undefined> {
  const { day, begin, end } = request;
  if (day < berlinDay(now)) return undefined;
  if (!begin || !end) return onWholeDay(room, day);
  const dates = requestedDates(request, room);
  const last = dates.at(-1)?.bis ?? day;
  // Evenings go on after midnight, and building up begins before.
  const days = [previousDay(day), nextDay(berlinDay(last))] as const;
  const uses = usesOf(room, await getOccurrences(...days, now, isInRoom(room)));
  const obstacles = dates.map((date) => obstaclesOf(room, part, request, uses, date));
  const found = obstacles.flat();
  if (dates.length === 1) {
    const isBlocked = found.some(({ blocks }) => blocks);
    const lead = isBlocked ? texts.isTaken : texts.hasEvent;
    return found.length > 0
      ? { lead, items: found.map(toItem), isBlocked }
      : { lead: texts.isFree, items: [], isBlocked: false };
  }
  const free = obstacles.filter((ofDate) => ofDate.length === 0).length;
  const further = found.length - maxItems;
  return {
    lead: texts.ofSeries(free, dates.length),
    items: [
      ...found.slice(0, maxItems).map(toItem),
      ...(further > 0 ? [{ text: texts.further(further) }] : []),
    ],
    isBlocked: obstacles.every((ofDate) => ofDate.some(({ blocks }) => blocks)),
  };
}

const toItem = ({ text, path }: Obstacle) => ({ text, ...(path && { path }) });

/** Of a day too far ahead nothing is said. */
async function onWholeDay(room: Room, day: string): Promise<RoomCheck | undefined> {
  const found = (await getRoomStates()).dayOf(room, day);
  if (!found) return undefined;
  const closed = found.closed !== undefined && [{ text: texts.closed(formatLongDate(day), found.closed) }];
  const uses = found.uses.map(({ part, occurrence, ...hours }) => ({
    text: roomTexts.ofPart(part, `${occurrence?.event.title ?? roomTexts.booked}, ${roomTexts.hours(hours)}`),
    ...(occurrence && { path: occurrencePath(occurrence) }),
  }));
  const items = [...(closed || []), ...uses];
  return { lead: items.length > 0 ? texts.onDay : texts.dayIsFree, items, isBlocked: false };
}

function obstaclesOf(
  room: Room,
  part: string,
  request: RoomRequest,
  uses: readonly RoomUse[],
  { tag, von, bis }: BookingDate,
): Obstacle[] {
  const [from, to] = [Date.parse(von), Date.parse(bis)];
  const label = formatLongDate(tag);
  // Only a single date lasts several days.
  const lastDay = request.lastDay > tag ? request.lastDay : tag;
  const [closing] = closingsBetween(room.specialDays, tag, lastDay);
  if (closing) return [{ text: texts.closed(label, closing.note), blocks: true }];
  const special = specialDayOn(room.specialDays, tag)?.hours;
  if (!isWithinHours(special ?? hoursOfUse(room, tag), request)) {
    const hours = special ? special.map(formatOpening) : openingHoursLines(room.openingHours);
    return [{ text: texts.outside(label, hours), blocks: true }];
  }
  return uses
    .filter((use) => sharesRoom(use.part, part) && use.from < to && from < use.to)
    .map((use): Obstacle => {
      if (!use.occurrence) return { text: texts.booked(label, spanOf(use)), blocks: true };
      const { event, start, end } = use.occurrence;
      const times = formatHours({ start, end, allDay: event.allDay }) ?? "";
      return {
        text: texts.event(label, event.title, times),
        path: occurrencePath(use.occurrence),
        blocks: false,
      };
    });
}

const spanOf = ({ from, to }: RoomUse): string => {
  const span = { start: new Date(from).toISOString(), end: new Date(to).toISOString() };
  return formatHours(span) ?? formatSpan(span);
};

/** Of several days the hours of use say nothing. A span of them may end after midnight. */
function isWithinHours(hours: readonly ClockSpan[] | undefined, request: RoomRequest): boolean {
  const { begin, end } = request;
  const endsOn = lastDayOf(request);
  if (!hours || endsOn > nextDay(request.day)) return true;
  const isNight = endsOn > request.day;
  return hours.some(({ from, to }) => {
    if (from > begin) return false;
    const goesOn = to <= from;
    return isNight ? goesOn && end <= to : goesOn || end <= to;
  });
}
