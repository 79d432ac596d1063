import { fold } from "../../analysis/fold";

const ones = "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");
const tens = ["zwanzig", "dreißig", "vierzig", "fünfzig"];
const teens = new Map([
  [16, "sechzehn"],
  [17, "siebzehn"],
]);

const nameOf = (number: number): string => {
  const one = ones[number % 10] ?? "";
  if (number <= 12) return ones[number] ?? "";
  if (number < 20) return teens.get(number) ?? `${one}zehn`;
  const ten = tens[Math.floor(number / 10) - 2] ?? "";
  return number % 10 === 0 ? ten : `${one}und${ten}`;
};

const irregularOrdinals = new Map([
  [1, "ers"],
  [3, "drit"],
  [7, "sieb"],
  [8, "ach"],
]);

/** Spoken and regional forms, and English ones */
const otherCardinals: [words: string, number][] = [
  ["eins one oans oane eene", 1],
  ["zwo two twee zwoa beiden beide", 2],
  ["three dree", 3],
  ["four veer", 4],
  ["five fief fünfe", 5],
  ["six sechse", 6],
  ["siem siebene seven", 7],
  ["achte eight", 8],
  ["nine neune", 9],
  ["ten zehne", 10],
  ["zwölfe twelve", 12],
  ["paar wenige wenigen einige einigen mehrere mehreren", 3],
];
const otherOrdinals: [words: string, number][] = [
  ["erschter erschten first", 1],
  ["zwoten zwoter zwotes second", 2],
  ["third", 3],
  ["fourth", 4],
  ["siebenten siebenter", 7],
];

const cardinals = new Map<string, number>();
const ordinals = new Map<string, number>();
for (let number = 1; number < 60; number += 1) {
  const name = nameOf(number);
  cardinals.set(fold(name), number);
  const stem = irregularOrdinals.get(number) ?? name;
  for (const ending of ["te", "ten", "ter", "tes", "tem"])
    for (const spoken of [stem, stem.replace("zwei", "zwo")])
      ordinals.set(fold(`${spoken}${number < 20 ? "" : "s"}${ending}`), number);
}
for (const article of ["eine", "einen", "einem", "einer", "eines", "nen", "nem", "ner"])
  cardinals.set(article, 1);
for (const [words, number] of otherCardinals)
  for (const word of words.split(" ")) cardinals.set(fold(word), number);
for (const [words, number] of otherOrdinals)
  for (const word of words.split(" ")) ordinals.set(fold(word), number);

/** "fuffzehnten", "zwanzigschten", "dreizehnde", "zwanzgste": what regions do to all numbers */
const standard = (word: string): string =>
  word
    .replace(/^fuff/, "funf")
    .replace("scht", "st")
    .replace(/zg(?=$|s)/, "zig")
    .replace(/d(?=e[nmrs]?$)/, "t");

/** @param word folded. "zwölf" is 12. */
export const cardinalOf = (word: string): number | undefined =>
  cardinals.get(word) ?? cardinals.get(standard(word));

/** @param word folded. "einunddreißigsten" is 31. */
export const ordinalOf = (word: string): number | undefined =>
  ordinals.get(word) ?? ordinals.get(standard(word));
