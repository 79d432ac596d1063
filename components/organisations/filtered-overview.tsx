import { useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { classNames } from "@/components/ui/class-names";
import {
  type Filterable,
  fits,
  type OverviewFilter,
  toFilter,
  withFilter,
} from "@/lib/organisations/overview-filter";
import { cleanQuery } from "@/lib/search/clean-query";
import type { FilterGroup } from "./filter-groups";
import styles from "./overview-entries.module.css";
import { useFilterWords } from "./use-filter-words";

export type OverviewEntry = Filterable & { slug: string; card: ReactNode };

export type OverviewProps = { entries: readonly OverviewEntry[]; groups: readonly FilterGroup[] };

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
            className={classNames(isLeftOut && styles.leftOut, isTarget && styles.target) || undefined}
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

/** Safari refuses more than a hundred changes of the address in half a minute. */
const addressDelayMs = 250;

export type FilteredOverview = ReturnType<typeof useOverviewFilter>;

/** The filter in the window's address. A blank at the end of `typed` is kept, because another word may follow it. */
function filterInAddress(typed: OverviewFilter): OverviewFilter {
  const filter = toFilter(new URLSearchParams(location.search));
  return filter.q === cleanQuery(typed.q) ? { ...filter, q: typed.q } : filter;
}

/**
 * Filters an overview at once; the address follows after `addressDelayMs`, without a request.
 * @param wordsUrl where the words of entries are that came without
 */
export function useOverviewFilter(entries: readonly OverviewEntry[], wordsUrl?: string) {
  const query = useSearchParams();
  const address = query.toString();
  const [filter, setFilter] = useState(() => toFilter(query));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { load, wordsOf } = useFilterWords(entries, wordsUrl);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to this page may lead to another filter
  useEffect(() => {
    // The router tells of a change late: by then more may have been typed, or the address may have changed again.
    if (timer.current === undefined) setFilter(filterInAddress);
  }, [address]);

  useEffect(() => () => clearTimeout(timer.current), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed needs the words, and a failure is tried again
  useEffect(() => {
    if (filter.q !== "") load();
  }, [filter.q]);

  const change = (changes: Partial<OverviewFilter>) => {
    const next = { ...filter, ...changes };
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const changed = `${location.pathname}${withFilter(location.search, next)}${location.hash}`;
      history.replaceState(null, "", changed);
    }, addressDelayMs);
  };

  const shown = new Set(entries.filter((entry) => fits({ ...entry, words: wordsOf(entry) }, filter)));
  return { filter, change, shown, total: entries.length, prepare: load };
}
