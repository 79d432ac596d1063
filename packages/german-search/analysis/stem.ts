import { stemmer } from "@orama/stemmers/german";

/** Snowball's German stem of a folded word, also for plurals of loanwords: Kitas, Autos, Handys. */
export const stem = (folded: string): string =>
  folded.length < 3 || hasDigit(folded)
    ? folded
    : stemmer(folded.replace(pluralOfLoanword, "$1").replace(replacedEnding, "en").replace(/saal$/, "sal"));

/** Excludes Kreis, Verzeichnis, Basis, Gas, Glas, Gras and kostenlos, whose "s" is part of the word */
const pluralOfLoanword = /(?<=..)([ay]|(?<![aensx])i|(?<![lo])o)(?<!g[lr]?a)s$/;

/** Ends that "en" replaces in the plural: Museum, Thema, Virus, Konto, Praxis, Lexikon; not Raum, Eigentum, Kita */
const replacedEnding =
  /(?<=.{3})(?<![at])um$|(?<=.{4})(?<![aeiou])a$|(?<=vir|rhythm|zykl|glob|kurs|ism)us$|(?<=kont|risik|sald)o$|(?<=prax|bas)is$|(?<=stadi|lexik)on$/;

export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);

/** What a word family has in common: wandern, Wanderung, Wanderer. Undefined where it is too short to tell families apart. */
export function familyOf(folded: string): string | undefined {
  if (folded.length < 5 || hasDigit(folded)) return undefined;
  const rest = folded
    .replace(/(?:innen|ungen|ung|in|ens|en|es|[ens])$/, "")
    .replace(/(?:erei|er|lich|isch|ig)$/, "")
    .replace(/e([lr])$/, "$1");
  return rest.length >= 4 ? rest : undefined;
}

/** Anglerin, Anglerinnen → angler. To compare with only: other words may lose their end, too. */
export const withoutGender = (folded: string): string =>
  folded.replace(/(?<=er|ist|ent|ant|or|ig|og|af|ar|at|arzt|wirt|walt|koch|freund)in(?:nen)?$/, "");
