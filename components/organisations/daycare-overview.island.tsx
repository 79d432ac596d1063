"use client";

import { comparisonName } from "@/lib/organisations/overview-filter";
import { routes } from "@/lib/routes";
import { comparisonTexts, overviewTexts } from "@/lib/texts/organisations";
import styles from "./daycare-overview.module.css";
import { FilterForm } from "./filter-form";
import type { FilterGroup } from "./filter-groups";
import { OverviewEntries, type OverviewEntry } from "./overview-entries";
import { useOverviewFilter } from "./use-overview-filter";

type DaycareOverviewProps = {
  entries: readonly OverviewEntry[];
  groups: readonly FilterGroup[];
  /** Whole years for which some entry has places */
  ages: readonly number[];
  /** The slugs that are ticked for the comparison */
  ticked: readonly string[];
};

/** All day-care centres and schools, with a filter. */
export function DaycareOverview({ entries, groups, ages, ticked }: DaycareOverviewProps) {
  const overview = useOverviewFilter(entries);
  return (
    <div className={styles.overview}>
      <FilterForm
        action={routes.daycare}
        labels={overviewTexts.daycare}
        overview={overview}
        groups={groups}
        ages={ages}
        hiddenFields={ticked.map((slug) => ({ name: comparisonName, value: slug }))}
      />
      {entries.length > 1 && <p className={styles.hint}>{comparisonTexts.howTo}</p>}
      <OverviewEntries entries={entries} shown={overview.shown} />
    </div>
  );
}
