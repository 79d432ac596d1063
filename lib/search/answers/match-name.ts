import type { NameWord } from "@dorfforum/german-search/index/name-words";
import type { QueryTerm } from "@dorfforum/german-search/query/query-term";
import { weights as ofWords } from "@dorfforum/german-search/weights";
import type { VillageIndex } from "../village-index";
import { weights } from "../weights";

/** What a question asks about, in the index's terms */
export type Subject = {
  terms: SubjectTerm[];
  ignored: ReadonlySet<string>;
  /** Ends of compounds that still are what their beginning says: the "Termin" of Blutspendetermin */
  heads?: RegExp;
};

export type SubjectTerm = QueryTerm & {
  /** Stems of its words as asked, for names that are not in the content */
  stems: string[];
  /** A word of the question's own wording: it helps when it matches, and does no harm when it does not */
  isOptional: boolean;
};

const nameOf = (index: VillageIndex, text: string, ignored: ReadonlySet<string>): readonly NameWord[] =>
  index.nameWords(text).filter(({ word }) => !ignored.has(word));

/**
 * How well a name is what is asked about, from 0 to 1; undefined unless it holds every word that is asked for, or what
 * stands around it (`context`) holds the lesser part of them.
 */
export function matchName(
  index: VillageIndex,
  { terms, ignored, heads }: Subject,
  text: string,
  context = "",
  minCertainty = weights.answer.minCertainty,
): number | undefined {
  const name = nameOf(index, text, ignored);
  const { minShareOfName, contextFactor } = weights.answer;
  // Reading what stands around takes longer than the name.
  let around: readonly NameWord[] | undefined;
  let sum = 0;
  let inName = 0;
  let whole = 0;
  for (const term of terms) {
    const certainty = certaintyIn(term, name, heads);
    const isInName = certainty >= minCertainty;
    if (context !== "" && (!isInName || certainty < contextFactor))
      around ??= nameOf(index, context, ignored);
    const contextual = around ? contextFactor * certaintyIn(term, around) : 0;
    if (!isInName && contextual < minCertainty * contextFactor) {
      if (term.isOptional) continue;
      return undefined;
    }
    sum += term.weight * Math.max(isInName ? certainty : 0, contextual);
    inName += isInName ? term.weight : 0;
    whole += term.weight;
  }
  if (whole === 0 || inName < minShareOfName * whole) return undefined;
  return sum / whole;
}

/**
 * How well a statement is about what is asked; undefined unless it holds every word that is asked for, or what stands around
 * it (`context`) does.
 * @param isShort whether all that stands around it is about the same: it may hold all words, or what they are about
 * @param isTitled whether what stands around it is the title of an offer: it may hold all words
 * @returns how many words are held; `at` is lower the earlier they stand
 */
export function matchStatement(
  index: VillageIndex,
  { terms, ignored }: Subject,
  text: string,
  context: string,
  { isShort = false, isTitled = false },
): { score: number; words: number; at: number } | undefined {
  const { contextFactor, minCertainty: minRelated, minEventCertainty, minShareOfName } = weights.answer;
  const minCertainty = isShort ? minRelated : minEventCertainty;
  const [own, around] = [nameOf(index, text, ignored), nameOf(index, context, ignored)];
  let [sum, whole, words, at] = [0, 0, 0, 0];
  for (const term of terms) {
    const certainty = certaintyIn(term, own);
    const contextual = certaintyIn(term, around, undefined, isShort);
    const best = Math.max(certainty, isTitled ? contextual : contextual * contextFactor);
    words += certainty < minCertainty ? 0 : 1;
    if (term.isOptional) {
      sum += ofWords.term.other * best;
      continue;
    }
    if (Math.max(certainty, contextual) < minCertainty) return undefined;
    sum += best;
    whole += 1;
    if (certainty < minCertainty) continue;
    at += own.findIndex((word) => certaintyIn(term, [word]) === certainty);
  }
  return !isShort && !isTitled && words < minShareOfName * whole
    ? undefined
    : { score: sum / whole, words: Math.max(words, whole), at };
}

