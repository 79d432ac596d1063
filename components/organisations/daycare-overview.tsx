import { useNotHydrated } from "@/components/ui/late-island";
import { comparisonTexts, overviewTexts } from "@/lib/texts/organisations";
import { comparisonName } from "@/lib/urls/overview-parameters";
import { routes } from "@/lib/urls/routes";
import styles from "./daycare-overview.module.css";
import { FilterForm } from "./filter-form";
import { OverviewEntries, type OverviewProps, useOverviewFilter } from "./filtered-overview";

export type DaycareOverviewProps = OverviewProps & { ages: readonly number[]; ticked: readonly string[] };

export function DaycareOverview({ entries, groups, ages, ticked }: DaycareOverviewProps) {
  const overview = useOverviewFilter(entries);
  return (
    <div className={styles.overview} {...useNotHydrated()}>
      <FilterForm
        action={routes.daycare}
        labels={overviewTexts.daycare}
        overview={overview}
        groups={groups}
        ages={ages}
      >
        {ticked.map((slug) => (
          <input key={slug} type="hidden" name={comparisonName} value={slug} />
        ))}
      </FilterForm>
      {entries.length > 1 && <p className={styles.hint}>{comparisonTexts.howTo}</p>}
      <OverviewEntries entries={entries} shown={overview.shown} />
    </div>
  );
}
