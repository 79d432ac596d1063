import { derived } from "@/lib/cms/derived";
import { events } from "@/lib/cms/events";
import { organisations } from "@/lib/cms/organisations";

export type Organiser = { id: string; slug: string; name: string };

/** The organisations that hold events, from A to Z. @throws CmsRequestError without a copy */
export const getOrganisers = derived([events, organisations], ({ items }, { byId }): Organiser[] => {
  const ids = new Set(items.flatMap(({ organiserId }) => organiserId ?? []));
  return [...ids]
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ id, slug, name }) => ({ id, slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, "de"));
});