/** A text without the words that are asked about */
export function withoutAsked(index: VillageIndex, { terms }: Subject, text: string): string {
  return index
    .nameWords(text)
    .filter((word) => terms.some((term) => matchesWord(term, word)))
    .reduce((rest, { start, end }) => rest.slice(0, start) + "_".repeat(end - start) + rest.slice(end), text);
}

/** Whether a text holds any of what is asked about. */
export function holdsAny(
  index: VillageIndex,
  { terms, ignored, heads }: Subject,
  text: string,
  minCertainty: number,
): boolean {
  const name = nameOf(index, text, ignored);
  return terms.some((term) => certaintyIn(term, name, heads) >= minCertainty);
}

/** The words of a name from the first to the last that is asked for: "Grünschnittplatz" of "Annahme am Grünschnittplatz" */
export function matchedPart(index: VillageIndex, { terms }: Subject, text: string): string {
  const asked = index.nameWords(text).filter((word) => terms.some((term) => matchesWord(term, word)));
  return text.slice(asked[0]?.start, asked.at(-1)?.end);
}

const matchesWord = (term: SubjectTerm, word: NameWord): boolean =>
  certaintyIn(term, [word]) >= weights.answer.minCertainty;

/** How surely a name holds what a term says, not what it is about. What the content lacks altogether stands for nothing. */
function certaintyIn(
  term: SubjectTerm,
  name: readonly NameWord[],
  heads?: RegExp,
  allowsRelated = false,
): number {
  const isNamed =
    term.stems.length > 0 && term.stems.every((stem) => name.some((word) => word.stem === stem));
  let best = isNamed ? ofWords.expansion.stem : 0;
  const [only = ""] = term.stems;
  if (
    heads &&
    term.stems.length === 1 &&
    name.some(({ word }) => word.startsWith(only) && heads.test(word.slice(only.length)))
  )
    best = Math.max(best, ofWords.expansion.compoundEnd);
  for (const { factor, expansions, isFallback, isRelated } of term.clauses) {
    if (isFallback || (isRelated && !allowsRelated) || expansions.length === 0) continue;
    const certainties = expansions.map((expansion) => {
      let certainty = 0;
      for (const { id = -1 } of name) certainty = Math.max(certainty, expansion.get(id) ?? 0);
      return certainty;
    });
    // A compound stands for the name only with all of its parts.
    if (certainties.some((certainty) => certainty === 0)) continue;
    const mean = certainties.reduce((total, certainty) => total + certainty, 0) / certainties.length;
    best = Math.max(best, Math.min(1, factor * mean));
  }
  return best;
}

const maxFew = 3;

/**
 * The candidate whose score stands out, or those few that are as good as each other, best first; of several that say the
 * same the best. Empty where too many may be meant.
 */
export function bestFew<Candidate extends { score: number }>(
  candidates: readonly Candidate[],
  toValue: (candidate: Candidate) => unknown,
): Candidate[] {
  const sorted = [...candidates].sort((a, b) => b.score - a.score);
  const [best] = sorted;
  const few = new Map<unknown, Candidate>();
  for (const candidate of sorted) {
    if (best && candidate !== best && best.score - candidate.score >= weights.answer.minMargin) break;
    const value = toValue(candidate);
    if (!few.has(value)) few.set(value, candidate);
  }
  return few.size <= maxFew ? [...few.values()] : [];
}

/** The only candidate whose score stands out; of several that say the same the best. */
export function bestOf<Candidate extends { score: number }>(
  candidates: readonly Candidate[],
  toValue: (candidate: Candidate) => unknown,
): Candidate | undefined {
  const few = bestFew(candidates, toValue);
  return few.length === 1 ? few[0] : undefined;
}
