import { indexesOf, textOf, tokenPattern } from "../token-patterns";
import type { TimeToken } from "./time-token";

/** Codes that stand for the matched ones, each for the one at its place; "" takes a token away. */
type Rewrite = [pattern: RegExp, codes: (matched: string[]) => string[]];

const named = "(?:THE|ND|ORD|NUM|CARD|MON|WDH?|SW|REL|FEASTNAME|NOW|MORGEN|UNIT|NEXT|THIS)";

const rewrites: Rewrite[] = [
  // "von Mittwoch an" begins like "ab Mittwoch".
  [
    tokenPattern(`FROM (?:${named}\\S* ){1,4}AT(?= (?:UNTIL|-|,|CARD|NUM|$))`),
    (matched) => ["SINCE", ...matched.slice(1, -1), ""],
  ],
  // "in zwei bis drei Wochen", "die nächsten zwei, drei Tage"
  [
    tokenPattern("(?:CARD|NUM)_\\d+ (?:UNTIL|-|,|AND|/) (?:CARD|NUM)_\\d+(?= UNITS?_(?:day|week|month) )"),
    ([, , most = ""]) => ["", "", most],
  ],
  // "vom 3. mit 6. Dezember"
  [tokenPattern("ND_\\d+ mit ND_\\d+"), ([first = "", , last = ""]) => [first, "UNTIL", last]],
  [
    tokenPattern("(?:gesetzlich|bundesweit|staatlich|kirchlich)e?[nrs]? (?:HOLIDAYS?)"),
    ([, holiday = ""]) => ["", holiday],
  ],
  [tokenPattern("THIS (?:TOD_\\w+|MORGEN)"), ([, part = ""]) => ["REL_0", part]],
  // "dieses WE"
  [tokenPattern("(?:THIS|NEXT|LAST|BEFORELAST|AT|EACH) we"), ([which = ""]) => [which, "UNIT_weekend"]],
  [tokenPattern("LAST TOD_\\w+"), ([, part = ""]) => ["REL_-1", part]],
  [tokenPattern("DURING THE (?:UNIT_\\w+)"), ([, , unit = ""]) => ["THIS", "", unit]],
  [tokenPattern("DURING"), () => ["IN"]],
];

/** Wordings that mean the same get the same codes. */
export function rewriteTokens(tokens: readonly TimeToken[]): TimeToken[] {
  let rewritten = [...tokens];
  for (const [pattern, codesOf] of rewrites) {
    for (let match = pattern.exec(textOf(rewritten)); match; match = pattern.exec(textOf(rewritten))) {
      const { first, last } = indexesOf(textOf(rewritten), match);
      const matched = rewritten.slice(first, last + 1);
      const codes = codesOf(matched.map(({ code }) => code));
      rewritten = rewritten.toSpliced(
        first,
        matched.length,
        ...matched.flatMap((token, at) => (codes[at] ? { ...token, code: codes[at] } : [])),
      );
    }
  }
  return rewritten;
}
