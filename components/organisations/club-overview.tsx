import { Fragment, useMemo } from "react";
import { useNotHydrated } from "@/components/ui/late-island";
import { organisationTexts, overviewTexts } from "@/lib/texts/organisations";
import { routes } from "@/lib/urls/routes";
import alphabetStyles from "./alphabet-nav.module.css";
import { alphabet, byLetter, letterId, otherLetter } from "./by-letter";
import styles from "./club-overview.module.css";
import { FilterForm } from "./filter-form";
import {
  OverviewEntries,
  type OverviewEntry,
  type OverviewProps,
  useOverviewFilter,
} from "./filtered-overview";

type ClubEntry = Omit<OverviewEntry, "groups"> & {
  letter: string;
  /** Positions in `groups` */
  groups: readonly number[];
};

export type ClubOverviewProps = Omit<OverviewProps, "entries"> & {
  clubs: readonly ClubEntry[];
  /** Groups of all clubs, which are not offered */
  shared: readonly string[];
};

export function ClubOverview({ clubs, groups, shared }: ClubOverviewProps) {
  const entries = useMemo(() => {
    const valuesAt = (positions: readonly number[]) => positions.flatMap((at) => groups[at]?.value ?? []);
    return clubs.map((club) => ({ ...club, groups: [...shared, ...valuesAt(club.groups)] }));
  }, [clubs, groups, shared]);
  const overview = useOverviewFilter(entries, routes.clubWords);
  const { shown } = overview;
  return (
    <div className={styles.overview} {...useNotHydrated()}>
      <FilterForm action={routes.clubs} labels={overviewTexts.clubs} overview={overview} groups={groups} />
      {shown.size > 0 && (
        <AlphabetNav letters={new Set(entries.flatMap((entry) => (shown.has(entry) ? entry.letter : [])))} />
      )}
      <div className={styles.letters}>
        {[...byLetter(entries, ({ letter }) => letter)].map(([letter, group]) => (
          <section key={letter} className={styles.letter} aria-labelledby={letterId(letter)}>
            <h2 id={letterId(letter)}>{letter}</h2>
            <OverviewEntries entries={group} shown={shown} />
          </section>
        ))}
      </div>
    </div>
  );
}

function AlphabetNav({ letters }: { letters: ReadonlySet<string> }) {
  const shown = letters.has(otherLetter) ? [otherLetter, ...alphabet] : alphabet;
  return (
    <nav className={alphabetStyles.nav} aria-label={organisationTexts.letters}>
      {shown.map((letter) => (
        <Fragment key={letter}>
          {letters.has(letter) ? (
            <a href={`#${letterId(letter)}`} aria-label={organisationTexts.letter(letter)}>
              {letter}
            </a>
          ) : (
            <span aria-hidden="true">{letter}</span>
          )}{" "}
        </Fragment>
      ))}
    </nav>
  );
}
