import { addDays } from "@dorfforum/shared/calendar/day";
import { toSpecialDay } from "@dorfforum/shared/opening-hours/special-days";
import { openingHours } from "@/lib/cms/opening-hours";
import { emptyContext, type FeatureAnswer } from "@/lib/search/search-context";
import { roomAnswer } from "../answer-room";
import type { Room } from "../cms/rooms";
import { firstFreeMoment, roomDays } from "../room-days";
import { usesOf } from "../room-uses";
import { aRoom } from "./a-room";

type Relative = { TageAbHeute: number };
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

/** The rooms with their special days. @param today "YYYY-MM-DD" */
export function demoRooms(today: string, readDemo: ReadDemo): Room[] {
  const dayFrom = ({ TageAbHeute }: Relative) => addDays(today, TageAbHeute);
  return readDemo<DemoRoom[]>("orte").map(({ Slug, Name, Teile = [], Besondere_Tage = [], ...row }) =>
    aRoom({
      id: `ort-${Slug}`,
      slug: Slug,
      name: Name,
      hasPage: row.Anfragbar === true,
      parts: Teile.map((part) => part.Name),
      specialDays: Besondere_Tage.map(({ Von, Bis, ...row }) =>
        toSpecialDay({ ...row, Von: dayFrom(Von), Bis: dayFrom(Bis) }),
      ),
      openingHours: openingHours.parse(row.Oeffnungszeiten),
    }),
  );
}

/** The answer of the feature while nothing but special days takes the rooms up */
export const demoRoomAnswer = (today: string, readDemo: ReadDemo): FeatureAnswer =>
  roomAnswer({
    rooms: demoRooms(today, readDemo).filter(({ hasPage }) => hasPage),
    shownDays: () => [],
    dayOf: (room, day, now) =>
      roomDays(room, usesOf(room, []), emptyContext.villageDays, day, 1, firstFreeMoment(now))[0],
  });
