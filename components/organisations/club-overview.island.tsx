"use client";

import { fits } from "@/lib/organisations/overview-filter";
import { routes } from "@/lib/routes";
import { overviewTexts as texts } from "@/lib/texts/organisations";
import { AlphabetNav } from "./alphabet-nav";
import { byLetter, letterId, letterOf } from "./by-letter";
import styles from "./club-overview.module.css";
import { FilterForm, type FilterGroup } from "./filter-form";
import { OverviewEntries, type OverviewEntry } from "./overview-entries";
import { useOverviewFilter } from "./use-overview-filter";

type ClubOverviewProps = { entries: readonly OverviewEntry[]; groups: readonly FilterGroup[] };

/** All clubs from A to Z, narrowed to what is asked for. */
export function ClubOverview({ entries, groups }: ClubOverviewProps) {
  const [filter, setFilter] = useOverviewFilter();
  const shown = new Set(entries.filter((entry) => fits(entry, filter)));
  return (
    <div className={styles.overview}>
      <FilterForm
        action={routes.clubs}
        label={texts.filterClubs}
        findLabel={texts.findClub}
        groupsLabel={texts.area}
        groups={groups}
        filter={filter}
        onChange={setFilter}
        shown={shown.size}
        total={entries.length}
        status={texts.clubsShown(shown.size, entries.length)}
      />
      {shown.size > 0 && <AlphabetNav letters={new Set([...shown].map(({ name }) => letterOf(name)))} />}
      {[...byLetter(entries)].map(([letter, group]) => (
        <section key={letter} className={styles.letter} aria-labelledby={letterId(letter)}>
          <h2 id={letterId(letter)}>{letter}</h2>
          <OverviewEntries entries={group} shown={shown} />
        </section>
      ))}
    </div>
  );
}
