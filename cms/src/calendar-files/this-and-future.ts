import { weekdays } from "@dorfforum/shared/calendar/day";
import { partsOfRule, type RuleParts, toCode, toWeekday } from "@dorfforum/shared/calendar/recurrence-rule";
import { Temporal } from "temporal-polyfill";
import { type Dated, dayOf, type Group, momentOf } from "./events-of-uid";
import type { SourceTime } from "./read-vevent";
import { endOfRule } from "./rrule-dates";
import { utcStamp } from "./rrule-limits";

/** Of a series that changes for good each month, for years; each change looks at each override. */
const maxChanges = 50;
const maxOverrides = 500;

/**
 * A change of a date and all later ones (RANGE=THISANDFUTURE; RFC 5545, 3.2.13) begins a series of its own, which goes on like
 * the one before. A change that would need another rule stays a single date; see `isForFollowing`.
 */
export function splitAtChanges(group: Group): Group[] {
  const { main } = group;
  if (group.overrides.length > maxOverrides) return [group];
  const changes = group.overrides
    .filter(({ event }) => event.isForFollowing)
    .sort((a, b) => Temporal.ZonedDateTime.compare(momentOf(a.replaces), momentOf(b.replaces)));
  const [rule, ...others] = main?.event.rules ?? [];
  if (!main || !rule || others.length > 0 || changes.length === 0) return [group];
  if (changes.length > maxChanges) return [group];
  const { begin } = main.event;
  const timeZone = begin.zone.name;
  const { COUNT, UNTIL, ...parts } = partsOfRule(rule);
  const end = endOfRule(rule, begin);
  if (!timeZone || ((COUNT || UNTIL) && !end)) return [group];

  const wallClock = (moment: Temporal.ZonedDateTime) => moment.withTimeZone(timeZone).toPlainDateTime();
  const place = ({ isDate, ...time }: SourceTime) =>
    isDate && !begin.isDate
      ? time.wallClock.toPlainDate().toPlainDateTime(begin.wallClock.toPlainTime())
      : wallClock(momentOf({ isDate, ...time }));
  const starts = [
    { key: group.key, dated: main as Dated, from: begin.wallClock },
    ...changes.map((change) => ({ key: change.key, dated: change as Dated, from: place(change.replaces) })),
  ];
  const pieces = starts.map(({ key, dated, from }, index): Group | undefined => {
    const next = starts[index + 1]?.from;
    const { event, times } = dated;
    const shift = from.until(event.begin.wallClock, { largestUnit: "days" });
    const days = from.toPlainDate().until(event.begin.wallClock.toPlainDate()).days;
    const shifted = shiftDays(parts, days);
    if (!shifted || event.begin.zone.name !== timeZone || event.begin.isDate !== begin.isDate)
      return undefined;
    const last = next?.subtract({ seconds: 1 }) ?? (end && wallClock(end));
    const until = last && { UNTIL: utcStamp(begin.zone.toVillage(last.add(shift))) };
    const isHere = (time: SourceTime) =>
      (index === 0 || Temporal.PlainDateTime.compare(place(time), from) >= 0) &&
      (!next || Temporal.PlainDateTime.compare(place(time), next) < 0);
    const moved = (time: SourceTime): SourceTime => ({
      ...time,
      wallClock: time.wallClock.add(time.isDate ? { days } : shift),
    });
    const own = Object.entries({ ...shifted, ...until }).map((part) => part.join("="));
    return {
      key,
      main: {
        event: {
          ...event,
          recurrenceId: undefined,
          rules: index > 0 && event.rules.length > 0 ? event.rules : [own.join(";")],
          leftOut: main.event.leftOut.filter(isHere).map(moved),
          added: main.event.added
            .filter((added) => isHere(added.begin))
            .map(({ begin: date, end: to }) => ({ begin: moved(date), end: to?.add(shift) })),
        },
        times,
      },
      overrides: group.overrides
        .filter(({ event: { isForFollowing }, replaces }) => !isForFollowing && isHere(replaces))
        .map((override) => {
          const replaces = moved(override.replaces);
          return { ...override, replaces, day: dayOf(replaces) };
        }),
    };
  });
  const isBegun = (_: unknown, index: number) =>
    index > 0 || Temporal.PlainDateTime.compare(begin.wallClock, starts[1]?.from ?? begin.wallClock) < 0;
  return pieces.every((piece) => piece !== undefined) ? pieces.filter(isBegun) : [group];
}

/** A rule whose dates are all as many days later; undefined for one that would become another */
function shiftDays(parts: RuleParts, days: number): RuleParts | undefined {
  const { FREQ, INTERVAL: _, WKST: _weekStart, BYDAY, ...others } = parts;
  if (days === 0 || (!BYDAY && Object.keys(others).length === 0)) return parts;
  const listed = BYDAY?.split(",").map(toWeekday) ?? [];
  if (FREQ !== "WEEKLY" || Object.keys(others).length > 0) return undefined;
  const moved = listed.map((day) => day && weekdays[(((weekdays.indexOf(day) + days) % 7) + 7) % 7]);
  return moved.every((day) => day !== undefined) ? { ...parts, BYDAY: moved.map(toCode).join() } : undefined;
}
