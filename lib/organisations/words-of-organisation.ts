import { textCache } from "@/lib/caches/text-cache";
import type { Organisation } from "@/lib/cms/organisations";
import { plainText } from "@/lib/rich-text/plain-text";
import { fold } from "@/lib/search/analysis/fold";

const folded = textCache<string>(1_000_000);

/** The searchable text of an organisation: each word once, folded. */
export function wordsOfOrganisation(organisation: Organisation): string {
  const { name, kind, description, contactRole, street, town, categories } = organisation;
  const text = [name, kind, contactRole, street, town, ...categories.map((category) => category.name)]
    .filter(Boolean)
    .join(" ");
  const all = `${text} ${plainText(description)}`;
  return folded(all, () => [...new Set(fold(all).split(/[^\p{L}\p{N}]+/u))].join(" "));
}
