import { formatDays, formatHours, lastsSeveralDays } from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import type { ReactNode } from "react";
import { Meta, MetaItem } from "@/components/ui/meta";
import type { VillageEvent } from "@/lib/cms/events";
import { atDate, type EventDate } from "@/lib/events/recurrence";
import { eventTexts } from "@/lib/texts/events";
import { hyphenate } from "@/lib/typography/hyphenate";
import { DateSigns, type SignedEvent } from "./status-sign";
import { Struck } from "./struck";

type EventMetaProps = {
  event: Pick<VillageEvent, "place"> & SignedEvent;
  date: EventDate;
  isOver?: boolean | undefined;
  children?: ReactNode;
};

export const EventMeta = ({ event, date, isOver = false, children }: EventMetaProps) => (
  <Meta>
    <DateSigns event={event} date={date} /> {isOver && <strong>{eventTexts.isOver}</strong>}
    <TimeAndPlace event={event} date={date} /> {children}
  </Meta>
);

type TimeAndPlaceProps = { event: Pick<VillageEvent, "place" | "allDay">; date: EventDate };

export function TimeAndPlace({ event, date }: TimeAndPlaceProps) {
  const { place, allDay } = atDate(event, date);
  const span = { start: date.start, end: date.end, allDay };
  const time = lastsSeveralDays(span) ? formatDays(span) : (formatHours(span) ?? eventTexts.allDay);
  return (
    <>
      <MetaItem icon="clock">
        <Struck isOff={!takesPlace(date)}>{time}</Struck>
      </MetaItem>
      {place && <MetaItem icon="map-pin">{hyphenate(place)}</MetaItem>}
    </>
  );
}
