import { withoutMarkdown } from "../analysis/without-markdown";
import { type Word, wordsIn } from "../analysis/words";
import type { Entry } from "../entry";
import type { Lexicon } from "./lexicon";

/** Characters of a text that are indexed: about 30,000 words, which take some 20 ms. Measured in docs/suche.md. */
const maxText = 200_000;

/** A title of so many words, a text of so many: longer ones weigh each word less (BM25). */
const usualTitle = 4;
const usualText = 120;
/** From where on more of a word hardly says more (BM25's k1) */
const saturation = 1.2;

/** In a running text nouns say most of what it is about: a Fest more than what stands "fest". */
const smallShare = 0.6;
const startsSmall = /^\p{Ll}/u;

/** How much each word says of an entry: the title most, then what names it, then how often the text says it. */
export function weigh(entry: Entry, lexicon: Lexicon): Map<number, number> {
  const amounts = new Map<number, number>();
  const take = (words: readonly Word[], amountOf: (length: number) => number, ofSmall = 1) => {
    const amount = amountOf(words.length);
    let joined = "";
    let parts: string[] = [];
    for (const [index, word] of words.entries()) {
      add(amounts, lexicon.learn(word.text), startsSmall.test(word.text) ? amount * ofSmall : amount);
      // "Repair-Café" is found as "Repaircafé" too.
      joined = word.isTied ? joined + word.text : word.text;
      parts = word.isTied ? [...parts, word.text] : [word.text];
      if (parts.length < 2 || parts.length > 4 || words[index + 1]?.isTied) continue;
      const id = lexicon.learnTied(joined, parts);
      add(amounts, id, amount);
    }
  };
  take(wordsIn(entry.title), (length) => 3.5 / (0.7 + (0.3 * length) / usualTitle));
  for (const name of [...entry.names, ...entry.categories.map((category) => category.name)])
    take(wordsIn(name), () => 0.7);
  const text = (markdown: string, factor: number) =>
    take(
      wordsIn(withoutMarkdown(markdown.slice(0, maxText))),
      (length) => factor / (0.4 + (0.6 * length) / usualText),
      smallShare,
    );
  text(entry.lead, 0.8);
  if (entry.body) text(entry.body, 0.7);
  for (const [word, amount] of amounts) amounts.set(word, amount / (saturation + amount));
  return amounts;
}

const add = (amounts: Map<number, number>, word: number, amount: number) =>
  amounts.set(word, (amounts.get(word) ?? 0) + amount);
