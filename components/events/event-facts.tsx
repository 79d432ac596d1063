import { Accessibility, Clock, MapPin, Tag, TicketCheck, Users } from "lucide-react";
import type { ReactNode } from "react";
import { ContentLink } from "@/components/content/content-link";
import { MapLink } from "@/components/content/map-link";
import { Facts } from "@/components/ui/facts";
import { Lines } from "@/components/ui/lines";
import { Link } from "@/components/ui/link";
import { Panel } from "@/components/ui/panel";
import type { VillageEvent } from "@/lib/cms/events";
import type { Span } from "@/lib/dates/format";
import { toLinkTarget } from "@/lib/rich-text/shape-links";
import { routes } from "@/lib/routes";
import { eventTexts as texts } from "@/lib/texts/events";
import { EventDates } from "./event-dates";

type EventFactsProps = {
  event: VillageEvent;
  span: Span;
  furtherDates: Span[];
  /** A day ("YYYY-MM-DD") */
  today: string;
  isOver?: boolean;
  children?: ReactNode;
};

export function EventFacts({ event, span, furtherDates, today, isOver = false, children }: EventFactsProps) {
  const { place, address, organiser, cost, accessibility, registration } = event;
  const isCancelled = event.status === "abgesagt";
  const dates = isCancelled ? [] : furtherDates;
  const where = (place || address) && (
    <>
      <Lines lines={[place, address]} />
      <MapLink {...event} />
    </>
  );
  const who = organiser && <Link href={routes.organisation(organiser)}>{organiser.name}</Link>;
  const register = registration && !isOver && !isCancelled && <Registration target={registration} />;
  return (
    <Panel title={texts.atAGlance}>
      <Facts
        facts={[
          {
            icon: Clock,
            term: texts.when,
            content: <EventDates event={event} span={span} furtherDates={dates} today={today} />,
          },
          { icon: MapPin, term: texts.where, content: where },
          { icon: Users, term: texts.who, content: who },
          { icon: Tag, term: texts.cost, content: cost },
          { icon: Accessibility, term: texts.accessibility, content: accessibility },
          { icon: TicketCheck, term: texts.registration, content: register },
        ]}
      />
      {children}
    </Panel>
  );
}

/** Editors enter a link or describe in words how to register. */
function Registration({ target }: { target: string }) {
  const href = toLinkTarget(target.trim());
  return href === undefined ? target : <ContentLink href={href}>{texts.register}</ContentLink>;
}
