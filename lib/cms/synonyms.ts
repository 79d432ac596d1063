import { defineCollection } from "./collection";
import { required } from "./wire";

/** The CMS refuses more (cms/src/rules/field-rules.ts). */
const maxTerms = 50;

/** Words or phrases that search treats alike. Editors write one per line, or several with commas between them. */
export const synonyms = defineCollection({
  model: "synonymgruppe",
  plural: "synonymgruppen",
  drafts: false,
  fields: { words: ["Woerter", required] },
  toItem: ({ id, words }) => {
    const terms = words.split(/[\n,;]+/).flatMap((term) => term.trim() || []);
    return { id, terms: terms.slice(0, maxTerms) };
  },
});
