import { Clock, MapPin } from "lucide-react";
import { Meta, MetaItem } from "@/components/ui/meta";
import type { VillageEvent } from "@/lib/cms/events";
import { formatDays, formatHours, lastsSeveralDays, type Span } from "@/lib/dates/format";
import { eventTexts } from "@/lib/texts/events";
import { StatusSign } from "./status-sign";

type EventMetaProps = {
  event: Pick<VillageEvent, "place" | "status">;
  span: Span;
  isOver?: boolean | undefined;
};

/** Status, time and place of an event, as one line of a list. */
export function EventMeta({ event, span, isOver = false }: EventMetaProps) {
  return (
    <Meta>
      <StatusSign status={event.status} />
      {isOver && <strong>{eventTexts.isOver}</strong>}
      <MetaItem icon={Clock}>
        {lastsSeveralDays(span) ? formatDays(span) : (formatHours(span) ?? eventTexts.allDay)}
      </MetaItem>
      {event.place && <MetaItem icon={MapPin}>{event.place}</MetaItem>}
    </Meta>
  );
}
