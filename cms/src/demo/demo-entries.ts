import type { UID } from "@strapi/strapi";
import { chooseIllustration } from "./choose-picture";
import { absoluteTimes, dayFrom } from "./relative-dates";
import type { Village } from "./village-schema";

/** Ids of what was stored before, by slug or file name. */
export type Known = {
  categories: Map<string, string>;
  organisations: Map<string, string>;
  pictures: Map<string, number>;
};
export type Entry = { Slug: string } & Record<string, unknown>;
export type Step = { uid: UID.ContentType; entries: (known: Known) => Entry[] };

const among = <Id>(ids: Map<string, Id>, slugs: string[]): Id[] =>
  slugs.flatMap((slug) => {
    const id = ids.get(slug);
    return id === undefined ? [] : [id];
  });

const categories = (known: Known, { Kategorien }: { Kategorien: string[] }) =>
  among(known.categories, Kategorien);

/**
 * The entries of every type in the order in which they refer to each other. `Bild_Alt` stays empty: the texts of the
 * files describe photographs that do not exist yet; the drawings in their place are described in the media library.
 */
export function demoSteps(village: Village, today: string): Step[] {
  return [
    { uid: "api::kategorie.kategorie", entries: () => village.categories },
    {
      uid: "api::organisation.organisation",
      entries: (known) =>
        village.organisations.map((entry) => ({
          ...entry,
          Kategorien: categories(known, entry),
          Bild: known.pictures.get(chooseIllustration(entry)),
        })),
    },
    {
      uid: "api::veranstaltung.veranstaltung",
      entries: (known) =>
        village.events.map(({ Barrierefrei, Bild_Alt, ...entry }) => ({
          ...entry,
          ...absoluteTimes(entry, today),
          Barrierefreiheit: Barrierefrei,
          Kategorien: categories(known, entry),
          Veranstalter: entry.Veranstalter ? known.organisations.get(entry.Veranstalter) : null,
          Bild: known.pictures.get(chooseIllustration(entry)),
        })),
    },
    {
      uid: "api::angebot.angebot",
      entries: (known) =>
        village.offers.map((entry) => ({
          ...entry,
          Kategorien: categories(known, entry),
          Bild: known.pictures.get(chooseIllustration(entry)),
        })),
    },
    {
      uid: "api::info.info",
      entries: (known) => village.infos.map((entry) => ({ ...entry, Kategorien: categories(known, entry) })),
    },
    {
      uid: "api::beitrag.beitrag",
      entries: (known) =>
        village.articles.map(({ Bild_Alt, ...entry }) => ({
          ...entry,
          Datum: dayFrom(today, entry.Datum.TageAbHeute),
          Kategorien: categories(known, entry),
          Bild: known.pictures.get(chooseIllustration(entry)),
        })),
    },
    { uid: "api::seite.seite", entries: () => village.pages },
  ];
}
