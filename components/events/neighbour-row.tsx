import { stripMarkdown } from "@dorfforum/german-search/analysis/strip-markdown";
import { ContentLink } from "@/components/content/content-link";
import { DateBlock } from "@/components/ui/date-block";
import type { NeighbourDate } from "@/lib/cms/neighbours";
import type { Occurrence } from "@/lib/events/occurrence";
import { hyphenate } from "@/lib/typography/hyphenate";
import { EventMeta } from "./event-meta";
import styles from "./occurrence-row.module.css";

type NeighbourRowProps = { occurrence: Occurrence<NeighbourDate>; isOver?: boolean | undefined };

/** One date of a neighbouring village in a list of events. It leads to the village's own calendar. */
export const NeighbourRow = ({ occurrence, isOver }: NeighbourRowProps) => {
  const { start, allDay, title, text, link, village } = occurrence.event;
  return (
    <article className={`paper ${styles.row}`}>
      <DateBlock start={start} allDay={allDay} />
      <div>
        <h3 className={styles.title}>
          <ContentLink className="cover" href={link}>
            {hyphenate(title)}
          </ContentLink>
        </h3>
        <EventMeta event={occurrence.event} date={occurrence} isOver={isOver}>
          <span className={styles.tags}>
            <span className={styles.tag}>{village}</span>
          </span>
        </EventMeta>
        {text && <p>{stripMarkdown(text)}</p>}
      </div>
    </article>
  );
};
