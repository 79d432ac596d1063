import { z } from "zod";
import { defineCollection, derived } from "./collection";
import { document, required } from "./wire";

const StrapiSynonyms = z.object({ ...document, Woerter: required });

/** `terms` are of one or more words; editors write one a line, or several with commas between them. */
function toSynonyms(wire: z.infer<typeof StrapiSynonyms>) {
  const terms = wire.Woerter.split(/[\n,;]+/).map((term) => term.trim());
  return { id: wire.documentId, terms: terms.filter(Boolean) };
}

type Synonyms = ReturnType<typeof toSynonyms>;

export const synonyms = defineCollection({
  model: "synonymgruppe",
  plural: "synonymgruppen",
  drafts: false,
  fields: ["Woerter"],
  schema: StrapiSynonyms,
  toItem: toSynonyms,
});

/** The groups of terms that search treats alike; the same array until an editor changes one. */
export const synonymGroups = derived((items: readonly Synonyms[]) => items.map(({ terms }) => terms));
