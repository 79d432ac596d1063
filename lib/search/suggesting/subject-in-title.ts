import { textTokens } from "@dorfforum/german-search/index/tokenized-texts";
import type { VillageIndex } from "../village-index";
import type { TypedQuery } from "./typed-query";

/** Whether a text has a word for what a query asks about */
export function namesSubject({ lexicon }: VillageIndex, { subjectWords }: TypedQuery, text: string): boolean {
  const { ids } = textTokens(text, lexicon);
  for (const id of ids) if (subjectWords.has(id)) return true;
  return false;
}
