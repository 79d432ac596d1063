import { defineCollection } from "./collection";
import { required } from "./wire";

/** Words or phrases that search treats alike. Editors write one per line, or several with commas between them. */
export const synonyms = defineCollection({
  model: "synonymgruppe",
  plural: "synonymgruppen",
  drafts: false,
  fields: { words: ["Woerter", required] },
  toItem: ({ id, words }) => ({ id, terms: words.split(/[\n,;]+/).flatMap((term) => term.trim() || []) }),
});
