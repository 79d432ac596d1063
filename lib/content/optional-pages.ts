import { cache } from "react";
import { getGlossary } from "@/lib/cms/glossary";
import type { OptionalPage } from "@/lib/feature";
import { activeFeatures } from "@/lib/features";
import { footerTexts } from "@/lib/texts/shell";
import { wasteTexts } from "@/lib/texts/waste";
import { routes } from "@/lib/urls/routes";
import { findWasteDistricts } from "@/lib/waste/waste-calendar";

/** Glossary, waste calendar and the pages of the features that are on. The same list each time during a request. */
export const findOptionalPages = cache(async (): Promise<readonly OptionalPage[]> => {
  const [glossary, districts, ...ofFeatures] = await Promise.all([
    getGlossary(),
    findWasteDistricts(),
    ...activeFeatures().map(async ({ optionalPages }) => (await optionalPages?.()) ?? []),
  ]);
  return [
    { href: routes.glossary, label: footerTexts.glossary, isEmpty: glossary.length === 0 },
    { href: routes.waste, label: wasteTexts.calendar, isEmpty: districts.length === 0 },
    ...ofFeatures.flat(),
  ];
});
