import { VILLAGE_FILES, type Village } from "./village-schema";

type Entry = { Slug: string; Kategorien?: string[]; Veranstalter?: string | null };
type Kind = "organisations" | "events" | "offers" | "infos" | "articles" | "pages";

const KINDS: Kind[] = ["organisations", "events", "offers", "infos", "articles", "pages"];

/** The first slug that is used twice or leads nowhere, as a sentence; undefined when all fit. */
export function brokenReference(village: Village): string | undefined {
  const categories = new Set(village.categories.map(({ Slug }) => Slug));
  const organisations = new Set(village.organisations.map(({ Slug }) => Slug));
  for (const kind of KINDS) {
    const seen = new Set<string>();
    const entries: Entry[] = village[kind];
    for (const { Slug, Kategorien = [], Veranstalter } of entries) {
      const wrong = `The demo file ${VILLAGE_FILES[kind].path} is wrong at entry ${Slug}`;
      if (seen.has(Slug)) return `${wrong}, field Slug: it is used twice.`;
      seen.add(Slug);
      const category = Kategorien.find((slug) => !categories.has(slug));
      if (category) return `${wrong}, field Kategorien: there is no category ${category}.`;
      if (Veranstalter && !organisations.has(Veranstalter)) {
        return `${wrong}, field Veranstalter: there is no organisation ${Veranstalter}.`;
      }
    }
  }
  return undefined;
}
