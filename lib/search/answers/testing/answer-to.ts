import { toQuery } from "../../query";
import type { SearchContext } from "../../search-context";
import type { VillageIndex } from "../../village-index";
import { findAnswer } from "../find-answer";

/** What the content of an index answers, without regard to its hits */
export const answerTo = (index: VillageIndex, q: string, now: Date, context?: SearchContext) =>
  findAnswer(
    toQuery(
      index,
      { q, category: undefined, page: 1, without: [], literally: false },
      now.getTime(),
      context,
    ),
  );
