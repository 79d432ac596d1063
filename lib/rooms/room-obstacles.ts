import { addDays } from "@dorfforum/shared/calendar/day";
import { formatHours, formatLongDate, formatSpan } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { type BookingDate, lastRequestDay } from "@dorfforum/shared/rooms/booking-dates";
import { blocks, obstaclesOf } from "@dorfforum/shared/rooms/room-uses";
import { getOccurrences } from "@/lib/events/current-calendar";
import { type Occurrence, occurrencePath } from "@/lib/events/occurrence";
import { formatOpening, openingHoursLines } from "@/lib/opening-hours/opening-hours-text";
import { roomCheckTexts as texts } from "@/lib/rooms/base/form-texts";
import { roomTexts } from "@/lib/rooms/base/texts";
import type { Room } from "@/lib/rooms/cms/rooms";
import { type RoomRequest, requestedDates, requestedSpan } from "./requested-dates";
import { getRoomDay } from "./room-states";
import { isInRoom, type RoomUse, usesOf } from "./room-uses";
import { tellUse } from "./tell-use";

/** What is in the way of a request, in words; `path` is that of an event. Only what is certain `blocks`. */
type Obstacle = { text: string; path?: string | undefined; blocks: boolean };

/** What visitors are told while they fill the form in. `isBlocked`: it cannot be sent so. */
export type RoomCheck = {
  lead: string;
  items: { text: string; path?: string | undefined }[];
  isBlocked: boolean;
};

type FoundObstacle = ReturnType<typeof obstaclesOf<Occurrence, Room["booked"][number]>>[number];

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
  const last = lastRequestDay(now);
  if (day > last)
    return {
      lead: texts.isTaken,
      items: [{ text: texts.tooFarAhead(formatLongDate(last)) }],
      isBlocked: true,
    };
  if (!begin || !end) return onWholeDay(room, day, now);
  const { startsAt: Beginn, endsAt: Ende } = requestedSpan(request, room);
  const dates = requestedDates(request, room);
  const [from, to] = [dates[0]?.von ?? day, dates.at(-1)?.bis ?? day];
  // Building up and clearing take a day at most, and the small hours belong to the evening before.
  const days = [addDays(berlinDay(from), -2), addDays(berlinDay(to), 2)] as const;
  const uses = usesOf(room, await getOccurrences(...days, now, isInRoom(room)));
  const asked = { part, times: { Beginn, Ende } };
  const obstacles = dates.map((date) =>
    obstaclesOf(room, uses, asked, date).map((obstacle) => toObstacle(room, obstacle, date)),
  );
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

async function onWholeDay(room: Room, day: string, now: Date): Promise<RoomCheck | undefined> {
  const found = await getRoomDay(room, day, now);
  if (!found) return undefined;
  const closed = found.closed !== undefined && [{ text: texts.closed(formatLongDate(day), found.closed) }];
  const uses = found.uses.map(({ part, occurrence, ...hours }) => {
    const { when, what } = tellUse(day, { occurrence, ...hours });
    return {
      text: roomTexts.ofPart(part, `${what}, ${when}`),
      ...(occurrence && { path: occurrencePath(occurrence) }),
    };
  });
  const unused = found.state === "unused" && [{ text: roomTexts.states.unused }];
  const items = [...(closed || unused || []), ...uses];
  return { lead: items.length > 0 ? texts.onDay : texts.dayIsFree, items, isBlocked: false };
}

function toObstacle(room: Room, obstacle: FoundObstacle, { tag }: BookingDate): Obstacle {
  const label = formatLongDate(tag);
  const isBlocking = blocks(obstacle);
  if (obstacle.kind === "closed")
    return { text: texts.closed(label, obstacle.closing.note), blocks: isBlocking };
  if (obstacle.kind === "hours") {
    const hours = obstacle.special?.map(formatOpening) ?? openingHoursLines(room.openingHours);
    return { text: texts.outside(label, hours), blocks: isBlocking };
  }
  const { use } = obstacle;
  if (!use.event) return { text: texts.booked(label, spanOf(use)), blocks: isBlocking };
  const { event, start, end } = use.event;
  const times = formatHours({ start, end, allDay: event.allDay }) ?? "";
  const text = texts.event(label, event.title, times);
  return { text, path: occurrencePath(use.event), blocks: isBlocking };
}

const spanOf = ({ from, to }: RoomUse): string => {
  const span = { start: new Date(from).toISOString(), end: new Date(to).toISOString() };
  return formatHours(span) ?? formatSpan(span);
};
