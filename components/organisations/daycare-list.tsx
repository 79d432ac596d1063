import type { Organisation } from "@/lib/cms/organisations";
import { toAgeSpan } from "@/lib/organisations/age-span";
import { wordsOfOrganisation } from "@/lib/organisations/words-of-organisation";
import { organisationTexts } from "@/lib/texts/organisations";
import { CompareForm } from "./compare-form";
import { DaycareCard } from "./daycare-card";
import { DaycareOverview } from "./daycare-overview.island";
import { toFilterGroups } from "./entry-groups";

type DaycareListProps = {
  places: Organisation[];
  /** The slugs whose boxes are ticked */
  ticked: readonly string[];
  now: Date;
};

/** All day-care centres and schools, to be narrowed by words, kind and a child's age, and to be compared. */
export function DaycareList({ places, ticked, now }: DaycareListProps) {
  if (places.length === 0) return <p className="lead">{organisationTexts.none}</p>;
  const spans = places.map(({ ages }) => toAgeSpan(ages));
  return (
    <div>
      <DaycareOverview
        entries={places.map((place, index) => ({
          slug: place.slug,
          name: place.name,
          words: wordsOfOrganisation(place),
          groups: place.kind ? [place.kind] : [],
          ages: spans[index],
          card: <DaycareCard place={place} isTicked={ticked.includes(place.slug)} now={now} />,
        }))}
        groups={toFilterGroups(places.map(({ kind }) => (kind ? [{ value: kind, label: kind }] : [])))}
        ages={agesIn(spans)}
        ticked={ticked}
      />
      {places.length > 1 && <CompareForm />}
    </div>
  );
}

/** Every age that somebody takes; what is open above ends with childhood. */
function agesIn(spans: readonly ReturnType<typeof toAgeSpan>[]): number[] {
  const known = spans.flatMap((span) => span ?? []);
  if (known.length === 0) return [];
  const first = Math.min(...known.map(({ from }) => from));
  const last = Math.max(...known.map(({ to }) => Math.min(to, 18)));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
