import { fold } from "../analysis/fold";
import { isCommonNoun } from "./common-nouns";
import { isUnknown, type QueryTerm } from "./query-term";
import { splitCompound } from "./split-compound";

/** Letters from which an unknown word is named; shorter ones are particles of a dialect: "a", "ma", "ne". */
const minLength = 3;
const abbreviation = /^[^aeiouy\P{L}]{3,5}$/u;
const adjective = /(?:ig|lich|isch|bar|sam|los|(?<!sc)haft)(?:e[mnrs]?)?$/;
const particle =
  "ab|an|auf|aus|durch|ein|fest|heim|her|hin|lang|los|mit|nach|um|vor|weg|weiter|zu|zuruck|zusammen";
/** loswerden, heimbringen; abgelaufen, umgezogen; umgekippter */
const verb = new RegExp(
  `^(?:(?:${particle}).+(?:en|ern|eln)|ge.{3,}(?:en|t)|(?:${particle})ge.{3,}(?:en|t)(?:e[mnrs]?)?)$`,
);

/** The words of a query that the content lacks, as written, and its other words where the content has some. */
export function unknownWords(q: string, terms: readonly QueryTerm[]): { words: string[]; known?: string } {
  const textOf = ({ start, end }: QueryTerm) => q.slice(start, end);
  const unknown = terms.filter((term) => !term.correction && isUnknown(term));
  const named = terms.length === 1 ? unknown : unknown.filter((term) => namesThing(textOf(term)));
  const words = named.map(textOf);
  if (unknown.length === terms.length || named.length === 0) return { words };
  return {
    words,
    known: terms
      .filter((term) => !unknown.includes(term))
      .map(textOf)
      .join(" "),
  };
}

/** Nobody looks for what an adjective, a verb or a particle says alone. */
export function namesThing(word: string): boolean {
  const folded = fold(word);
  if (isCommonNoun(folded) || splitCompound(folded, isCommonNoun) || abbreviation.test(folded)) return true;
  return folded.length >= minLength && !adjective.test(folded) && !verb.test(folded);
}
