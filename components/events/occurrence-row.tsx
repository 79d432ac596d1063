import { EventRow } from "@/components/ui/event-row";
import type { Occurrence } from "@/lib/events/occurrence";
import { routes } from "@/lib/routes";
import { EventMeta } from "./event-meta";

type OccurrenceRowProps = { occurrence: Occurrence; isOver?: boolean };

/** One date of an event as a row of a list. */
export function OccurrenceRow({ occurrence: { event, start, end }, isOver }: OccurrenceRowProps) {
  const { slug, title, allDay } = event;
  return (
    <EventRow href={routes.event(slug)} start={start} allDay={allDay} title={title}>
      <EventMeta event={event} span={{ start, end, allDay }} isOver={isOver} />
    </EventRow>
  );
}
