import type { SearchResponse } from "@/lib/search/search-response";
import { Hits } from "./hits";
import styles from "./results.module.css";

type HitGroupsProps = {
  response: Pick<SearchResponse, "page" | "groups" | "isNearest"> & { hits: SearchResponse["hits"] };
  /** The position of the page's first hit over all pages shown */
  from: number;
  /** Whether no page is shown above, which might have the heading already */
  isFirst: boolean;
};

/** The hits of a page, in parts under headings where they are not all alike */
export function HitGroups({ response, from, isFirst }: HitGroupsProps) {
  const { page, hits, groups, isNearest } = response;
  if (!groups)
    return (
      <ul className={styles.list}>
        <Hits hits={hits} from={from} heading={isNearest ? "h3" : "h2"} />
      </ul>
    );
  let first = 0;
  return groups.map(({ id, heading, count, isContinued }) => {
    const shown = hits.slice(first, first + count);
    const list = (
      <ul key={id} className={styles.list}>
        <Hits hits={shown} from={from + first} heading="h3" />
      </ul>
    );
    first += count;
    if (isContinued && !isFirst) return list;
    const headingId = `gruppe-${page}-${id}`;
    return (
      <section key={id} className={styles.group} aria-labelledby={headingId}>
        <h2 id={headingId}>{heading}</h2>
        {list}
      </section>
    );
  });
}
