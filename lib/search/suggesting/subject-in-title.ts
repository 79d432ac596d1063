import type { VillageIndex } from "../village-index";
import type { TypedQuery } from "./typed-query";

/** Whether a text has a word for what a query asks about */
export const namesSubject = (index: VillageIndex, { subjectWords }: TypedQuery, text: string): boolean =>
  index.nameWords(text).some(({ id = -1 }) => subjectWords.has(id));
