import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { matchedTokens } from "@dorfforum/german-search/highlighting/highlight";
import { textTokens } from "@dorfforum/german-search/index/tokenized-texts";
import type { VillageIndex } from "../village-index";
import type { TypedQuery } from "./typed-query";

/** Whether a text has a word for what a query asks about, which is no function word: "ei" begins no "eine" */
export const namesSubject = (
  { lexicon }: VillageIndex,
  { nameMatches, subjects }: TypedQuery,
  text: string,
): boolean =>
  matchedTokens(textTokens(text, lexicon), nameMatches).some(
    ({ terms, start, end }) =>
      terms.some((term) => subjects.has(term)) && !isStopWord(lexicon.normalise(text.slice(start, end))),
  );
