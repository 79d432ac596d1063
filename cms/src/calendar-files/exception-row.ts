import { formatSpan } from "@dorfforum/shared/calendar/format";
import { shortened } from "../text/shortened";
import { endOfDate, eventFields, singleLine } from "./event-fields";
import { type Dated, type Override, stamp } from "./events-of-uid";
import type { Incoming } from "./source-content";
import type { Moment } from "./time-zones";

export type Row = { Datum: string } & Record<string, unknown>;

/**
 * A changed date as an Ausnahme of its series; undefined for what an Ausnahme cannot say: another title, a whole day, or a change
 * for good.
 */
export function toRow({ event, times }: Override, main: Dated, date: Moment): Row | undefined {
  const own = eventFields(event, times);
  const usual = eventFields(main.event, main.times, date);
  const addition = additionTo(String(usual.Titel), String(own.Titel));
  if (event.isForFollowing || addition === undefined || times.isAllDay !== main.times.isAllDay)
    return undefined;
  const title = event.isCancelled ? addition.replace(cancelledWords, "") : addition;
  const text = own.Kurztext === usual.Kurztext ? "" : singleLine(event.plain("DESCRIPTION"));
  const place = [own.Ort, own.Adresse].filter(Boolean).join(", ");
  const isElsewhere = place !== [usual.Ort, usual.Adresse].filter(Boolean).join(", ");
  const note = shortened([title, text].filter(Boolean).join(". "));
  const said = note ? { Hinweis: note } : {};
  const Datum = stamp(date, true);
  if (event.isCancelled) return { Datum, Art: "faellt_aus", ...said };
  const there = isElsewhere && place ? { Ort: shortened(place) } : {};
  const usualEnd = endOfDate(main.times, times.begin)?.epochMilliseconds;
  const hasUsualLength = times.end?.epochMilliseconds === usualEnd;
  if (own.Beginn === usual.Beginn && hasUsualLength) return { Datum, Art: "hinweis", ...there, ...said };
  return {
    Datum,
    Art: "verlegt",
    Beginn: own.Beginn,
    ...(!hasUsualLength && { Ende: own.Ende }),
    ...there,
    ...said,
  };
}

/** What a title says besides the series'; undefined for one that does not hold it */
const additionTo = (title: string, own: string): string | undefined =>
  own.includes(title) ? own.replace(title, "").replace(/^[\s(),:–-]+|[\s(),:–-]+$/g, "") : undefined;

const cancelledWords = /^(?:entfällt|fällt aus|abgesagt|ausfall)[!.]?$/i;

/** The Ausnahme of a date in whose place another entry stands. */
export function insteadOf(date: Moment, { title, fields }: Incoming, main: Dated): Row {
  const { Beginn, Ende, Ganztaegig } = fields;
  const span = { start: String(Beginn), end: Ende ? String(Ende) : undefined, allDay: Ganztaegig === true };
  const name = title === singleLine(main.event.plain("SUMMARY")) ? [] : [title];
  return {
    Datum: stamp(date, true),
    Hinweis: shortened(`stattdessen ${[...name, formatSpan(span)].join(", ")}`),
  };
}
