import { defineCollection, type ItemOf } from "./collection";
import { isCmsRequestError } from "./errors";
import type { Snapshot } from "./replica-copy";
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

type SynonymGroup = ItemOf<typeof synonyms>;

const none: Snapshot<SynonymGroup> = { items: [], byId: new Map() };

/** The groups; none without a copy, so that no search waits for them. */
export const getSynonyms = (): Promise<Snapshot<SynonymGroup>> =>
  synonyms.ready().catch((error: unknown) => {
    // The replica reports its own failures.
    if (isCmsRequestError(error)) return none;
    throw error;
  });
