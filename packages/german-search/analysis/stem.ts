import { stemmer } from "@orama/stemmers/german";
import { isOtherScript, stemOtherScript } from "./other-scripts";

/** Snowball's German stem of a folded word, after endings that it does not know were replaced by ones that it does. Other scripts have their own. */
export const stem = (folded: string): string => {
  if (folded.length < 3 || hasDigit(folded)) return folded;
  if (isOtherScript(folded)) return stemOtherScript(folded);
  const own = byLetter[folded.at(-1) ?? ""] ?? [];
  return stemmer(own.reduce((word, [, ending, by]) => word.replace(ending, by), folded));
};

/** What is replaced before Snowball, of words with one of the last letters; docs/decisions/search.md has the errors. */
const endings: readonly (readonly [letters: string, ending: RegExp, by: string])[] = [
  // Kurs, Vers, Puls, Hals, Fels, Pils, Gans, Zins, Krebs, Keks, Fuchs have their s in the plural, too; not Pulvers, Schals, Löffels, Organs, Benzins
  [
    "s",
    /(?:kur|^ver|pul|(?<!sc)hal|^fel|pil|(?<!or|lo)gan|(?<![ane])zin|kreb|kek|(?:^[dl]a|fu|w[au]|^lu|^o)ch)s$/,
    "$&e",
  ],
  // Shops, Archivs, Neubaus, Regelns, Wanderers, Museums; not Gips, Raps, Schnaps, Mops
  ["s", /(?<=..p|.iv|bau|..e(?:r|[lr]?n)|.{3}(?<![at])um)(?<!(?:gi|ra|na|la|mo|wi|schli|knir)p)s$/, ""],
  // Busse, Kürbisse, Kirmessen; not Geldbuße
  ["ens", /(?<=.bus|kurbis|iltis|kirmes|atlas)(?<!geldbus|^einbus)se[ns]?$/, ""],
  // Kitas, Autos, Handys; not Kreis, Verzeichnis, Basis, Gas, Glas, Gras, kostenlos
  ["s", /(?<=..)([ay]|(?<![aensx]|kurb|ilt)i|(?<![lo])o)(?<!(?:g[lr]?|tl)a)s$/, "$1"],
  // Museum, Thema, Virus, Konto, Praxis, Lexikon have "en" in the plural; not Raum, Eigentum, Kita
  [
    "aomns",
    /(?<=.{3})(?<![at])um$|(?<=.{4})(?<![aeiou])a$|(?<=vir|rhythm|zykl|glob|kurs|ism)us$|(?<=kont|risik|sald)o$|(?<=prax|bas)is$|(?<=stadi|lexik)on$/,
    "en",
  ],
  // Lehrerinnen, Chefinnen; not Spinnen, beginnen
  ["n", /(?<=..(?:[aeou]r|.[bdfghklnt]|tz)in)nen$/, ""],
  // Regeln, rodeln
  ["ns", /(?<=..el)n$/, ""],
  // Materialien, Mineralien
  ["en", /(?<=..(?:al|[pst]il|prinzip))ien?$/, ""],
  // Neubauten
  ["n", /(?<=(?<!ge|er|be)bau)ten$/, ""],
  // System, Problem
  ["m", /(?<=syst|probl|embl|theor)em$/, "$&e"],
  // Bachstr.
  ["r", /(?<=..)str$/, "strasse"],
  ["ls", /saal(?:e?s)?$/, "sal"],
];

const byLetter: Record<string, typeof endings> = Object.fromEntries(
  Array.from("aelmnors", (letter) => [letter, endings.filter(([letters]) => letters.includes(letter))]),
);

export const isNumber = (word: string): boolean => !/^[a-z]/i.test(word) && /^\p{N}+$/u.test(word);

export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);

const particle = "ab|an|auf|aus|ein|fest|her|hin|los|mit|nach|um|vor|weg|zu|zuruck|zusammen";
/** angemeldet, abzuholen */
const separated = new RegExp(`^(${particle})(?:ge|zu)(?=.{3,}(?:en|t)$)`);
/** an(ge)meldet, verlängert, beglaubigt */
const participle = new RegExp(`(?<=^(?:${particle}|be|ent|er|ver|zer).{3,})(?:et|(?<=[eiu][lr]|ig)t)$`);

/** What a word family has in common: wandern, Wanderung, angemeldet, Anmeldung. Undefined where it is too short to tell families apart. */
export function familyOf(folded: string): string | undefined {
  if (folded.length < 5 || hasDigit(folded)) return undefined;
  const rest = folded
    .replace(separated, "$1")
    .replace(participle, "")
    .replace(/(?:innen|ungen|ung|in|ens|en|es|[ens])$/, "")
    .replace(/(?:erei|erer|er|lich|isch|ig)$/, "")
    .replace(/e([lr])$/, "$1");
  return rest.length >= 4 ? rest : undefined;
}

/** Anglerin, Anglerinnen → angler. To compare with only: other words may lose their end, too. */
export const withoutGender = (folded: string): string => folded.replace(feminine, "");

const feminine = /(?<=..(?:[aeou]r|.[bdfghklnt]|tz))in(?:nen)?$/;

/** The feminine of a person, the masculine of a woman: Lehrer → lehrerin, Kolleginnen → kolleg. To look up only: Kirche → kirchin */
export function otherGender(folded: string): string[] {
  const masculine = withoutGender(folded);
  if (masculine !== folded) return [masculine];
  const person = folded.replace(/(?<=[^i])e[ns]?$|s$/, "");
  return feminine.test(`${person}in`) ? [`${person}in`] : [];
}

/** geturnt → turnen, mäht → mähen, geangelt → angelen. To look up only: a Gericht is nothing that was "richten". */
export const infinitiveOf = (folded: string): string | undefined =>
  participleOfVerb.test(folded) ? folded.replace(participleOfVerb, "$1en") : undefined;

const participleOfVerb = /^(?:ge)?(.{3,}?)e?t$/;
