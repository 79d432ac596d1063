import type { ItemList, Organization } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import type { Organisation } from "@/lib/cms/organisations";
import { routes } from "@/lib/routes";
import { toSafeTarget } from "@/lib/targets";
import { toGeo, toOpeningHoursSpecification, toPostalAddress } from "./place";

/** What an organisation's own word for itself plainly says; everything else is an Organization. */
const kinds = [
  [/grundschule/i, "ElementarySchool"],
  [/schule/i, "School"],
  [/kita\b|kindertages|kindergarten|krippe|hort\b/i, "ChildCare"],
  [/sport|turnverein|fußball|tennis/i, "SportsOrganization"],
  [/chor\b|musikverein|kapelle|orchester/i, "MusicGroup"],
  [/theater/i, "TheaterGroup"],
] as const;

/** Of these schema.org knows opening hours; of the others only their place has some. */
const places = new Set<string>(["ElementarySchool", "School", "ChildCare"]);

export function toOrganisationData(organisation: Organisation): Organization {
  const type = kinds.find(([pattern]) => pattern.test(organisation.kind ?? ""))?.[1] ?? "Organization";
  const address = toPostalAddress(organisation);
  const geo = toGeo(organisation);
  const hours = toOpeningHoursSpecification(organisation.openingHours);
  const website = organisation.website && toSafeTarget(organisation.website);
  const whenOpen = {
    ...(geo && { geo }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
  return {
    "@type": type,
    name: organisation.name,
    url: absoluteUrl(routes.organisation(organisation)),
    ...(website && { sameAs: absoluteUrl(website) }),
    ...(address && { address }),
    ...(organisation.phone && { telephone: organisation.phone }),
    ...(organisation.email && { email: organisation.email }),
    ...(places.has(type)
      ? whenOpen
      : Object.keys(whenOpen).length > 0 && { location: { "@type": "Place", ...whenOpen } }),
  } as Organization;
}

/** An overview: its organisations in the order in which they stand there. */
export function toOrganisationList(name: string, organisations: Organisation[]): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: organisations.length,
    itemListElement: organisations.map((organisation, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: toOrganisationData(organisation),
    })),
  };
}
