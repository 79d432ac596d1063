import MiniSearch from "minisearch";
import { fold } from "../packages/german-search/analysis/fold.ts";
import { stem } from "../packages/german-search/analysis/stem.ts";
import { isStopWord } from "../packages/german-search/analysis/stop-words.ts";
import { stripMarkdown } from "../packages/german-search/analysis/strip-markdown.ts";
import { tokenize } from "../packages/german-search/analysis/tokenize.ts";

/** MiniSearch in two configurations, to compare the search of this project with. Both return slugs, best first. */

const toDocument = ({ kind, id, title, lead, body, names, categories }) => ({
  key: `${kind}/${id}`,
  slug: id,
  title,
  names: [...names, ...categories.map(({ name }) => name)].join("\n"),
  text: stripMarkdown(`${lead}\n${body}`),
});

/** As it comes: nothing is set but the fields. */
export function plainMiniSearch(entries) {
  const index = new MiniSearch({ fields: ["title", "names", "text"], idField: "key", storeFields: ["slug"] });
  index.addAll(entries.map(toDocument));
  return (q) => index.search(q).map(({ slug }) => slug);
}

const toTerm = (word) => {
  const folded = fold(word);
  return isStopWord(folded) ? null : stem(folded);
};

/**
 * As an engineer who knows it sets it up: German2 folding, Snowball stems, stop words, prefixes, one error in five
 * letters, boosted titles, synonyms as alternatives, all words first and any of them where no entry has all. The
 * numbers are the best of 24 combinations on the cases of bench/search.mjs.
 * @param groups the editors' synonyms
 */
export function tunedMiniSearch(entries, groups) {
  const index = new MiniSearch({
    fields: ["title", "names", "text"],
    idField: "key",
    storeFields: ["slug"],
    tokenize: (text) => tokenize(text).map(({ text: word }) => word),
    processTerm: toTerm,
  });
  index.addAll(entries.map(toDocument));
  const options = {
    boost: { title: 4, names: 2 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 && !/\p{N}/u.test(term) ? 0.2 : false),
    weights: { prefix: 0.2, fuzzy: 0.1 },
  };
  const alternativesOf = synonymsByTerm(groups);
  const queryOf = (q, combineWith) => {
    const terms = termsOf(q);
    const padded = ` ${terms.join(" ")} `;
    const phrases = [...alternativesOf.keys()].filter((phrase) => padded.includes(` ${phrase} `));
    const queries = terms.map((term) => ({
      combineWith: "OR",
      queries: [
        term,
        ...phrases
          .filter((phrase) => phrase.split(" ").includes(term))
          .flatMap((phrase) => alternativesOf.get(phrase))
          .map((other) => ({ combineWith: "AND", queries: other.split(" ") })),
      ],
    }));
    return { combineWith, queries };
  };
  return (q) => {
    if (termsOf(q).length === 0) return [];
    const all = index.search(queryOf(q, "AND"), options);
    const hits = all.length > 0 ? all : index.search(queryOf(q, "OR"), options);
    return hits.map(({ slug }) => slug);
  };
}

const termsOf = (text) => tokenize(text).flatMap(({ text: word }) => toTerm(word) ?? []);

/** The other terms of a synonym's groups, each as stems joined by spaces */
function synonymsByTerm(groups) {
  const others = new Map();
  for (const group of groups) {
    const phrases = group.map((term) => termsOf(term).join(" ")).filter(Boolean);
    for (const phrase of phrases)
      others.set(phrase, [...(others.get(phrase) ?? []), ...phrases.filter((other) => other !== phrase)]);
  }
  return others;
}
