import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { ContentLink, MapLink } from "@/components/content/content-link";
import { ShareButton } from "@/components/content/share-button.island";
import { SubscriptionLink, themeOf } from "@/components/letters/subscription-link";
import { ButtonLink } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { Icon } from "@/components/ui/icon.island";
import { Lines } from "@/components/ui/lines";
import { Panel } from "@/components/ui/panel";
import type { VillageEvent } from "@/lib/cms/events";
import { atDate, dayOf } from "@/lib/events/recurrence";
import type { ShownDates } from "@/lib/events/shown-dates";
import type { Attendance, FeatureLink } from "@/lib/feature";
import { subscriptionTexts } from "@/lib/letters/base/subscription-texts";
import { toLinkTarget } from "@/lib/rich-text/shape-links";
import { eventTexts as texts } from "@/lib/texts/events";
import { routes } from "@/lib/urls/routes";
import actionStyles from "./event-actions.module.css";
import { EventAttendance } from "./event-attendance";
import { EventDates, FurtherDates } from "./event-dates";
import { EventOrganiser } from "./event-organiser";

type EventFactsProps = {
  event: VillageEvent;
  dates: ShownDates;
  /** A day ("YYYY-MM-DD") */
  today: string;
  /** How full the date is that is shown */
  attendance?: Attendance | undefined;
  /** Below where it is */
  placeLinks?: readonly FeatureLink[];
  /** The page's address, to share it */
  url: string;
};

export function EventFacts({ event, dates, today, attendance, placeLinks = [], url }: EventFactsProps) {
  const { organiser, cost, accessibility, registration } = event;
  const { place, address, ...there } = atDate(event, dates.shown);
  const isOpen = !dates.isOver && event.status !== "abgesagt" && takesPlace(dates.shown);
  const when = <EventDates event={event} dates={dates} today={today} />;
  const where = (place || address) && (
    <>
      <Lines lines={[place, address]} />
      <MapLink {...{ ...there, place, address }} />
      {placeLinks.map(({ href, label }) => (
        <div key={href}>
          <a href={href}>{label}</a>
        </div>
      ))}
    </>
  );
  const who = organiser && <EventOrganiser organiser={organiser} />;
  const register = registration && isOpen && <Registration target={registration} />;
  return (
    <Panel title={texts.atAGlance}>
      <Facts
        facts={[
          { icon: "clock", term: texts.when, content: when },
          { icon: "map-pin", term: texts.where, content: where },
          { icon: "users", term: texts.who, content: who },
          { icon: "tag", term: texts.cost, content: cost },
          { icon: "accessibility", term: texts.accessibility, content: accessibility },
          { icon: "ticket-check", term: texts.registration, content: register },
        ]}
      />
      {attendance && <EventAttendance attendance={attendance} />}
      <div className={actionStyles.actions}>
        {event.status !== "abgesagt" && (
          <CalendarFileLinks
            slug={event.slug}
            dates={dates}
            variant={attendance?.join ? "default" : "primary"}
          />
        )}{" "}
        {event.status !== "abgesagt" && dates.ahead.length > 0 && (
          <SubscriptionLink themes={[themeOf("erinnerung-tag", event)]}>
            {subscriptionTexts.remind}
          </SubscriptionLink>
        )}
        <ShareButton title={event.title} url={url} />
      </div>
      <FurtherDates event={event} dates={dates} />
    </Panel>
  );
}

/** Editors enter a link or describe in words how to register. */
function Registration({ target }: { target: string }) {
  const href = toLinkTarget(target.trim());
  return href === undefined ? target : <ContentLink href={href}>{texts.register}</ContentLink>;
}

type CalendarFileLinksProps = { slug: string; dates: ShownDates; variant: "default" | "primary" };

/** Of a series a visitor takes one date or all; from a date that does not take place they go on to the next. */
function CalendarFileLinks({ slug, dates: { shown, ahead, isOver }, variant }: CalendarFileLinksProps) {
  const isSeries = ahead.length > 1;
  const isOff = !takesPlace(shown);
  const next = isOff && ahead.find((date) => takesPlace(date) && date.start > shown.start);
  return (
    <>
      {next && (
        <ButtonLink variant={variant} href={routes.event(slug, dayOf(next))} rel="nofollow">
          {texts.toNextDate}
        </ButtonLink>
      )}
      {isSeries && !isOver && !isOff && (
        <ButtonLink variant={variant} href={routes.eventFile(slug, dayOf(shown))}>
          <Icon name="calendar-plus" />
          {texts.dateToCalendar}
        </ButtonLink>
      )}
      {ahead.some(takesPlace) && (
        <ButtonLink variant={isSeries ? "default" : variant} href={routes.eventFile(slug)}>
          <Icon name="calendar-plus" />
          {isSeries ? texts.seriesToCalendar : texts.toCalendar}
        </ButtonLink>
      )}
    </>
  );
}
