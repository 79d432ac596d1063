import { toEntry } from "@/lib/search/indexing/to-search-entry";
import type { SearchEntry } from "@/lib/search/search-entry";
import { routes } from "@/lib/urls/routes";
import { wasteTexts as texts } from "./base/texts";
import type { StoredDistrict } from "./cms/waste-districts";

export function districtEntry(district: StoredDistrict): SearchEntry {
  const { name, slug, streets } = district;
  const href = routes.wasteOf(slug);
  return toEntry(
    "seite",
    texts.titleOf(name),
    { ...district, categories: [] },
    { lead: texts.found, names: streets, href },
  );
}
