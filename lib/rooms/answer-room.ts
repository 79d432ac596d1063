import { addDays, weekdayOf } from "@dorfforum/shared/calendar/day";
import { formatLongDate, toGermanClock } from "@dorfforum/shared/calendar/format";
import { berlinDay, berlinTime } from "@dorfforum/shared/calendar/village-time";
import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import { roomAnswerTexts as texts } from "@/lib/rooms/base/answer-texts";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts } from "@/lib/rooms/base/texts";
import type { Room } from "@/lib/rooms/cms/rooms";
import { type AskedTime, askedTime, daysOf } from "@/lib/search/answers/asked-time";
import { toClock } from "@/lib/search/answers/hours-sentence";
import { bestFew, matchName } from "@/lib/search/answers/match-name";
import { subjectOf } from "@/lib/search/answers/subject";
import { phrase } from "@/lib/search/intents/phrase";
import type { FeatureAnswer, Question } from "@/lib/search/search-context";
import type { Answer } from "@/lib/search/search-response";
import { firstFreeMoment, type Hours, type RoomDay } from "./room-days";
import type { RoomStates } from "./room-states";

const asksWhetherFree = phrase(
  "frei|belegt|besetzt|vergeben|ausgebucht|gebucht|vermietet|verfügbar|mieten|anmieten|reservieren|buchen|anfragen",
);
/** What costs nothing, or is outdoors */
const otherFreedom = phrase("eintritt|zutritt|kostet|im\\s+freien|freien");
/** Words of the question that name no room */
const ownWords = new Set(
  `frei belegt besetzt vergeben ausgebucht gebucht vermietet verfugbar mieten anmieten reservieren buchen anfragen noch schon
  kann konnen darf man wir ich uns gibt ist sind wann feiern`.split(/\s+/),
);
const anyRoom = phrase("räume?|raum");

/** Longer times are answered with the next free weekends. */
const maxDays = 7;
const weeksAhead = 8;
const maxFreeDays = 4;

/** "Ist die Halle am Samstag frei?", "Grillplatz 12. Dezember belegt" */
function answerRoom(
  rooms: RoomStates,
  { index, q: query, now: at, context: { villageDays, townHall } }: Question,
): Answer | undefined {
  const now = new Date(at);
  if (rooms.rooms.length === 0 || !asksWhetherFree.test(query) || otherFreedom.test(query)) return undefined;
  const asked = askedTime(query, now, villageDays);
  if (asked.isPast || asked.isUnknown) return undefined;
  const subject = subjectOf(index, query, townHall, ownWords, asked.positions);
  const named = subject
    ? bestFew(
        rooms.rooms.flatMap((room) => {
          const context = [room.name, ...room.parts].join(" ");
          const scores = [room.name, ...room.parts].flatMap(
            (name) => matchName(index, subject, name, context) ?? [],
          );
          return scores.length === 0 ? [] : [{ room, score: Math.max(...scores) }];
        }),
        ({ room }) => room.id,
      ).map(({ room }) => room)
    : [];
  const found = named.length === 0 && anyRoom.test(query) ? rooms.rooms : named;
  const [first] = found;
  if (!first) return undefined;
  const days = daysOf(asked.days, maxDays) ?? [];
  const lines =
    days.length > 0 ? onDays(rooms, found, days, asked.hours, now) : onWeekends(rooms, found, now);
  const [sentence, ...details] = lines;
  if (!sentence) return undefined;
  const source =
    found.length === 1
      ? { title: first.name, href: roomRoutes.room(first.slug) }
      : { title: roomTexts.title, href: roomRoutes.rooms };
  return { kind: "room", sentence, details, ...(days.length > 0 && { hours: asked.hours }), source };
}

function onDays(
  { dayOf }: RoomStates,
  rooms: readonly Room[],
  days: readonly string[],
  asked: AskedTime["hours"],
  now: Date,
): string[] {
  const span = asked && asked.from < dayHours ? toClockSpan(asked) : undefined;
  return days.flatMap((day) =>
    rooms.flatMap((room) => {
      const found = dayOf(room, day, now);
      const when = [formatLongDate(day), ...(span ? [inWords(span)] : [])].join(", ");
      return found ? [texts.room(room.name, when, span ? stateAt(found, span, now) : stateOf(found))] : [];
    }),
  );
}

function stateOf({ state, closed, free }: RoomDay): string {
  if (state === "partly") return freeTimes(free);
  return state === "closed" ? roomTexts.closedFor(closed) : roomTexts.states[state];
}

/** Of a part of the day, or of a moment: then the times around it are said. */
function stateAt(found: RoomDay, asked: Hours, now: Date): string {
  const { day, state, free, usable } = found;
  if (state !== "free" && state !== "partly") return stateOf(found);
  if (day === berlinDay(now) && isOver(asked, now)) return roomTexts.states.over;
  if (within(usable, asked).length === 0) return roomTexts.states.unused;
  const left = (free.length > 0 ? free : [{ part: "", hours: usable }])
    .map(({ part, hours }) => ({ part, hours: within(hours, asked) }))
    .filter(({ hours }) => hours.length > 0);
  const [only] = left;
  if (!only) return roomTexts.states.taken;
  const isWhole =
    only.part === "" && only.hours.some(({ from, to }) => from === asked.from && to === asked.to);
  return isWhole ? roomTexts.states.free : freeTimes(left);
}

/** Whether nothing of a time of today is left that could be asked for */
function isOver({ from, to }: Hours, now: Date): boolean {
  const first = berlinTime(new Date(firstFreeMoment(now)));
  return from === to ? to < first : to <= first;
}

/** Times as far as they are in the part of the day that is asked for; those around a moment as a whole */
const within = (hours: readonly Hours[], { from, to }: Hours): Hours[] =>
  from === to
    ? hours.filter((each) => each.from <= from && from < each.to)
    : hours
        .map((each) => ({ from: each.from > from ? each.from : from, to: each.to < to ? each.to : to }))
        .filter((each) => each.from < each.to);

const freeTimes = (free: RoomDay["free"]) =>
  free.map(({ part, hours }) => roomTexts.free(part, hours.map(roomTexts.hours))).join(", ");

const dayHours = 24;

/** @param hours by the village's clocks, perhaps into the next day */
const toClockSpan = ({ from, to }: NonNullable<AskedTime["hours"]>): Hours => ({
  from: toClock(from),
  to: toClock(Math.min(to, dayHours)),
});

const inWords = ({ from, to }: Hours) =>
  from === to ? `${toGermanClock(from)} Uhr` : roomTexts.hours({ from, to });

function onWeekends({ dayOf }: RoomStates, rooms: readonly Room[], now: Date) {
  const today = berlinDay(now);
  const weekends = Array.from({ length: weeksAhead * 7 }, (_, index) => addDays(today, index)).filter((day) =>
    ["Sa", "So"].includes(weekdayOf(day)),
  );
  return rooms.map((room) => {
    const free = weekends.filter((day) => dayOf(room, day, now)?.state === "free").slice(0, maxFreeDays);
    return free.length > 0
      ? texts.freeWeekendDays(room.name, free.map(formatLongDate))
      : texts.noFreeWeekend(room.name);
  });
}

const latestAnswer = latestResult<RoomStates, FeatureAnswer>();

/** Knows what takes the rooms up: the same function for the same states */
export const roomAnswer = (states: RoomStates): FeatureAnswer =>
  latestAnswer(states, "", () => (query) => answerRoom(states, query));
