import { OccurrenceRow } from "@/components/events/occurrence-row";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { MoreLink } from "@/components/ui/more-link";
import { Static } from "@/components/ui/static";
import { getOrganisers } from "@/lib/cms/events";
import type { Organisation } from "@/lib/cms/organisations";
import { keyOf } from "@/lib/events/occurrence";
import { getUpcomingOf } from "@/lib/events/upcoming";
import { organisationTexts as texts } from "@/lib/texts/organisations";
import { absoluteUrl, toWebcal } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import styles from "./organisation-events.module.css";

const maxEvents = 5;

/** The next events and the subscription to all of them. Nothing for an organisation that is no organiser. */
export async function OrganisationEvents({ organisation }: { organisation: Organisation }) {
  const { id, slug } = organisation;
  const isOrganiser = (await getOrganisers()).some((organiser) => organiser.id === id);
  if (!isOrganiser) return null;
  const occurrences = await getUpcomingOf(id, maxEvents);
  const subscribed = { organisers: [slug] };
  return (
    <section className={styles.events} aria-labelledby="veranstaltungen">
      <div className={styles.head}>
        <h2 id="veranstaltungen">{texts.events}</h2>
        {occurrences.length > 0 && (
          <MoreLink href={routes.calendar({ organiser: slug })}>{texts.allEvents}</MoreLink>
        )}
      </div>
      {occurrences.length === 0 && <p>{texts.noEvents}</p>}
      <Static className={styles.rows}>
        {occurrences.map((occurrence) => (
          <OccurrenceRow
            key={keyOf(occurrence)}
            occurrence={occurrence}
            linksDate={occurrence.change !== undefined}
          />
        ))}
      </Static>
      <div className={styles.subscribe}>
        <ButtonLink href={toWebcal(absoluteUrl(routes.calendarFile(subscribed)))}>
          <Icon name="calendar-plus" />
          {texts.subscribe}
        </ButtonLink>
        <a href={routes.subscribe(subscribed)} rel="nofollow">
          {texts.howToSubscribe}
        </a>
      </div>
    </section>
  );
}
