"use client";

import { comparisonName, fits } from "@/lib/organisations/overview-filter";
import { routes } from "@/lib/routes";
import { comparisonTexts, overviewTexts as texts } from "@/lib/texts/organisations";
import styles from "./daycare-overview.module.css";
import { FilterForm, type FilterGroup } from "./filter-form";
import { OverviewEntries, type OverviewEntry } from "./overview-entries";
import { useOverviewFilter } from "./use-overview-filter";

type DaycareOverviewProps = {
  entries: readonly OverviewEntry[];
  groups: readonly FilterGroup[];
  /** Whole years that some entry takes */
  ages: readonly number[];
  /** The slugs chosen for the comparison */
  ticked: readonly string[];
};

/** All day-care centres and schools, narrowed to what is asked for. */
export function DaycareOverview({ entries, groups, ages, ticked }: DaycareOverviewProps) {
  const [filter, setFilter] = useOverviewFilter();
  const shown = new Set(entries.filter((entry) => fits(entry, filter)));
  return (
    <div className={styles.overview}>
      <FilterForm
        action={routes.daycare}
        label={texts.filterDaycare}
        findLabel={texts.findDaycare}
        groupsLabel={texts.kind}
        groups={groups}
        ages={ages}
        kept={ticked.map((slug) => [comparisonName, slug])}
        filter={filter}
        onChange={setFilter}
        shown={shown.size}
        total={entries.length}
        status={texts.daycareShown(shown.size, entries.length)}
      />
      {entries.length > 1 && <p className={styles.hint}>{comparisonTexts.howTo}</p>}
      <OverviewEntries entries={entries} shown={shown} />
    </div>
  );
}
