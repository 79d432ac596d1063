import { routes } from "@/lib/routes";
import { type Refinement, toParams } from "./refinement";

/** What a list of results is for, without its refinement */
export type ResultsQuery = {
  q: string;
  /** The category's name, or what was requested as one */
  category?: string | undefined;
  /** The category's slug when the path of the URL names it */
  categoryInPath?: string | undefined;
};

export const resultsUrl = ({ q, category, categoryInPath }: ResultsQuery, refinement: Refinement): string =>
  categoryInPath === undefined
    ? routes.search({ q, c: category, ...toParams(refinement) })
    : routes.category(categoryInPath, { q, ...toParams(refinement) });

export const resultsApiUrl = ({ q, category }: ResultsQuery, refinement: Refinement, page: number): string =>
  routes.searchApi({ q, c: category, ...toParams(refinement), page });
