import type { Organisation } from "@/lib/cms/organisations";
import { type AgeSpan, toAgeSpan } from "@/lib/organisations/age-span";
import { wordsOfOrganisation } from "@/lib/organisations/words-of-organisation";
import { organisationTexts } from "@/lib/texts/organisations";
import { CompareForm } from "./compare-form";
import { DaycareCard } from "./daycare-card";
import { DaycareOverview } from "./daycare-overview.island";
import { toFilterGroups } from "./filter-groups";

type DaycareListProps = { centres: Organisation[]; ticked: readonly string[]; now: Date };

export function DaycareList({ centres, ticked, now }: DaycareListProps) {
  if (centres.length === 0) return <p className="lead">{organisationTexts.none}</p>;
  const spans = centres.map(({ ages }) => toAgeSpan(ages));
  return (
    <div>
      <DaycareOverview
        entries={centres.map((centre, index) => ({
          slug: centre.slug,
          name: centre.name,
          words: wordsOfOrganisation(centre),
          groups: centre.kind ? [centre.kind] : [],
          ages: spans[index],
          card: <DaycareCard centre={centre} isTicked={ticked.includes(centre.slug)} now={now} />,
        }))}
        groups={toFilterGroups(centres.map(({ kind }) => (kind ? [{ value: kind, label: kind }] : [])))}
        ages={agesIn(spans)}
        ticked={ticked}
      />
      {centres.length > 1 && <CompareForm />}
    </div>
  );
}

const maxAge = 18;

function agesIn(spans: readonly (AgeSpan | undefined)[]): number[] {
  const given = spans.flatMap((span) => span ?? []);
  if (given.length === 0) return [];
  const first = Math.min(...given.map(({ from }) => from));
  const last = Math.max(...given.map(({ to }) => Math.min(to, maxAge)));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
