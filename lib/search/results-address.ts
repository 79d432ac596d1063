import { routes } from "@/lib/routes";
import { type Narrowing, toParams } from "./narrowing";

/** What a list of results answers, whatever it is narrowed to. */
export type Question = {
  q: string;
  /** The category's name, or what was asked for as one */
  category?: string | undefined;
  /** The category's slug when the address names it in its path */
  inPath?: string | undefined;
};

/** Where the list stands. */
export const pageAddress = ({ q, category, inPath }: Question, narrowing: Narrowing): string =>
  inPath === undefined
    ? routes.search({ q, c: category, ...toParams(narrowing) })
    : routes.category(inPath, { q, ...toParams(narrowing) });

/** Where one page of it can be had as JSON. */
export const answerAddress = ({ q, category }: Question, narrowing: Narrowing, page: number): string =>
  routes.searchApi({ q, c: category, ...toParams(narrowing), page });
