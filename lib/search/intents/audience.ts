import { anyNumber, lookUp, numbers, oneOf, phrase, toNumber } from "./phrase";

/** Whom something is for: years of age, and the words by which texts say so. */
export type Audience = { ages?: { from: number; to: number } | undefined; words: string[]; name: string };

const groups: [names: string, Audience][] = [
  [
    "babys?|säuglinge?|neugeborene",
    {
      ages: { from: 0, to: 1 },
      words: ["Baby", "Neugeborene", "Krabbelgruppe", "Säugling"],
      name: "für Babys",
    },
  ],
  [
    "kleinkinder|kleinkind|die kleinsten|die kleinen",
    {
      ages: { from: 1, to: 3 },
      words: ["Kleinkinder", "Krabbelgruppe", "Krippe", "Kleinsten"],
      name: "für Kleinkinder",
    },
  ],
  [
    "schulkinder|grundschulkinder|schüler(?:innen)?",
    { ages: { from: 6, to: 10 }, words: ["Schulkinder", "Kinder", "Schüler"], name: "für Schulkinder" },
  ],
  [
    "kinder|kids|mein kind|unser kind|meine kinder|unsere kinder|meinen sohn|meine tochter",
    { words: ["Kinder", "Kind", "Familie", "Bambini"], name: "für Kinder" },
  ],
  [
    "jugendliche|jugendlichen|teenager|teenies|teens|junge leute|die jugend",
    {
      ages: { from: 12, to: 18 },
      words: ["Jugendliche", "Jugend", "Jungen", "Mädchen"],
      name: "für Jugendliche",
    },
  ],
  [
    "senior(?:en|innen)|senioren und seniorinnen|seniorinnen und senioren|ältere(?: menschen| leute)?|alte leute|rentner(?:innen)?|omas?|opas?",
    {
      ages: { from: 60, to: 120 },
      words: ["Senioren", "Seniorinnen", "Ältere", "Rentner"],
      name: "für Ältere",
    },
  ],
  [
    "familien|die (?:ganze )?familie|eltern",
    { words: ["Familien", "Familie", "Eltern", "Kinder"], name: "für Familien" },
  ],
];

const childhood = ["Kinder", "Kind", "Krippe", "Kindertagesstätte", "Kindertagespflege"];

/** From "zwei" to "achtzehn" */
const spelled = oneOf([...numbers.keys()].filter((word) => !word.startsWith("ein")));
const years = `(?<age>\\d{1,3}|ein|${spelled})[\\s-]?jährigen?r?s?`;
const aged = `(?:kind(?:er|ern)?\\s+)?(?<how>ab|von|unter|bis|mit|über)\\s+(?<years>${anyNumber})(?:\\s+(?:bis|[–-])\\s+(?<last>${anyNumber}))?\\s+jahr(?:en?)?`;

/** The people that a query names, and where it does. */
export function findAudience(query: string): { audience: Audience; start: number; end: number } | undefined {
  const at = (match: RegExpExecArray, audience: Audience) => ({
    ...{ audience, start: match.index, end: match.index + match[0].length },
  });
  const byYears = phrase(
    `(?:für\\s+|mit\\s+)?(?:(?:einen?|meine?n?|unsere?n?|die|das)\\s+)?${years}(?:\\s+kind(?:er|ern)?)?`,
  ).exec(query);
  if (byYears) {
    const written = byYears.groups?.age ?? "";
    const age = /^\d/.test(written) ? Number(written) : (lookUp(numbers, written) ?? 0);
    return at(byYears, {
      ages: { from: age, to: age },
      words: age < 14 ? childhood : [],
      name: `für ${age}-Jährige`,
    });
  }
  const byRange = phrase(
    `(?:für\\s+)?${aged}|(?:für\\s+)?kinder\\s+(?<how2>ab|unter|bis|mit|über)\\s+(?<years2>${anyNumber})`,
  ).exec(query);
  if (byRange) {
    const { how, years: first, last, how2, years2 } = byRange.groups ?? {};
    const ages = agesOf((how ?? how2 ?? "").toLowerCase(), toNumber(first ?? years2), toNumber(last));
    const isOld = ages.from >= 55;
    return at(byRange, { ages, words: isOld ? ["Senioren", "Ältere"] : childhood, name: byRange[0].trim() });
  }
  for (const [names, audience] of groups) {
    const match = phrase(`für\\s+(?:die\\s+|unsere\\s+|alle\\s+)?(?:${names})`).exec(query);
    if (match) return at(match, audience);
  }
  return undefined;
}

function agesOf(how: string, first: number, last: number): { from: number; to: number } {
  if (last >= first) return { from: first, to: last };
  if (how === "unter" || how === "bis") return { from: 0, to: how === "unter" ? first - 1 : first };
  // "ab 6" asks for what a child of six may join, "ab 60" for what those above may.
  return { from: first, to: how === "mit" || first < 18 ? first : 120 };
}

const span = `(?:(?:von|zwischen)\\s+)?(?<from>${anyNumber})\\s*(?<months>monaten?)?\\s*(?:bis|und|[–-])\\s*(?<to>${anyNumber})`;
const written = phrase(
  `(?:${span}|ab\\s+(?<above>${anyNumber})|bis\\s+(?<below>${anyNumber}))\\s*jahr(?:en?)?`,
);

/** The ages that a text says it is for: "1 bis 6 Jahre", "ab vierzehn Jahren"; undefined where it says none. */
export function agesIn(text: string): { from: number; to: number } | undefined {
  const { from, months, to, above, below } = written.exec(text)?.groups ?? {};
  if (from !== undefined) return { from: months ? toNumber(from) / 12 : toNumber(from), to: toNumber(to) };
  if (above !== undefined) return { from: toNumber(above), to: 120 };
  return below === undefined ? undefined : { from: 0, to: toNumber(below) };
}
