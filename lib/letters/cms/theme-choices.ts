import type { EntryKind, Theme } from "@dorfforum/shared/letters/themes";
import { getCategories } from "@/lib/cms/categories";
import { organisations } from "@/lib/cms/organisations";
import { wasteDistricts } from "@/lib/waste/cms/waste-districts";
import { subscriptionTexts as texts } from "../base/subscription-texts";

/** What can be ordered of an entry. `more`: words besides the label by which it is found */
type ThemeChoice = { theme: Theme; label: string; more?: string | undefined };

export type ThemeGroup = { title: string; choices: readonly ThemeChoice[] };

const collator = new Intl.Collator("de-DE", { numeric: true });

const sorted = (choices: readonly ThemeChoice[]) =>
  choices.toSorted((a, b) => collator.compare(a.label, b.label));

/** Whatever visitors can be told of besides the week and warnings: districts first, then topics, then clubs and centres */
export async function getThemeGroups(): Promise<ThemeGroup[]> {
  const [districts, categories, allOrganisations] = await Promise.all([
    wasteDistricts.ready(),
    getCategories(),
    organisations.ready(),
  ]);
  const of = (kind: EntryKind, id: string): Theme => `${kind}:${id}`;
  const ofDistricts = districts.items.map(({ id, name, streets }) => ({
    theme: of("abfall", id),
    label: name,
    more: streets.join(" "),
  }));
  const ofCategories = categories.map(({ id, name }) => ({ theme: of("kategorie", id), label: name }));
  const ofOrganisations = allOrganisations.items.map(({ id, name, kind }) => ({
    theme: of("organisation", id),
    label: name,
    more: kind,
  }));
  return [
    { title: texts.districts, choices: sorted(ofDistricts) },
    { title: texts.categories, choices: ofCategories },
    { title: texts.organisations, choices: sorted(ofOrganisations) },
  ].filter(({ choices }) => choices.length > 0);
}
