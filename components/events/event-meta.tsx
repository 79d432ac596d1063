import { formatDays, formatHours, lastsSeveralDays, type Span } from "@dorfforum/shared/calendar/format";
import type { ReactNode } from "react";
import { Meta, MetaItem } from "@/components/ui/meta";
import type { VillageEvent } from "@/lib/cms/events";
import { eventTexts } from "@/lib/texts/events";
import { hyphenate } from "@/lib/typography/hyphenate";
import { StatusSign } from "./status-sign";

type EventMetaProps = {
  event: Pick<VillageEvent, "place" | "status">;
  span: Span;
  isOver?: boolean | undefined;
  children?: ReactNode;
};

export const EventMeta = ({ event, span, isOver = false, children }: EventMetaProps) => (
  <Meta>
    <StatusSign status={event.status} /> {isOver && <strong>{eventTexts.isOver}</strong>}
    <TimeAndPlace event={event} span={span} /> {children}
  </Meta>
);

export function TimeAndPlace({ event: { place }, span }: { event: Pick<VillageEvent, "place">; span: Span }) {
  const time = lastsSeveralDays(span) ? formatDays(span) : (formatHours(span) ?? eventTexts.allDay);
  return (
    <>
      <MetaItem icon="clock">{time}</MetaItem>
      {place && <MetaItem icon="map-pin">{hyphenate(place)}</MetaItem>}
    </>
  );
}
