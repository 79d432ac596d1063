import { Section } from "@/components/ui/section";
import type { Occurrence } from "@/lib/events/occurrence";
import { eventTexts } from "@/lib/texts/events";
import { homeTexts } from "@/lib/texts/home";
import { routes } from "@/lib/urls/routes";
import { OccurrenceRow } from "./occurrence-row";

type RelatedEventsProps = { occurrences: readonly Occurrence[]; title?: string };

export function RelatedEvents({ occurrences, title = eventTexts.related }: RelatedEventsProps) {
  if (occurrences.length === 0) return null;
  return (
    <Section title={title} more={{ href: routes.calendar(), label: homeTexts.allEvents }} print={false}>
      <div className="pairs">
        {occurrences.map((occurrence) => (
          <OccurrenceRow key={occurrence.event.id} occurrence={occurrence} />
        ))}
      </div>
    </Section>
  );
}
