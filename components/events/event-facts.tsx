import { Accessibility, Clock, MapPin, Tag, TicketCheck, Users } from "lucide-react";
import type { ReactNode } from "react";
import { ContentLink } from "@/components/content/content-link";
import { MapLink } from "@/components/content/map-link";
import { Fact, Facts } from "@/components/ui/facts";
import { Link } from "@/components/ui/link";
import { Panel } from "@/components/ui/panel";
import type { VillageEvent } from "@/lib/cms/events";
import type { Span } from "@/lib/dates/format";
import { toLinkTarget } from "@/lib/rich-text/shape-links";
import { routes } from "@/lib/routes";
import { eventTexts } from "@/lib/texts/events";
import { EventDates } from "./event-dates";

type EventFactsProps = {
  event: VillageEvent;
  span: Span;
  furtherDates: Span[];
  /** A day ("YYYY-MM-DD") */
  today: string;
  isOver?: boolean;
  /** Buttons below the facts */
  children?: ReactNode;
};

/** When and where an event takes place, its organiser, cost, accessibility and registration. */
export function EventFacts({ event, span, furtherDates, today, isOver = false, children }: EventFactsProps) {
  const { place, address, latitude, longitude, organiser, cost, accessibility, registration } = event;
  const isCancelled = event.status === "abgesagt";
  return (
    <Panel title={eventTexts.atAGlance}>
      <Facts>
        <Fact icon={Clock} term={eventTexts.when}>
          <EventDates
            event={event}
            span={span}
            furtherDates={isCancelled ? [] : furtherDates}
            today={today}
          />
        </Fact>
        {(place || address) && (
          <Fact icon={MapPin} term={eventTexts.where}>
            {place && <div>{place}</div>}
            {address && <div>{address}</div>}
            <MapLink address={address} latitude={latitude} longitude={longitude} />
          </Fact>
        )}
        <Fact icon={Users} term={eventTexts.who}>
          {organiser && <Link href={routes.organisation(organiser)}>{organiser.name}</Link>}
        </Fact>
        <Fact icon={Tag} term={eventTexts.cost}>
          {cost}
        </Fact>
        <Fact icon={Accessibility} term={eventTexts.accessibility}>
          {accessibility}
        </Fact>
        {registration && !isOver && !isCancelled && (
          <Fact icon={TicketCheck} term={eventTexts.registration}>
            <Registration target={registration} />
          </Fact>
        )}
      </Facts>
      {children}
    </Panel>
  );
}

/** Editors enter a link or describe in words how to register. */
function Registration({ target }: { target: string }) {
  const href = toLinkTarget(target.trim());
  return href === undefined ? target : <ContentLink href={href}>{eventTexts.register}</ContentLink>;
}
