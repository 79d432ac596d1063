import { OpeningSign } from "@/components/ui/opening-sign";
import type { Organisation } from "@/lib/cms/organisations";
import { type AgeSpan, toAgeSpan } from "@/lib/organisations/age-span";
import { wordsOfOrganisation } from "@/lib/organisations/words-of-organisation";
import { organisationTexts as texts } from "@/lib/texts/organisations";
import { CompareBar, CompareBox } from "./compare-form";
import styles from "./compare-form.module.css";
import { DaycareOverview } from "./daycare-overview.island";
import { toFilterGroups } from "./filter-groups";
import { OrganisationRow } from "./organisation-row";

type DaycareListProps = {
  centres: Organisation[];
  ticked: readonly string[];
  /** Whether the ticked ones are compared on the page */
  isComparing: boolean;
  now: Date;
};

export function DaycareList({ centres, ticked, isComparing, now }: DaycareListProps) {
  if (centres.length === 0) return <p className="lead">{texts.none}</p>;
  const spans = centres.map(({ ages }) => toAgeSpan(ages));
  const isComparable = centres.length > 1;
  return (
    <div className={styles.list} data-compared={isComparing || undefined}>
      <DaycareOverview
        entries={centres.map((centre, index) => ({
          slug: centre.slug,
          words: wordsOfOrganisation(centre),
          groups: centre.kind ? [centre.kind] : [],
          ages: spans[index],
          card: (
            <OrganisationRow organisation={centre} headingLevel={2} line={agesAndPlaces(centre)}>
              <OpeningSign organisation={centre} now={now} />
              {isComparable && (
                <CompareBox slug={centre.slug} name={centre.name} checked={ticked.includes(centre.slug)} />
              )}
            </OrganisationRow>
          ),
        }))}
        groups={toFilterGroups(centres.map(({ kind }) => (kind ? [{ value: kind, label: kind }] : [])))}
        ages={agesIn(spans)}
        ticked={ticked}
      />
      {isComparable && <CompareBar hasTicked={ticked.length > 0} />}
    </div>
  );
}

const agesAndPlaces = ({ ages, places }: Organisation): string =>
  [ages, places !== undefined && texts.placeCount(places)].filter(Boolean).join(" · ");

const maxAge = 18;

function agesIn(spans: readonly (AgeSpan | undefined)[]): number[] {
  const given = spans.flatMap((span) => span ?? []);
  if (given.length === 0) return [];
  const first = Math.min(...given.map(({ from }) => from));
  const last = Math.max(...given.map(({ to }) => Math.min(to, maxAge)));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
