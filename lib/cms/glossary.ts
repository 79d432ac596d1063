import { toSafeTarget } from "@/lib/urls/targets";
import { defineCollection, type ItemOf } from "./collection";
import { derived } from "./derived";
import { isCmsRequestError } from "./errors";
import { changedAt, required, text, textOrEmpty } from "./wire";

/** The CMS limits the text of the forms, not their number. */
const maxForms = 50;

/** Official terms, which are explained where a text of the site uses them. Editors write one other form per line. */
export const glossaryTerms = defineCollection({
  model: "glossarbegriff",
  plural: "glossarbegriffe",
  drafts: false,
  fields: {
    name: ["Begriff", required],
    otherForms: ["Weitere_Formen", textOrEmpty],
    explanation: ["Erklaerung", required],
    target: ["Link", text.transform((target) => target && toSafeTarget(target))],
    changedAt,
  },
  toItem: ({ otherForms, ...term }) => ({
    ...term,
    otherForms: otherForms
      .split("\n")
      .flatMap((form) => form.trim().replace(/\s+/g, " ") || [])
      .slice(0, maxForms),
  }),
});

type GlossaryEntry = ItemOf<typeof glossaryTerms>;

const fromAToZ = derived([glossaryTerms], ({ items }) =>
  [...items].sort((a, b) => a.name.localeCompare(b.name, "de")),
);

const none: readonly GlossaryEntry[] = [];

/** The terms from A to Z: the same list until one changes. Empty without a copy, so that no text waits for its glossary. */
export const glossary = {
  ready: (): Promise<readonly GlossaryEntry[]> =>
    fromAToZ().catch((error: unknown) => {
      // The replica reports its own failures.
      if (isCmsRequestError(error)) return none;
      throw error;
    }),
};

export const getGlossary = glossary.ready;
