import type { Organisation } from "@/lib/cms/organisations";
import { wordsOfOrganisation } from "@/lib/organisations/words-of-organisation";
import { organisationTexts } from "@/lib/texts/organisations";
import { ClubCard } from "./club-card";
import { ClubOverview } from "./club-overview.island";
import { toFilterGroups } from "./filter-groups";

export function ClubList({ clubs, now }: { clubs: Organisation[]; now: Date }) {
  if (clubs.length === 0) return <p className="wrap lead">{organisationTexts.none}</p>;
  return (
    <div className="wrap">
      <ClubOverview
        entries={clubs.map((club) => ({
          slug: club.slug,
          name: club.name,
          words: wordsOfOrganisation(club),
          groups: club.categories.map(({ slug }) => slug),
          card: <ClubCard club={club} now={now} />,
        }))}
        groups={toFilterGroups(
          clubs.map(({ categories }) => categories.map(({ slug, name }) => ({ value: slug, label: name }))),
        )}
      />
    </div>
  );
}
