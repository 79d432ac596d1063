import { type Token, tokenize } from "@dorfforum/german-search/analysis/tokenize";
import type { DetectedIntents, Intent } from "./intents/detect-intents";
import { namesNothing } from "./intents/detect-qualities";

/** Of a query */
export const maxTokens = 20;

export const isAboutQuality = ({ condition }: Intent): boolean => "quality" in condition;

/** The words of a query that no applied intent consumes, and those that the query implies. */
export function remainingWords(
  { intents, impliedWords, removed, setAside, unknownHolidays }: DetectedIntents,
  applied: readonly Intent[],
  q: string,
): Token[] {
  const asksQuality = removed.length > 0 || intents.some(isAboutQuality);
  const hasTime = applied.some(({ condition }) => condition.type === "zeit");
  // Of a quality that nothing has on a day the page says so; its words are not said to be left out, too.
  const isSearched = (intent: Intent) => intent.isSearchable && !(hasTime && isAboutQuality(intent));
  const understood = intents.filter((intent) => applied.includes(intent) || !isSearched(intent));
  const positions = [...understood.flatMap((intent) => intent.positions), ...removed, ...setAside];
  // Holidays without days are no time, but a theme.
  const isUnderstood = (token: Token) =>
    !unknownHolidays.includes(token.text) &&
    positions.some(({ start, end }) => token.start < end && token.end > start);
  return [
    ...tokenize(q, 0, maxTokens).filter(
      (token) => !isUnderstood(token) && !(asksQuality && namesNothing(token.text)),
    ),
    ...tokenize(`${q} ${impliedWords.join(" ")}`, q.length),
  ];
}
