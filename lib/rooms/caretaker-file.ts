import { createHash } from "node:crypto";
import { villageTimeZone } from "@dorfforum/shared/calendar/village-time";
import { ICalEventTransparency } from "ical-generator";
import { toCalendarFile, writeEntry } from "@/lib/events/ics-file";
import { toVillageTime } from "@/lib/events/recurrence";
import { caretakerTexts as texts } from "@/lib/rooms/base/caretaker-texts";
import { roomRoutes } from "@/lib/rooms/base/routes";
import type { CaretakerCalendar } from "@/lib/rooms/cms/room-requests";
import { oneLine } from "@/lib/typography/one-line";
import { absoluteUrl } from "@/lib/urls/absolute-url";

const minuteMs = 60_000;

/** Part, times and number of each booking, and the titles of events; a name stands in none. */
export function caretakerFile({ Raum, Termine, Panel }: CaretakerCalendar, code: string): string {
  const entries = Termine.map(({ Vorgangsnummer, Teil, Titel, von, bis }) => {
    const summary = oneLine(texts.entry(Titel, Teil, Vorgangsnummer));
    return writeEntry({
      id: `${createHash("sha256").update(`${Vorgangsnummer} ${Titel} ${Teil} ${von}`).digest("hex").slice(0, 32)}@dorfforum`,
      stamp: new Date(von),
      summary,
      location: oneLine(Raum),
      ...(Panel && { description: texts.panel(Panel) }),
      start: toVillageTime(von),
      // An event without an end has its begin alone.
      ...(Date.parse(bis) - Date.parse(von) >= minuteMs && { end: toVillageTime(bis) }),
      timezone: villageTimeZone,
      transparency: ICalEventTransparency.OPAQUE,
    });
  });
  return toCalendarFile({
    name: texts.calendarName(Raum),
    source: absoluteUrl(roomRoutes.caretakerFile(code)),
    entries,
  });
}
