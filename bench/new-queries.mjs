import { readQuestions } from "../lib/search/testing/questions.ts";
import { cases } from "./search-found.mjs";

/** Half of them are for the compiler: the code is warm, the queries that are measured are new. */

const dates = [
  "am Freitag",
  "nächste Woche",
  "vom 4. bis 6. Dezember",
  "zwischen Weihnachten und Neujahr",
  "am zweiten Samstag im Januar",
  "heute Abend um halb acht",
  "in den nächsten zehn Tagen",
  "an Pfingsten",
  "bis Monatsende",
  "Samstag oder Sonntag in einer Woche",
];

const swapped = (word) => `${word.slice(0, 2)}${word[3] ?? ""}${word[2] ?? ""}${word.slice(4)}`;

/** What people may do to words of a title */
const variations = [
  ([first]) => first,
  ([first, second]) => `${second} ${first}`,
  ([first], at) => `${first} ${dates[at % dates.length]}`,
  ([first, second], at) => `gibt es ${dates[at % dates.length]} ${second} oder ${first}?`,
  ([first]) => swapped(first),
  ([first, second]) => `${first}${second.toLowerCase()}`,
  ([first]) => `wo kann ich ${first} machen`,
];

const titlesUsed = 400;

/** Distinct queries: the cases, the questions of villagers, and words of the entries' titles in several ways */
export function newQueries(entries) {
  const known = [
    ...Object.values(cases)
      .flat()
      .map(({ Anfrage }) => Anfrage),
    ...readQuestions("seen").map(({ q }) => q),
  ];
  const step = Math.max(1, Math.floor(entries.length / titlesUsed));
  const built = entries
    .filter((_, at) => at % step === 0)
    .slice(0, titlesUsed)
    .flatMap(({ title }, at) => {
      const [first = title, second = first] = title.split(/[^\p{L}\d]+/u).filter((word) => word.length > 3);
      return variations[at % variations.length]([first, second], at);
    });
  const all = [...new Set([...known, ...built])];
  return {
    toWarm: all.filter((_, at) => at % 2 === 0),
    toMeasure: all.filter((_, at) => at % 2 === 1),
  };
}
