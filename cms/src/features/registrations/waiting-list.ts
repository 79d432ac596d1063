import { berlinHour } from "@dorfforum/shared/calendar/village-time";
import {
  answerHours,
  askedHours,
  lastAskHours,
  maxPlacesAtOnce,
  maxPlacesOf,
} from "@dorfforum/shared/registrations/limits";
import type { Registration } from "./stored-types";

const hourMs = 3_600_000;
const lastAskMs = lastAskHours * hourMs;

/** The places that are taken or promised, and how many registrations wait */
export function countPlaces(list: readonly Pick<Registration, "Stand" | "Plaetze" | "Angebot">[]) {
  const of = (state: Registration["Stand"]) => list.filter(({ Stand }) => Stand === state);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const taken =
    sum(of("dabei").map(({ Plaetze }) => Plaetze)) + sum(of("gefragt").map(({ Angebot }) => Angebot ?? 0));
  return { taken, waiting: of("warteliste").length };
}

/** Whether anybody may be asked now: by day, and not in the last three hours before the date */
export const mayAsk = (now: Date, start: Date): boolean => {
  const hour = berlinHour(now);
  return hour >= askedHours.from && hour < askedHours.until && start.getTime() - now.getTime() > lastAskMs;
};

/** Until when somebody has to answer: a day, and at most a third of the time that is left */
export const answerUntil = (now: Date, start: Date): Date =>
  new Date(now.getTime() + Math.min(answerHours * hourMs, Math.floor((start.getTime() - now.getTime()) / 3)));

/** When an offer ends; as long as its mail has not left, what that would say now */
export const offerEnd = (
  { Gefragt_bis }: Pick<Registration, "Gefragt_bis">,
  start: string,
  now: Date,
): Date => (Gefragt_bis ? new Date(String(Gefragt_bis)) : answerUntil(now, new Date(start)));

/**
 * The ids of offers that end: those whose time is over, and those that go back to the list, because their mail could not leave while
 * somebody may be asked, or because the date falls out, so that its page has no button to answer with.
 */
export function endedOffers(
  list: readonly Pick<Registration, "id" | "Stand" | "Gefragt_bis">[],
  { isOff, mayAskNow }: { isOff: boolean; mayAskNow: boolean },
  now: Date,
): { back: number[]; late: number[] } {
  const offers = list.filter(({ Stand }) => Stand === "gefragt");
  const ids = (some: typeof offers) => some.map(({ id }) => Number(id));
  if (isOff) return { back: ids(offers), late: [] };
  return {
    back: ids(mayAskNow ? [] : offers.filter(({ Gefragt_bis }) => !Gefragt_bis)),
    late: ids(offers.filter(({ Gefragt_bis }) => Gefragt_bis && new Date(String(Gefragt_bis)) <= now)),
  };
}

type Changeable = { places: number | undefined; free: number | undefined; isShut: boolean };

/**
 * The most places to which a registration can change: its own and those that are free, on the list as many as the event has.
 * @param given `places` and `free` are undefined without a limit
 */
export function mostPlaces(
  { Stand, Plaetze }: Pick<Registration, "Stand" | "Plaetze">,
  { places, free, isShut }: Changeable,
): number {
  if (isShut) return Plaetze;
  const possiblePlaces = Stand === "warteliste" || free === undefined ? maxPlacesOf(places) : Plaetze + free;
  return Math.max(Plaetze, Math.min(possiblePlaces, maxPlacesAtOnce));
}

type WaitingRegistration = Pick<Registration, "id" | "Plaetze" | "Zu_wenig">;
export type Offer = { id: number; places: number };

/**
 * Who is asked whether they come, in strict order. A group that does not fit is asked about a part; once it has refused as many it
 * stays first, and nobody passes it.
 * @param list those who wait, in their order
 */
export function offersTo(list: readonly WaitingRegistration[], free: number): Offer[] {
  const offers: Offer[] = [];
  let freePlaces = free;
  for (const { id, Plaetze, Zu_wenig } of list) {
    const places = Math.min(Plaetze, freePlaces);
    if (places <= 0 || (places < Plaetze && places <= (Zu_wenig ?? 0))) break;
    offers.push({ id, places });
    freePlaces -= places;
    if (places < Plaetze) break;
  }
  return offers;
}
