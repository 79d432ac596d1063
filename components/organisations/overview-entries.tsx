import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Filterable } from "@/lib/organisations/overview-filter";
import styles from "./overview-entries.module.css";
import { useHash } from "./use-hash";

/** `card` is rendered by the server; its id is the slug. */
export type OverviewEntry = Filterable & { slug: string; name: string; card: ReactNode };

type OverviewEntriesProps = { entries: readonly OverviewEntry[]; shown: ReadonlySet<OverviewEntry> };

/** The entries that fit the filter, and the one that the address points at. */
export function OverviewEntries({ entries, shown }: OverviewEntriesProps) {
  const hash = useHash();
  return (
    <div className={styles.entries}>
      {entries.map((entry) => {
        const isTarget = entry.slug === hash;
        const isLeftOut = !shown.has(entry) && !isTarget;
        return (
          <div
            key={entry.slug}
            className={classNames(isLeftOut && styles.leftOut, isTarget && styles.target)}
            data-left-out={isLeftOut || undefined}
          >
            {entry.card}
          </div>
        );
      })}
    </div>
  );
}
