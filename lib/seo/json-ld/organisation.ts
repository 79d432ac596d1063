import { shorten } from "@dorfforum/shared/text/shorten";
import type { GovernmentOrganization, ItemList, Organization } from "schema-dts";
import type { Organisation } from "@/lib/cms/organisations";
import type { Settings } from "@/lib/cms/settings";
import { phoneNumbersOfField } from "@/lib/contact/phone-numbers";
import { plainText } from "@/lib/rich-text/plain-text";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import { toSafeTarget } from "@/lib/urls/targets";
import { toGeo, toHoursData, toPostalAddress } from "./place";

/** schema.org types by the organisation's `kind`; all others are an Organization. */
const typesByKind = [
  [/grundschule/i, "ElementarySchool"],
  [/schule/i, "School"],
  [/kita\b|kindertages|kindergarten|krippe|hort\b/i, "ChildCare"],
  [/sport|turnverein|fußball|tennis/i, "SportsOrganization"],
  [/chor\b|musikverein|kapelle|orchester/i, "MusicGroup"],
  [/theater/i, "TheaterGroup"],
] as const;

/** Types that are places and have opening hours themselves; of the others the location has them. */
const placeTypes = new Set<string>(["ElementarySchool", "School", "ChildCare"]);

export function toOrganisationData(organisation: Organisation, now: Date): Organization {
  const type = typesByKind.find(([pattern]) => pattern.test(organisation.kind ?? ""))?.[1] ?? "Organization";
  const address = toPostalAddress(organisation);
  const geo = toGeo(organisation);
  const website = organisation.website && toSafeTarget(organisation.website);
  const placeData = { ...(geo && { geo }), ...toHoursData(organisation, now) };
  return {
    "@type": type,
    name: organisation.name,
    url: absoluteUrl(routes.organisation(organisation)),
    ...(organisation.description && { description: shorten(plainText(organisation.description), 500) }),
    ...(organisation.picture && { image: absoluteUrl(organisation.picture.src) }),
    ...(website && { sameAs: absoluteUrl(website) }),
    ...(address && { address }),
    ...(organisation.phone && { telephone: toPhones(organisation.phone) }),
    ...(organisation.email && { email: organisation.email }),
    ...(placeTypes.has(type)
      ? placeData
      : Object.keys(placeData).length > 0 && { location: { "@type": "Place", ...placeData } }),
  } as Organization;
}

/** A field's numbers as they are called: one, or a list of none or several. */
function toPhones(field: string): string | string[] {
  const numbers = phoneNumbersOfField(field).map(({ tel }) => tel);
  return (numbers.length === 1 && numbers[0]) || numbers;
}

/** Each item leads to the page that describes the organisation. */
export function toOrganisationList(name: string, organisations: Organisation[]): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: organisations.length,
    itemListElement: organisations.map((organisation, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: organisation.name,
      url: absoluteUrl(routes.organisation(organisation)),
    })),
  };
}

/** Undefined while the municipality's name is missing. */
export function toMunicipality(
  settings: Settings | undefined,
  now: Date,
): GovernmentOrganization | undefined {
  if (!settings?.municipality) return undefined;
  const { municipality, phone, fax, email } = settings;
  const address = toPostalAddress(settings);
  const geo = toGeo(settings);
  const website = settings.website && toSafeTarget(settings.website);
  const location = { ...(geo && { geo }), ...toHoursData(settings, now) };
  return {
    "@type": "GovernmentOrganization",
    name: municipality,
    url: absoluteUrl(routes.home),
    ...(address && { address }),
    ...(phone && { telephone: toPhones(phone) }),
    ...(fax && { faxNumber: toPhones(fax) }),
    ...(email && { email }),
    ...(website && { sameAs: new URL(website, absoluteUrl(routes.home)).href }),
    ...(Object.keys(location).length > 0 && { location: { "@type": "Place", ...location } }),
  };
}
