import type { GovernmentOrganization } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import type { Settings } from "@/lib/cms/settings";
import { routes } from "@/lib/routes";
import { toOpeningHoursSpecification, toPostalAddress } from "./place";

/** Undefined while the municipality's name is missing. */
export function toMunicipality(settings: Settings | undefined): GovernmentOrganization | undefined {
  if (!settings?.municipality) return undefined;
  const { municipality, phone, fax, email } = settings;
  const address = toPostalAddress(settings);
  const hours = toOpeningHoursSpecification(settings.openingHours);
  return {
    "@type": "GovernmentOrganization",
    name: municipality,
    url: absoluteUrl(routes.home),
    ...(address && { address }),
    ...(phone && { telephone: phone }),
    ...(fax && { faxNumber: fax }),
    ...(email && { email }),
    ...(hours.length > 0 && { location: { "@type": "Place", openingHoursSpecification: hours } }),
  };
}
