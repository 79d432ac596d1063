import { addresses } from "@/lib/cms/addresses";
import type { Collection } from "@/lib/cms/collection";
import { requiredCollections } from "@/lib/cms/collections";
import { glossaryTerms } from "@/lib/cms/glossary";
import { neighbourDates } from "@/lib/cms/neighbours";
import { synonyms } from "@/lib/cms/synonyms";
import { activeFeatures } from "@/lib/features";
import { notices } from "@/lib/notices/cms/notices";

/** Synonyms improve a search, former addresses lead on, notices stand above pages, terms explain, neighbours add: other pages are readable without them. */
const optionalCollections = [synonyms, addresses, notices, glossaryTerms, neighbourDates];

let known: readonly Collection<object>[] | undefined;

/**
 * Every content type that the site reads. Loading, webhooks, the files that may be served and the sitemap follow from it. The same
 * list each time; like the environment it is asked for inside functions.
 */
export function collections(): readonly Collection<object>[] {
  known ??= [
    ...requiredCollections,
    ...optionalCollections,
    ...activeFeatures().flatMap((feature) => feature.collections ?? []),
  ];
  return known;
}
