import { Accessibility, CalendarPlus, Clock, MapPin, Tag, TicketCheck, Users } from "lucide-react";
import { ContentLink, MapLink } from "@/components/content/content-link";
import { ShareButton } from "@/components/content/share-button.island";
import { ButtonLink } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { Lines } from "@/components/ui/lines";
import { Panel } from "@/components/ui/panel";
import type { VillageEvent } from "@/lib/cms/events";
import { formatDate, formatDays, formatHours, formatSpan, type Span } from "@/lib/dates/format";
import { toLinkTarget } from "@/lib/rich-text/shape-links";
import { routes } from "@/lib/routes";
import { eventTexts as texts } from "@/lib/texts/events";
import actionStyles from "./event-actions.module.css";
import styles from "./event-dates.module.css";
import { EventOrganiser } from "./event-organiser";
import { recurrenceInWords } from "./recurrence-in-words";

type EventFactsProps = {
  event: VillageEvent;
  span: Span;
  furtherDates: Span[];
  /** A day ("YYYY-MM-DD") */
  today: string;
  isOver?: boolean;
  /** The page's address, to share it */
  url: string;
};

export function EventFacts({ event, span, furtherDates, today, isOver = false, url }: EventFactsProps) {
  const { place, address, organiser, cost, accessibility, registration } = event;
  const isCancelled = event.status === "abgesagt";
  const dates = isCancelled ? [] : furtherDates;
  const when = <EventDates event={event} span={span} furtherDates={dates} today={today} />;
  const where = (place || address) && (
    <>
      <Lines lines={[place, address]} />
      <MapLink {...event} />
    </>
  );
  const who = organiser && <EventOrganiser organiser={organiser} />;
  const register = registration && !isOver && !isCancelled && <Registration target={registration} />;
  return (
    <Panel title={texts.atAGlance}>
      <Facts
        facts={[
          { icon: Clock, term: texts.when, content: when },
          { icon: MapPin, term: texts.where, content: where },
          { icon: Users, term: texts.who, content: who },
          { icon: Tag, term: texts.cost, content: cost },
          { icon: Accessibility, term: texts.accessibility, content: accessibility },
          { icon: TicketCheck, term: texts.registration, content: register },
        ]}
      />
      <div className={actionStyles.actions}>
        {!isOver && (
          <ButtonLink variant="primary" href={routes.eventFile(event.slug)}>
            <CalendarPlus />
            {texts.toCalendar}
          </ButtonLink>
        )}
        <ShareButton title={event.title} url={url} />
      </div>
    </Panel>
  );
}

/** Editors enter a link or describe in words how to register. */
function Registration({ target }: { target: string }) {
  const href = toLinkTarget(target.trim());
  return href === undefined ? target : <ContentLink href={href}>{texts.register}</ContentLink>;
}

function EventDates({ event, span, furtherDates, today }: Omit<EventFactsProps, "isOver" | "url">) {
  const hours = formatHours(span);
  const rhythm = recurrenceInWords(event, hours);
  const leftOut = event.exceptions.filter((day) => day >= today).sort();
  return (
    <>
      <div>{formatDays(span)}</div>
      <div>{hours ?? texts.allDay}</div>
      {rhythm && <div className={styles.rhythm}>{rhythm}</div>}
      {furtherDates.length > 0 && (
        <div className={styles.more}>
          <div className={styles.title}>{texts.moreDates}</div>
          <ul>
            {furtherDates.map((date) => (
              <li key={date.start}>{formatHours(date) === hours ? formatDays(date) : formatSpan(date)}</li>
            ))}
          </ul>
        </div>
      )}
      {event.recurrence && leftOut.length > 0 && (
        <div>{texts.leftOut(leftOut.slice(0, 10).map(formatDate).join("; "))}</div>
      )}
    </>
  );
}
