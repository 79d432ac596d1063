import { type EntryKind, entryOf, isOfWarnings, type Theme } from "@dorfforum/shared/letters/themes";
import { categories } from "@/lib/cms/categories";
import { events } from "@/lib/cms/events";
import { organisations } from "@/lib/cms/organisations";
import { getSettings } from "@/lib/cms/settings";
import { wasteDistricts } from "@/lib/waste/cms/waste-districts";
import { subscriptionTexts as texts } from "../base/subscription-texts";

type Entry = { name: string; allDay?: boolean };

/** The entry that a theme is about, as it is published now */
async function findEntry(kind: EntryKind, id: string): Promise<Entry | undefined> {
  if (kind === "kategorie") return (await categories.ready()).byId.get(id);
  if (kind === "organisation") return (await organisations.ready()).byId.get(id);
  if (kind === "abfall") return (await wasteDistricts.ready()).byId.get(id);
  const event = (await events.ready()).byId.get(id);
  return event && { name: event.title, allDay: event.allDay };
}

export type NamedTheme = {
  theme: Theme;
  /** As in a list: "Erinnerung einen Tag vorher: Feuerwehrfest" */
  name: string;
  /** Of the entry; undefined for one that is gone, and for a plain theme */
  entry: Entry | undefined;
  isGone: boolean;
};

/** @throws CmsRequestError without a copy of the content */
export const nameThemes = (themes: readonly Theme[]): Promise<NamedTheme[]> =>
  Promise.all(
    themes.map(async (theme) => {
      const about = entryOf(theme);
      if (!about) {
        const name = isOfWarnings(theme) ? texts.warnings[theme] : texts.week((await getSettings())?.village);
        return { theme, name, entry: undefined, isGone: false };
      }
      const entry = await findEntry(about.kind, about.id);
      const name = entry ? texts.about[about.kind](entry.name) : texts.gone[about.kind];
      return { theme, name, entry, isGone: entry === undefined };
    }),
  );
