import { type Clause, withoutRelated } from "@dorfforum/german-search/query/query-term";
import { weights } from "@dorfforum/german-search/weights";
import type { SearchEntry } from "../search-entry";
import type { VillageIndex } from "../village-index";
import type { ReadTerm } from "./read-terms";
import type { TypedQuery } from "./typed-query";

const { compoundStart, exact, family, gender, stem } = weights.expansion;
/** That of a word that begins with what is typed */
const begun = weights.expansion.prefix * weights.clause.typedPrefix;
const synonym = weights.clause.synonym * exact;

/** How surely a text has to have a term */
type Minimum = {
  /** How surely a noun stands for one of a clause: no less than a compound's part, as Förderverein for Verein */
  ofNoun?: number;
  /** The same with the clause's factor */
  ofTerm?: number;
};

/**
 * Whether somebody who typed a query sees why an entry is suggested: its title says what is asked about, and it or the short text
 * says each other word, too. Where one turns to for something says in its title what for, but not all that one may want with it.
 */
export function isNamedBy(index: VillageIndex, query: TypedQuery, entry: SearchEntry): boolean {
  const { terms, subjects, asksForContact } = query;
  if (asksForContact && !entry.contact && entry.kind !== "seite") return false;
  const says = (ofTerm: number) => subjects.some((term) => has(index, entry.title, term, { ofTerm }));
  if (!says(begun) && !subjects.some((term) => isNameOf(index, entry, term))) return false;
  return terms.length < 2 || (isTurnedTo(entry) && says(gender)) || namesAsked(index, query, entry);
}

/** Whether an offer, an Info or a page is about the noun of a query whose other words no entry has */
export const isAbout = (index: VillageIndex, { q, subjects }: TypedQuery, entry: SearchEntry): boolean =>
  isTurnedTo(entry) &&
  !entry.contact &&
  subjects.some((term) => term.end < q.length && isNameOf(index, entry, term));

/** Behind the colon of an article or event stands what is told about it; of an article's title a compound's part is no more. */
function isNameOf(index: VillageIndex, entry: SearchEntry, term: ReadTerm): boolean {
  const name = isTurnedTo(entry) ? entry.title : nameIn(entry.title);
  return has(index, name, term, entry.kind === "beitrag" ? { ofNoun: begun } : {});
}

const isTurnedTo = ({ kind }: SearchEntry) => kind !== "beitrag" && kind !== "veranstaltung";

/** A title up to its colon */
export const nameIn = (title: string): string => title.split(":", 1)[0] ?? "";

/** Whether an entry says, where it is short, each word that asks for something */
export function namesAsked(index: VillageIndex, { asked }: TypedQuery, entry: SearchEntry): boolean {
  return asked.every(
    (term) =>
      has(index, entry.title, term) ||
      has(index, textAround(entry), withoutRelated(term), { ofTerm: synonym }),
  );
}

/** Whether an Info that is not called so says the word in its short text that a single one begins */
export function isMentionedBy(index: VillageIndex, query: TypedQuery, entry: SearchEntry): boolean {
  const { tokens, subjects, beginning } = query;
  const [term] = subjects;
  const isWhole = index.lexicon.idOf(beginning) !== undefined;
  if (!term || entry.kind !== "info" || tokens.length > 1 || isWhole) return false;
  return has(index, textAround(entry), withoutRelated(term), { ofTerm: begun });
}

const textAround = ({ type = "", names, lead }: SearchEntry) => [type, ...names, lead].join(" ");

/** Whether a text has a term's word, or all words of what stands for it */
function has(index: VillageIndex, text: string, term: ReadTerm, minimum: Minimum = {}): boolean {
  const { ofNoun = compoundStart, ofTerm = 0 } = minimum;
  const { clauses, typed } = term;
  const words = index.nameWords(text);
  return clauses.some(({ factor, expansions, isFallback, isRelated }: Clause) => {
    if ((isFallback && !isRelated) || expansions.length === 0) return false;
    return expansions.every((expansion) =>
      words.some(({ id = -1, start, end, word }) => {
        const certainty = expansion.get(id) ?? 0;
        // "büch" begins no "buchen"; who has no umlauts types "buch".
        const isOther =
          certainty === begun &&
          /[äöü]/.test(typed) &&
          !text.slice(start, end).replaceAll("\u00ad", "").toLowerCase().startsWith(typed);
        // A Bahnhof has no Laufbus, and what is related to Werkzeug is no "ausleihen". Verbs have no gender: Bücher are not "buchen".
        const isSure = isCapital(text[start])
          ? certainty >= (isRelated ? stem : ofNoun)
          : certainty !== gender &&
            !isRelated &&
            (certainty >= begun || (certainty === family && word.startsWith(typed)));
        return isSure && !isOther && certainty * factor >= ofTerm;
      }),
    );
  });
}

const isCapital = (letter = "") => letter !== letter.toLowerCase();
