import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { DateBlock } from "./date-block";
import styles from "./event-row.module.css";
import { Link } from "./link";

type EventRowProps = {
  href: string;
  /** ISO instant */
  start: string;
  allDay?: boolean;
  title: ReactNode;
  /** `Meta` with time and place */
  children?: ReactNode;
};

/** One event of a list: date, title link that covers the row, time and place. */
export function EventRow({ href, start, allDay = false, title, children }: EventRowProps) {
  return (
    <article className={`paper ${styles.row}`}>
      <DateBlock start={start} allDay={allDay} />
      <div>
        <h3 className={styles.title}>
          <Link className="cover" href={href}>
            {title}
          </Link>
        </h3>
        {children}
      </div>
      <ChevronRight className={styles.arrow} />
    </article>
  );
}
