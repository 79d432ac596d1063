import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { shorten } from "@dorfforum/shared/text/shorten";
import { EntryPicture } from "@/components/content/entry-picture";
import { Card, CardTitle } from "@/components/ui/card";
import { DateBlock } from "@/components/ui/date-block";
import { joinEvent } from "@/lib/cms/events";
import { keyOf, type Occurrence, occurrencePath } from "@/lib/events/occurrence";
import { plainText } from "@/lib/rich-text/plain-text";
import { routes } from "@/lib/urls/routes";
import styles from "./agenda.module.css";
import { EventMeta } from "./event-meta";
import { OccurrenceRow } from "./occurrence-row";
import { Struck } from "./struck";

const leadSizes = "(min-width: 60rem) 31rem, 100vw";

/** The first date that takes place leads, before what is cancelled or moved. */
export function Agenda({ occurrences }: { occurrences: readonly Occurrence[] }) {
  const first = occurrences.find(takesPlace) ?? occurrences[0];
  if (!first) return null;
  const others = occurrences.filter((occurrence) => occurrence !== first);
  return (
    <div className={styles.agenda}>
      <LeadEvent occurrence={first} />
      {others.length > 0 && (
        <div className={styles.rows}>
          {others.map((occurrence) => (
            <OccurrenceRow
              key={keyOf(occurrence)}
              occurrence={occurrence}
              linksDate={occurrence.change !== undefined}
            />
          ))}
        </div>
      )}
    </div>
  );
}

async function LeadEvent({ occurrence }: { occurrence: Occurrence }) {
  const { start } = occurrence;
  const event = await joinEvent(occurrence.event);
  const { slug, title, summary, allDay } = event;
  const picture = (
    <>
      <EntryPicture
        kind="veranstaltung"
        entry={event}
        sizes={leadSizes}
        decorative
        className={styles.picture}
      />
      <div className={styles.date}>
        <DateBlock start={start} allDay={allDay} />
      </div>
    </>
  );
  return (
    <Card className={styles.lead} picture={picture}>
      <CardTitle href={occurrence.change ? occurrencePath(occurrence) : routes.event(slug)}>
        <Struck isOff={!takesPlace(occurrence)}>{title}</Struck>
      </CardTitle>
      <EventMeta event={event} date={occurrence} />
      <p>{shorten(plainText(summary), 140)}</p>
    </Card>
  );
}
