import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import {
  type CoarseState,
  closesAt,
  coarseStates,
  shownState,
} from "@dorfforum/shared/registrations/coarse-state";
import { everyDate, tagOf } from "@dorfforum/shared/registrations/tags";
import { dayOf, type EventDate, isSeries } from "@/lib/events/recurrence";
import type { Attendance, Feature } from "@/lib/feature";
import { sendsMail } from "@/lib/letters/cms/subscriptions";
import { registrationRoutes } from "./base/routes";
import { registrationTexts as texts } from "./base/texts";

type AttendedEvent = Parameters<NonNullable<Feature["attendance"]>>[0];

const availabilities: Record<CoarseState, Attendance["availability"]> = {
  frei: "InStock",
  wenige: "LimitedAvailability",
  warteliste: "SoldOut",
  ausgebucht: "SoldOut",
  geschlossen: "SoldOut",
};

const isCoarseState = (word: string | undefined): word is CoarseState =>
  word !== undefined && Object.hasOwn(coarseStates, word);

/** The coarse state of a date; undefined where nobody registers, or the date has begun or is off. */
export function stateOf(event: AttendedEvent, date: EventDate, now: Date): CoarseState | undefined {
  const { attendance, status } = event;
  const isOff = status === "abgesagt" || !takesPlace(date) || Date.parse(date.start) <= now.getTime();
  if (!attendance || isOff) return undefined;
  const stored = attendance.states[everyDate] ?? attendance.states[tagOf(event, date)];
  return shownState(
    {
      start: date.start,
      deadlineDays: attendance.deadlineDays,
      ...(isCoarseState(stored) && { stored }),
    },
    now,
  );
}

/** The day of a date's address: a single event has none. */
export const dayInAddress = (event: AttendedEvent, date: EventDate): string | undefined =>
  isSeries(event) ? dayOf(date) : undefined;

/** @returns undefined as stateOf() */
export function attendanceOf(event: AttendedEvent, date: EventDate, now: Date): Attendance | undefined {
  const state = stateOf(event, date, now);
  if (state === undefined || !event.attendance) return undefined;
  const { places, deadlineDays, phone } = event.attendance;
  const isClosed = state === "geschlossen";
  // Without mail nobody could confirm.
  const canJoin = !isClosed && state !== "ausgebucht" && sendsMail();
  const day = dayInAddress(event, date);
  const closing = closesAt({ start: date.start, deadlineDays });
  // It ends at midnight: the last day is the one before.
  const until = deadlineDays
    ? texts.until(formatLongDate(new Date(closing.getTime() - 1)))
    : texts.untilBegin;
  return {
    label: coarseStates[state],
    availability: availabilities[state],
    isListed: state !== "frei",
    details: [
      ...(isClosed ? [] : [until]),
      ...(phone && !isClosed ? [canJoin ? texts.byTelephone(phone) : texts.byTelephoneAlone(phone)] : []),
    ],
    ...(canJoin && { join: { href: registrationRoutes.register(event.slug, day), label: texts.join } }),
    ...(!isClosed && places !== undefined && { countHref: registrationRoutes.freePlaces(event.slug, day) }),
  };
}
