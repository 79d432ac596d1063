/**
 * Weekdays as German is written and spoken: a beginning, and an ending that says "day". Patterns of folded words, so that
 * "ä" stands as "a". From Monday.
 */
const dayEndings = "(?:t|d)(?:[aoi]{1,2}[gck]?h?|eg|ey|ay)";
const day = `(?:${dayEndings}|day|di|dig|tig)`;
const sch = "(?:s(?:ch)?|z)";
const beginnings = [
  `m[aou]{1,2}n${day}|m[uae]n[td]ig|mendich`,
  `d(?:ie|i|ee|e|ei|ea)n+g?${sch}?${day}|z(?:i|ie|ei){1,2}${sch}(?:tig|dich|dig)|ert[ai]g|erchtag|ir[td]a|after ?montag|tusday|tuesday`,
  `mi[td]{1,2}e?[wv][ou]+c?h?n?|miwoch|mettwoch|middeweken|midweken|mid[d]?weeken|mi(?:k|ck)[kt]?e?n|mittich|wednesday`,
  `d[ou]n+er+${sch}?${day}|d[ou](?:n+|r+)${sch}${day}|dorschdich|pfin[gn]?[sz][td][ao]g?|thursday`,
  `fr(?:ei|e|ee|ie|i|ii|ai|iy|y|a)${day}`,
  `s[ao]m(?:st?|sch|bs|bst)?${day}|s[ou]n+[ao]h?[bvw]?e?(?:n[dt]|md?)|s[ou]n+obnd|so+m[sd]+ach|satur?day|saters?dag|sumsta`,
  `s[oua]{1,2}n+${day}|sundi|sunnda|sunntig`,
].map((pattern) => new RegExp(`^(?:${pattern})(?<ending>s|e|en|es)?$`));

const short = new Map(["mo", "di", "mi", "do", "fr", "sa", "so"].map((word, index) => [word, index + 1]));

export type Weekday = {
  /** From 1 for Monday, as Temporal counts */
  weekday: number;
  /** "Samstage" */
  isPlural: boolean;
  /** "samstags" */
  isHabitual: boolean;
};

/** @param word folded */
export function weekdayOf(word: string): Weekday | undefined {
  for (const [index, pattern] of beginnings.entries()) {
    const match = pattern.exec(word);
    if (!match) continue;
    const { ending } = match.groups ?? {};
    return { weekday: index + 1, isPlural: ending === "e" || ending === "en", isHabitual: ending === "s" };
  }
  return undefined;
}

/** @param word folded. "do" is a weekday only in a place where one is expected. */
export const shortWeekdayOf = (word: string): number | undefined => short.get(word);
