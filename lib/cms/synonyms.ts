import { z } from "zod";
import { defineCollection } from "./collection";
import { document, required } from "./wire";

const StrapiSynonyms = z.object({ ...document, Woerter: required });

/** Words or phrases that search treats alike. Editors write one per line, or several with commas between them. */
function toSynonyms(wire: z.infer<typeof StrapiSynonyms>) {
  const terms = wire.Woerter.split(/[\n,;]+/).map((term) => term.trim());
  return { id: wire.documentId, terms: terms.filter(Boolean) };
}

export const synonyms = defineCollection({
  model: "synonymgruppe",
  plural: "synonymgruppen",
  drafts: false,
  schema: StrapiSynonyms,
  toItem: toSynonyms,
});
