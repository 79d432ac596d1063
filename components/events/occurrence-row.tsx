import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { EntryPicture } from "@/components/content/entry-picture";
import { classNames } from "@/components/ui/class-names";
import { DateBlock } from "@/components/ui/date-block";
import { categories, withCategories } from "@/lib/cms/categories";
import { isNeighbours, type ListedOccurrence, occurrencePath } from "@/lib/events/occurrence";
import { priceHint } from "@/lib/events/price-hint";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import { EventMeta } from "./event-meta";
import { NeighbourRow } from "./neighbour-row";
import styles from "./occurrence-row.module.css";
import { Struck } from "./struck";

type OccurrenceRowProps = {
  occurrence: ListedOccurrence;
  isOver?: boolean;
  /** Links to this date of a series; elsewhere the row stands for the event. */
  linksDate?: boolean;
};

/** One date in a list of events: what, when and where, of which category, and what it costs. */
export async function OccurrenceRow({ occurrence, isOver, linksDate = false }: OccurrenceRowProps) {
  if (isNeighbours(occurrence)) return <NeighbourRow occurrence={occurrence} isOver={isOver} />;
  const { event: item, start } = occurrence;
  const event = withCategories(item, await categories.ready());
  const { slug, title, allDay } = event;
  const [category] = event.categories;
  const price = priceHint(event.cost);
  return (
    <article className={`paper ${styles.row}`}>
      <DateBlock start={start} allDay={allDay} />
      <div>
        <EntryPicture
          kind="veranstaltung"
          entry={event}
          look="thumb"
          sizes="7rem"
          maxWidth={320}
          decorative
          className={styles.picture}
        />
        <h3 className={styles.title}>
          <a className="cover" href={linksDate ? occurrencePath(occurrence) : routes.event(slug)}>
            <Struck isOff={!takesPlace(occurrence)}>{hyphenate(title)}</Struck>
          </a>
        </h3>
        <EventMeta event={event} date={occurrence} isOver={isOver}>
          {(category || price) && (
            <span className={styles.tags}>
              {category && <span className={styles.tag}>{category.name}</span>}{" "}
              {price && <span className={classNames(styles.tag, styles.price)}>{price}</span>}
            </span>
          )}
        </EventMeta>
      </div>
    </article>
  );
}
