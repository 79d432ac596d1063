import { formatSpan } from "@dorfforum/shared/calendar/format";
import { seriesInWords } from "@dorfforum/shared/calendar/rule-in-german";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { roomRequestTexts as texts } from "./base/request-texts";
import { roomRoutes } from "./base/routes";
import type { StoredRoomRequest } from "./cms/room-requests";

const span = (from?: string, to?: string) => from && formatSpan({ start: from, end: to });

/** What was asked for, in words for who asked; `href` leads to the room. */
export function requestFacts(request: StoredRoomRequest) {
  const { Raum, Teil, Titel, Beginn, Ende, Belegt_von, Belegt_bis, Wiederholung } = request;
  const isOccupiedLonger = Belegt_von !== Beginn || Belegt_bis !== Ende;
  return [
    {
      term: texts.room,
      content: Raum ? [Raum.Name, Teil].filter(Boolean).join(", ") : "",
      href: Raum?.Slug ? roomRoutes.room(Raum.Slug) : undefined,
    },
    { term: texts.purpose, content: Titel },
    { term: texts.when, content: span(Beginn, Ende) },
    { term: texts.occupied, content: isOccupiedLonger ? span(Belegt_von, Belegt_bis) : "" },
    {
      term: texts.repeats,
      content: Wiederholung && Beginn && seriesInWords({ rule: Wiederholung, day: berlinDay(Beginn) }),
    },
  ];
}
