import { ChevronRight } from "lucide-react";
import { DateBlock } from "@/components/ui/date-block";
import { Link } from "@/components/ui/link";
import type { Occurrence } from "@/lib/events/occurrence";
import { routes } from "@/lib/routes";
import { EventMeta } from "./event-meta";
import styles from "./occurrence-row.module.css";

type OccurrenceRowProps = { occurrence: Occurrence; isOver?: boolean };

export function OccurrenceRow({ occurrence: { event, start, end }, isOver }: OccurrenceRowProps) {
  const { slug, title, allDay } = event;
  return (
    <article className={`paper ${styles.row}`}>
      <DateBlock start={start} allDay={allDay} />
      <div>
        <h3 className={styles.title}>
          <Link className="cover" href={routes.event(slug)}>
            {title}
          </Link>
        </h3>
        <EventMeta event={event} span={{ start, end, allDay }} isOver={isOver} />
      </div>
      <ChevronRight className={styles.arrow} />
    </article>
  );
}
