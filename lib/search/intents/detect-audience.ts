import { audienceTexts } from "@/lib/texts/search";
import { anyNumber, numbers, oneOf, type Position, phrase, positionOf, toNumber } from "./phrase";

export type Ages = { from: number; to: number };

export type Audience = { ages?: Ages; words: string[]; name: string };

const { babies, toddlers, pupils, children, teenagers, seniors, families } = audienceTexts;
const groups: [names: string, Audience][] = [
  [
    "babys?|bab(?:y|ie)s|säuglinge?|neugeborene",
    { ages: { from: 0, to: 1 }, words: ["Baby", "Neugeborene", "Krabbelgruppe", "Säugling"], name: babies },
  ],
  [
    "kleinkinder|kleinkind|die kleinsten|die kleinen",
    {
      ages: { from: 1, to: 3 },
      words: ["Kleinkinder", "Krabbelgruppe", "Krippe", "Kleinsten"],
      name: toddlers,
    },
  ],
  [
    "schulkinder|grundschulkinder|schüler(?:innen)?",
    { ages: { from: 6, to: 10 }, words: ["Schulkinder", "Kinder", "Schüler"], name: pupils },
  ],
  [
    "kindern?|kids|children|mein kind|unser kind|meine kinder|unsere kinder|meinen sohn|meine tochter",
    { words: ["Kinder", "Kind", "Familie", "Bambini"], name: children },
  ],
  [
    "jugendliche|jugendlichen|teenager|teenies|teens|junge leute|die jugend",
    { ages: { from: 12, to: 18 }, words: ["Jugendliche", "Jugend", "Jungen", "Mädchen"], name: teenagers },
  ],
  [
    "senior(?:en|innen)|senioren und seniorinnen|seniorinnen und senioren|ältere(?: menschen| leute)?|alte leute|rentner(?:innen)?|omas?|opas?",
    { ages: { from: 60, to: 120 }, words: ["Senioren", "Seniorinnen", "Ältere", "Rentner"], name: seniors },
  ],
  [
    "familien?|die ganze familie|der ganzen familie|eltern|the family|families",
    { words: ["Familien", "Familie", "Eltern", "Kinder"], name: families },
  ],
];
const groupPatterns = groups.map(([names, audience]) => ({
  pattern: phrase(
    `(?:für|mit|for|with)\\s+(?:(?:die|der|den|unsere[nr]?|meine[nr]?|alle|kleinen|my|the)\\s+)?(?:${names})`,
  ),
  audience,
}));

const childhood = ["Kinder", "Kind", "Krippe", "Kindertagesstätte", "Kindertagespflege"];
const maxAge = 120;

const spelled = oneOf([...numbers.keys()].filter((word) => !word.startsWith("ein")));
/** "für meine Zweijährige", "5-jährige Kinder" */
const yearOld = phrase(
  `(?:für\\s+|mit\\s+)?(?:(?:einen?|meine?n?|unsere?n?|die|das)\\s+)?(?<age>\\d{1,3}|ein|${spelled})[\\s-]?jährigen?r?s?(?:\\s+kind(?:er|ern)?)?`,
);
/** "ab 6 Jahren", "für Kinder von 3 bis 6 Jahren", "Kinder unter 3" */
const ageRange = phrase(
  `(?:für\\s+)?(?:kind(?:er|ern)?\\s+)?(?<how>ab|von|unter|bis|mit|über)\\s+(?<first>${anyNumber})(?:\\s+(?:bis|[–-])\\s+(?<last>${anyNumber}))?\\s+jahr(?:en?)?|(?:für\\s+)?kinder\\s+(?<howOfChildren>ab|unter|bis|mit|über)\\s+(?<firstOfChildren>${anyNumber})`,
);

export function detectAudience(query: string): { audience: Audience; position: Position } | undefined {
  const years = yearOld.exec(query);
  if (years) {
    const age = toNumber(years.groups?.age);
    const name = audienceTexts.yearOlds(age);
    const audience = { ages: { from: age, to: age }, words: age < 14 ? childhood : [], name };
    return { audience, position: positionOf(years) };
  }
  const range = ageRange.exec(query);
  if (range) {
    const { how, howOfChildren = "", first, firstOfChildren, last } = range.groups ?? {};
    const preposition = (how ?? howOfChildren).toLowerCase();
    const ages = toAges(preposition, toNumber(first ?? firstOfChildren), toNumber(last));
    const words = ages.from >= 55 ? ["Senioren", "Ältere"] : childhood;
    return { audience: { ages, words, name: range[0].trim() }, position: positionOf(range) };
  }
  for (const { pattern, audience } of groupPatterns) {
    const match = pattern.exec(query);
    if (match) return { audience, position: positionOf(match) };
  }
  return undefined;
}

function toAges(how: string, first: number, last: number): Ages {
  if (last >= first) return { from: first, to: last };
  if (how === "unter") return { from: 0, to: first - 1 };
  if (how === "bis") return { from: 0, to: first };
  // "ab 6" asks for what a child of six may join, "ab 60" for everybody above.
  return { from: first, to: how === "mit" || first < 18 ? first : maxAge };
}

const statedRange = `(?:(?:von|zwischen)\\s+)?(?<from>${anyNumber})(?:\\s*(?<months>monaten?))?\\s*(?:bis|und|[–-])\\s*(?<to>${anyNumber})`;
const stated = phrase(
  `(?:${statedRange}|ab\\s+(?<above>${anyNumber})|bis\\s+(?<below>${anyNumber}))\\s*jahr(?:en?)?`,
);

export function agesIn(text: string): Ages | undefined {
  // The whole pattern takes a hundred times as long.
  if (!/jahr/i.test(text)) return undefined;
  const { from, months, to, above, below } = stated.exec(text)?.groups ?? {};
  if (from !== undefined) return { from: months ? toNumber(from) / 12 : toNumber(from), to: toNumber(to) };
  if (above !== undefined) return { from: toNumber(above), to: maxAge };
  return below === undefined ? undefined : { from: 0, to: toNumber(below) };
}
