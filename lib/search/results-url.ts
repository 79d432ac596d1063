import { routes } from "@/lib/routes";
import { type Refinement, toParams } from "./refinement";

/** What a list of results answers, whatever it is narrowed to. */
export type Question = {
  q: string;
  /** The category's name, or what was asked for as one */
  category?: string | undefined;
  /** The category's slug when the address names it in its path */
  inPath?: string | undefined;
};

/** Where the list stands. */
export const resultsUrl = ({ q, category, inPath }: Question, refinement: Refinement): string =>
  inPath === undefined
    ? routes.search({ q, c: category, ...toParams(refinement) })
    : routes.category(inPath, { q, ...toParams(refinement) });

/** Where one page of it can be had as JSON. */
export const resultsApiUrl = ({ q, category }: Question, refinement: Refinement, page: number): string =>
  routes.searchApi({ q, c: category, ...toParams(refinement), page });
