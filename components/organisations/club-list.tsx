import { shorten } from "@dorfforum/shared/text/shorten";
import type { Organisation } from "@/lib/cms/organisations";
import { wordsOfOrganisation } from "@/lib/organisations/words-of-organisation";
import { plainText } from "@/lib/rich-text/plain-text";
import { organisationTexts } from "@/lib/texts/organisations";
import { letterOf } from "./by-letter";
import { ClubOverview } from "./club-overview.island";
import { toFilterGroups } from "./filter-groups";
import { OrganisationRow } from "./organisation-row";

/** About two lines of a wide row; a phone shows one. */
const maxLineLength = 90;

type ClubListProps = {
  clubs: Organisation[];
  /** Whether the address filters by words. Otherwise the browser fetches them when somebody is about to filter. */
  isSearched?: boolean;
};

export function ClubList({ clubs, isSearched = false }: ClubListProps) {
  if (clubs.length === 0) return <p className="wrap lead">{organisationTexts.none}</p>;
  const groups = toFilterGroups(
    clubs.map(({ categories }) => categories.map(({ slug, name }) => ({ value: slug, label: name }))),
  );
  const positions = new Map(groups.map(({ value }, position) => [value, position]));
  return (
    <div className="wrap">
      <ClubOverview
        clubs={clubs.map((club) => ({
          slug: club.slug,
          letter: letterOf(club.name),
          words: isSearched ? wordsOfOrganisation(club) : undefined,
          groups: club.categories.flatMap(({ slug }) => positions.get(slug) ?? []),
          card: (
            <OrganisationRow
              organisation={club}
              headingLevel={3}
              line={shorten(plainText(club.description), maxLineLength)}
            />
          ),
        }))}
        groups={groups}
        shared={(clubs[0]?.categories ?? []).flatMap(({ slug }) => (positions.has(slug) ? [] : slug))}
      />
    </div>
  );
}
