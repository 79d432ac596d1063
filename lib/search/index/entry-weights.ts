import { stripMarkdown } from "../analysis/strip-markdown";
import { tokenize } from "../analysis/tokenize";
import type { SearchEntry } from "../search-entry";
import type { Lexicon } from "./lexicon";

/** Characters of a text that are indexed: about 30,000 words, which take some 20 ms. Measured in docs/suche.md. */
const maxText = 200_000;

/** A title of so many words, a text of so many: longer ones entryWeights each word less (BM25). */
const usualTitle = 4;
const usualText = 120;
/** From where on more of a word hardly says more (BM25's k1) */
const saturation = 1.2;

/** In a running text nouns say most of what it is about: a Fest more than what stands "fest". */
const smallShare = 0.6;
const startsSmall = /^\p{Ll}/u;

/** How much each word says of an entry: the title most, then what names it, then how often the text says it. */
export function entryWeights(entry: SearchEntry, lexicon: Lexicon): Map<number, number> {
  const amounts = new Map<number, number>();
  const take = (text: string, amountOf: (length: number) => number, ofSmall = 1) => {
    const words = tokenize(text);
    const amount = amountOf(words.length);
    let joined = "";
    let parts: string[] = [];
    for (const [index, word] of words.entries()) {
      const isSmall = startsSmall.test(word.text);
      const known = lexicon.learn(word.text);
      if (isSmall) lexicon.sawSmall(known);
      else if (!beginsSentence(text, word.start)) lexicon.sawCapital(known);
      add(amounts, known, isSmall ? amount * ofSmall : amount);
      // "Repair-Café" is found as "Repaircafé" too.
      joined = word.isTied ? joined + word.text : word.text;
      parts = word.isTied ? [...parts, word.text] : [word.text];
      if (parts.length < 2 || parts.length > 4 || words[index + 1]?.isTied) continue;
      const id = lexicon.learnTied(joined, parts);
      add(amounts, id, amount);
    }
  };
  take(entry.title, (length) => 3.5 / (0.7 + (0.3 * length) / usualTitle));
  for (const name of [...entry.names, ...entry.categories.map((category) => category.name)])
    take(name, () => 0.7);
  const text = (markdown: string, factor: number) => {
    const indexed = markdown.slice(0, maxText);
    take(stripMarkdown(indexed), (length) => factor / (0.4 + (0.6 * length) / usualText), smallShare);
    for (const [, heading = ""] of indexed.matchAll(headings)) take(heading, () => ofHeading, smallShare);
  };
  text(entry.lead, 0.8);
  if (entry.body) text(entry.body, 0.7);
  for (const [word, amount] of amounts) amounts.set(word, amount / (saturation + amount));
  return amounts;
}

/** What a word in a heading says beyond standing in the text. */
const ofHeading = 0.6;
const headings = /^#{1,6} +(.+)$/gm;

/** A capital after these, or at the very beginning, is no sign of a noun. */
function beginsSentence(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && between.has(text[at] ?? "")) at -= 1;
  return at < 0 || ends.has(text[at] ?? "");
}

const between = new Set(" \n\u00a0*_#>|„“”\"'(»«");
const ends = new Set(".!?:;…–");

const add = (amounts: Map<number, number>, word: number, amount: number) =>
  amounts.set(word, (amounts.get(word) ?? 0) + amount);
