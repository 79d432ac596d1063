import { type ReactNode, useSyncExternalStore } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Filterable } from "@/lib/organisations/overview-filter";
import styles from "./overview-entries.module.css";

export type OverviewEntry = Filterable & { slug: string; name: string; card: ReactNode };

type OverviewEntriesProps = { entries: readonly OverviewEntry[]; shown: ReadonlySet<OverviewEntry> };

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

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** The decoded fragment of the address. The router's navigation to an anchor does not update CSS's :target. */
const useHash = (): string => useSyncExternalStore(subscribe, readHash, () => "");

function readHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A malformed escape sequence is no fragment.
    return "";
  }
}
