import type { Organisation } from "@/lib/cms/organisations";
import { wordsOfOrganisation } from "@/lib/organisations/words-of-organisation";
import { plainText, shorten } from "@/lib/rich-text/plain-text";
import { organisationTexts } from "@/lib/texts/organisations";
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
  return (
    <div className="wrap">
      <ClubOverview
        entries={clubs.map((club) => ({
          slug: club.slug,
          name: club.name,
          words: isSearched ? wordsOfOrganisation(club) : undefined,
          groups: club.categories.map(({ slug }) => slug),
          card: (
            <OrganisationRow
              organisation={club}
              headingLevel={3}
              line={shorten(plainText(club.description), maxLineLength)}
            />
          ),
        }))}
        groups={toFilterGroups(
          clubs.map(({ categories }) => categories.map(({ slug, name }) => ({ value: slug, label: name }))),
        )}
      />
    </div>
  );
}
