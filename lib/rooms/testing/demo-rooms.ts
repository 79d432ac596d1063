import { addDays } from "@dorfforum/shared/calendar/day";
import { demoDay } from "@dorfforum/shared/calendar/demo-dates";
import { repetitionFrom, toRecurrenceRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { berlinInstant } from "@dorfforum/shared/calendar/village-time";
import { toSpecialDay } from "@dorfforum/shared/opening-hours/special-days";
import { bookingDates, lastSeriesDay } from "@dorfforum/shared/rooms/booking-dates";
import { openingHours } from "@/lib/cms/opening-hours";
import { emptyContext, type FeatureAnswer } from "@/lib/search/search-context";
import { roomAnswer } from "../answer-room";
import type { Room } from "../cms/rooms";
import { firstFreeMoment, roomDays } from "../room-days";
import { usesOf } from "../room-uses";
import { aRoom } from "./a-room";

type Relative = { TageAbHeute: number; Wochentag?: string };
type Timed = Relative & { Uhrzeit: string };
type DemoBooking = { Raum: string; Teil?: string; Beginn: Timed; Ende: Timed };
type DemoRoom = {
  Slug: string;
  Name: string;
  Anfragbar?: boolean;
  Oeffnungszeiten?: unknown;
  Teile?: { Name: string }[];
  Besondere_Tage?: { Von: Relative; Bis: Relative; Gilt: string; Hinweis: string }[];
};

/** Reads a file of the demo village (lib/search/testing/demo-village.ts) */
type ReadDemo = <Content>(file: string) => Content;

const firstDay = (day: Relative, today: string, lasts: number) =>
  day.Wochentag ? demoDay(day, today, lasts, "Brandenburg") : addDays(today, day.TageAbHeute);

/** The dates of a standing booking */
function datesOf({ Teil = "", Beginn, Ende }: DemoBooking, today: string): Room["booked"] {
  const day = firstDay(Beginn, today, 0);
  const [from, to] = [berlinInstant(day, Beginn.Uhrzeit), berlinInstant(day, Ende.Uhrzeit)];
  const Wiederholung = toRecurrenceRule({ ...repetitionFrom(day, "weekly"), until: lastSeriesDay(day) });
  const times = { Beginn: from, Ende: to, Belegt_von: from, Belegt_bis: to, Wiederholung };
  return bookingDates(times).map(({ von, bis }) => ({ part: Teil, from: von, to: bis }));
}

/** The rooms with their special days and standing bookings. @param today "YYYY-MM-DD" */
export function demoRooms(today: string, readDemo: ReadDemo): Room[] {
  const toDays = (Von: Relative, Bis: Relative) => {
    const lasts = Bis.TageAbHeute - Von.TageAbHeute;
    const first = firstDay(Von, today, lasts);
    return { Von: first, Bis: addDays(first, lasts) };
  };
  const bookings = readDemo<DemoBooking[]>("buchungen");
  return readDemo<DemoRoom[]>("orte").map(({ Slug, Name, Teile = [], Besondere_Tage = [], ...row }) =>
    aRoom({
      id: `ort-${Slug}`,
      slug: Slug,
      name: Name,
      hasPage: row.Anfragbar === true,
      parts: Teile.map((part) => part.Name),
      specialDays: Besondere_Tage.map(({ Von, Bis, ...row }) =>
        toSpecialDay({ ...row, ...toDays(Von, Bis) }),
      ),
      booked: bookings.filter(({ Raum }) => Raum === Slug).flatMap((booking) => datesOf(booking, today)),
      openingHours: openingHours.parse(row.Oeffnungszeiten),
    }),
  );
}

/** The answer of the feature while no event takes the rooms up */
export const demoRoomAnswer = (today: string, readDemo: ReadDemo): FeatureAnswer =>
  roomAnswer({
    rooms: demoRooms(today, readDemo).filter(({ hasPage }) => hasPage),
    shownDays: () => [],
    dayOf: (room, day, now) =>
      roomDays(room, usesOf(room, []), emptyContext.villageDays, day, 1, firstFreeMoment(now))[0],
  });
