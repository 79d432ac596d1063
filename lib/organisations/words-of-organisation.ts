import { fold } from "@dorfforum/german-search/analysis/fold";
import { textCache } from "@/lib/caches/text-cache";
import type { Organisation } from "@/lib/cms/organisations";
import { plainText } from "@/lib/rich-text/plain-text";

const folded = textCache<string>(1_000_000);

/** The searchable text of an organisation: each word once, folded, and none that is a part of another. */
export function wordsOfOrganisation(organisation: Organisation): string {
  const { name, kind, description, contactRole, street, town, categories } = organisation;
  const text = [name, kind, contactRole, street, town, ...categories.map((category) => category.name)]
    .filter(Boolean)
    .join(" ");
  const all = `${text} ${plainText(description)}`;
  return folded(all, () => withoutParts(new Set(fold(all).split(/[^\p{L}\p{N}]+/u))).join(" "));
}

/** The filter looks for parts of words (lib/search/contains-all.ts), so "verein" is found in "sportverein". */
function withoutParts(words: ReadonlySet<string>): string[] {
  const all = [...words];
  return all.filter((word) => !all.some((other) => other !== word && other.includes(word)));
}
