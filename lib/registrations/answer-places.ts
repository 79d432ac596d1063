import { formatSpan } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { coarseStates } from "@dorfforum/shared/registrations/coarse-state";
import { derived } from "@/lib/cms/derived";
import type { EventItem } from "@/lib/cms/events";
import { upcomingDates } from "@/lib/events/recurrence";
import { askedTime, daysOf } from "@/lib/search/answers/asked-time";
import { bestFew, matchName } from "@/lib/search/answers/match-name";
import { hasUnknownWord, subjectOf } from "@/lib/search/answers/subject";
import { phrase } from "@/lib/search/intents/phrase";
import type { FeatureAnswer, Question } from "@/lib/search/search-context";
import type { Answer } from "@/lib/search/search-response";
import { routes } from "@/lib/urls/routes";
import { getAttendedItems } from "./asked-date";
import { dayInAddress, stateOf } from "./attendance";
import { placesAnswerTexts as texts } from "./base/answer-texts";

const asksForPlaces = phrase(
  "plätze?|platz|ausgebucht|warteliste|mitkommen|mitfahren|mitmachen|teilnehmen|anmeld(?:en|ung)|restplätze|freie\\s+plätze",
);
/** Squares, and places for what does not come along */
const otherPlace = phrase("kita\\p{L}*|krippe\\p{L}*|kindergarten\\p{L}*|parkplätze?|stellplätze?");
/** Words of the question that name no event */
const ownWords = new Set(
  `platz platze platzen frei freie freien noch ausgebucht voll warteliste mitkommen mitfahren mitmachen teilnehmen anmelden anmeldung restplatze
  kann konnen darf man wir ich uns gibt ist sind es fur bei beim zur zum`.split(/\s+/),
);
const maxDays = 14;
const maxDatesAhead = 20;

type FoundEvent = { event: EventItem; score: number };

/** "Ist bei der Wanderung noch Platz?", "Kochkurs ausgebucht" */
export function answerPlaces(
  attended: readonly EventItem[],
  { index, q: query, now: at, context: { villageDays, townHall } }: Question,
): Answer | undefined {
  const now = new Date(at);
  if (attended.length === 0 || !asksForPlaces.test(query) || otherPlace.test(query)) return undefined;
  const asked = askedTime(query, now, villageDays);
  if (asked.isPast || asked.isUnknown) return undefined;
  const subject = subjectOf(index, query, townHall, ownWords, asked.positions);
  if (!subject || hasUnknownWord(subject)) return undefined;
  // "Noch" is no day here.
  const days = asked.isNow ? [] : (daysOf(asked.days, maxDays) ?? []);
  const named = attended.flatMap((event): FoundEvent[] => {
    const score = matchName(index, subject, event.title);
    return score === undefined ? [] : [{ event, score }];
  });
  const [only, ...others] = bestFew(named, ({ event }) => event.id);
  if (!only || others.length > 0) return undefined;
  const { event } = only;
  const date = upcomingDates(event, now, maxDatesAhead).find(
    (each) =>
      stateOf(event, each, now) !== undefined &&
      (days.length === 0 || days.some((day) => berlinDay(each.start) === day)),
  );
  const state = date && stateOf(event, date, now);
  if (!state) return undefined;
  const when = formatSpan({ start: date.start, allDay: event.allDay });
  return {
    kind: "places",
    sentence: texts.places(event.title, when, coarseStates[state]),
    details: [],
    source: { title: event.title, href: routes.event(event.slug, dayInAddress(event, date)) },
  };
}

/** The same function until an event changes. @throws CmsRequestError without a copy */
export const placesAnswer = derived(
  [{ ready: getAttendedItems }],
  (attended): FeatureAnswer =>
    (question) =>
      answerPlaces(attended, question),
);
