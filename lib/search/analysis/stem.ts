import { stemmer } from "@orama/stemmers/german";

/**
 * Snowball's German stem of a folded word; words with digits have none but themselves. It leaves the plural of loanwords
 * alone: Kitas, Autos, Handys.
 */
export const stem = (folded: string): string =>
  folded.length < 3 || hasDigit(folded) ? folded : stemmer(folded.replace(pluralOfLoanword, "$1"));

/** Not of Kreis, Verzeichnis, Basis, Gas, Glas, Gras and what is kostenlos, which have an "s" of their own */
const pluralOfLoanword = /(?<=..)([ay]|(?<![aensx])i|(?<![lo])o)(?<!g[lr]?a)s$/;

export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);

/**
 * What the words of a family share beyond their stem: wandern, Wanderung and Wanderer; Führung and führen; angeln and
 * Anglerin. Undefined where too little is left to tell families apart.
 */
export function familyOf(folded: string): string | undefined {
  if (folded.length < 5 || hasDigit(folded)) return undefined;
  const rest = folded
    .replace(/(?:innen|ungen|ung|in|ens|en|es|[ens])$/, "")
    .replace(/(?:erei|er|lich|isch|ig)$/, "")
    .replace(/e([lr])$/, "$1");
  return rest.length >= 4 ? rest : undefined;
}

/** The masculine form of what may be a feminine one: Anglerin, Anglerinnen → angler. Only to be compared. */
export const withoutGender = (folded: string): string =>
  folded.replace(/(?<=er|ist|ent|ant|or|ig)in(?:nen)?$/, "");
