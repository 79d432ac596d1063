import { type Facts, type NewPlace, placeFacts } from "./place";

/** The place of an event, in the fields of its type */
export type EventPlace = { Ort?: string | null } & Facts;

/**
 * The places of events by their names, each with the facts on which its events agree: a note on accessibility may be about
 * one event alone.
 */
export function placesOfEvents(events: readonly EventPlace[]): NewPlace[] {
  const names = new Set(events.flatMap(({ Ort }) => Ort?.trim() || []));
  return [...names].map((Name) => {
    const here = events.filter(({ Ort }) => Ort?.trim() === Name);
    const facts = placeFacts.flatMap((fact) => {
      const [value, ...others] = new Set(here.flatMap((event) => event[fact] ?? []));
      return value === undefined || others.length > 0 ? [] : [[fact, value] as const];
    });
    return { Name, ...Object.fromEntries(facts) };
  });
}
