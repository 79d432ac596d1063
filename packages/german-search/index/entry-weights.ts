import { groupedNumbers, withoutCountryCode } from "../analysis/grouped-numbers";
import { stripMarkdown } from "../analysis/strip-markdown";
import { type Token, tokenize } from "../analysis/tokenize";
import type { IndexedEntry } from "../entry";
import { weights } from "../weights";
import type { Lexicon } from "./lexicon";

/** Characters of a text that are indexed: about 30,000 words, which take some 20 ms. */
const maxTextLength = 200_000;
const maxHyphenatedParts = 4;

const headings = /^#{1,6} +(.+)$/gm;
const lowerCase = /^(?:[a-z]|(?![\0-\x7f])\p{Ll})/u;

/** The texts of an entry that are indexed */
export const indexedTexts = ({ title, names, categories, lead, body }: IndexedEntry): string[] => [
  title,
  ...names,
  ...categories.map(({ name }) => name),
  lead,
  body,
];

/**
 * How much each word says about an entry, from 0 to 1 (BM25 over weighted fields). Its words are added to the lexicon.
 * @param seen how often more the entry's words were seen: −1 when it goes
 */
export function entryWeights(entry: IndexedEntry, lexicon: Lexicon, seen: 1 | -1 = 1): Map<number, number> {
  const { field } = weights;
  const amounts = new Map<number, number>();
  const addField = (text: string, amountOf: (words: number) => number, notCapitalised = 1) => {
    const tokens = tokenize(text);
    const amount = amountOf(tokens.length);
    learnTokens(text, tokens, lexicon, seen, (id, isLowerCase) => {
      amounts.set(id, (amounts.get(id) ?? 0) + (isLowerCase ? amount * notCapitalised : amount));
    });
  };
  const addText = (markdown: string, factor: number) => {
    const indexed = markdown.slice(0, maxTextLength);
    const amountOf = (words: number) => factor / lengthNorm(words, field.usualTextWords, field.textLength);
    addField(stripMarkdown(indexed), amountOf, field.notCapitalised);
    for (const [, heading = ""] of indexed.matchAll(headings))
      addField(heading, () => field.heading, field.notCapitalised);
  };
  addField(entry.title, (words) => field.title / lengthNorm(words, field.usualTitleWords, field.titleLength));
  for (const name of [...entry.names, ...entry.categories.map((category) => category.name)])
    addField(name, () => field.names);
  addText(entry.lead, field.lead);
  if (entry.body) addText(entry.body, field.body);
  for (const [id, amount] of amounts) amounts.set(id, amount / (field.saturation + amount));
  return amounts;
}

/** BM25's length normalisation; `share` is its b. */
const lengthNorm = (words: number, usual: number, share: number) => 1 - share + (share * words) / usual;

/**
 * Adds the ids of a text's words, and of what belongs together: "Repair-Café" is indexed as "Repaircafé" too, and
 * "030 1234-56" as "030123456". All content passes here, so that nothing is made for each word.
 */
function learnTokens(
  text: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  seen: 1 | -1,
  add: (id: number, isLowerCase: boolean) => void,
): void {
  let parts: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const isLowerCase = lowerCase.test(token.text);
    const id = lexicon.learn(token.text);
    if (isLowerCase || !beginsSentence(text, token.start)) lexicon.countCase(id, isLowerCase ? -seen : seen);
    add(id, isLowerCase);
    const isNextTied = tokens[index + 1]?.isTied === true;
    if (token.isTied) parts.push(token.text);
    else if (isNextTied) parts = [token.text];
    if (!token.isTied || isNextTied || parts.length > maxHyphenatedParts) continue;
    add(lexicon.learnHyphenated(parts), false);
  }
  const isGap = (start: number, end: number) => gapInNumber.test(text.slice(start, end));
  for (const { start, digits } of groupedNumbers(tokens, isGap)) {
    const isAbroad = text[(tokens[start]?.start ?? 0) - 1] === "+" || digits.startsWith("00");
    add(lexicon.learn(isAbroad ? withoutCountryCode(digits) : digits), false);
  }
}

/** Points separate the parts of dates and sums. */
const gapInNumber = /^[\s/()–-]*$/;

const openers = new Set(" \n\u00a0*_#>|„“”\"'(»«");
const sentenceEnds = new Set(".!?:;…–");

function beginsSentence(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && openers.has(text[at] ?? "")) at -= 1;
  return at < 0 || sentenceEnds.has(text[at] ?? "");
}
