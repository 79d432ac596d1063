import type { Hit } from "@/lib/search/search-response";
import { Result } from "./result";
import styles from "./result-list.module.css";

type ResultListProps = { hits: Hit[]; busy: boolean };

/** The hits that are shown; `busy` while others are on their way. */
export function ResultList({ hits, busy }: ResultListProps) {
  return (
    <ul className={styles.list} aria-busy={busy || undefined}>
      {hits.map((hit, place) => (
        <li key={`${hit.kind} ${hit.id} ${hit.start}`} id={hitId(place)}>
          <Result hit={hit} />
        </li>
      ))}
    </ul>
  );
}

/** Where a hit stands, for the way to the first of those that were loaded. `place` counts from 0. */
export const hitId = (place: number) => `treffer-${place + 1}`;
