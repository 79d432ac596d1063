import { useId } from "react";
import { MoreLink } from "@/components/ui/more-link";
import type { Occurrence } from "@/lib/events/occurrence";
import { routes } from "@/lib/routes";
import { eventTexts } from "@/lib/texts/events";
import { homeTexts } from "@/lib/texts/home";
import { OccurrenceRow } from "./occurrence-row";

type RelatedEventsProps = { occurrences: readonly Occurrence[]; title?: string };

/** Other events that come next; nothing without any. */
export function RelatedEvents({ occurrences, title = eventTexts.related }: RelatedEventsProps) {
  const id = useId();
  if (occurrences.length === 0) return null;
  return (
    <section className="section no-print" aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={id}>{title}</h2>
          <MoreLink href={routes.calendar()}>{homeTexts.allEvents}</MoreLink>
        </div>
        <div className="pairs">
          {occurrences.map((occurrence) => (
            <OccurrenceRow key={occurrence.event.id} occurrence={occurrence} />
          ))}
        </div>
      </div>
    </section>
  );
}
