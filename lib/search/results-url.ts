import { routes } from "@/lib/urls/routes";
import { type Kind, kinds, type SearchParams } from "@/lib/urls/search-params";
import { type IntentId, intentIds } from "./search-response";

/** How a list of results is refined without another query. The browser reads it from the URL, too. */
export type Refinement = {
  kind?: Kind | undefined;
  without: IntentId[];
  literally: boolean;
  pages: PageRange;
};

/** Pages shown below each other, from 1, both included: more than one after "Mehr laden". */
export type PageRange = { from: number; to: number };

export const maxPages = 10;

type Params = Record<string, string | string[] | undefined>;

/** Parses `art`, `ohne`, `woertlich` and `seite`. Invalid values are ignored. */
export function parseRefinement(params: Params): Refinement {
  const kind = first(params.art)?.trim().normalize("NFC");
  return {
    kind: kinds.find((each) => each === kind),
    without: intentIds.filter((id) => [params.ohne].flat().includes(id)),
    literally: first(params.woertlich) === "1",
    pages: parsePages(first(params.seite)),
  };
}

export const paramsOf = (query: URLSearchParams): Params =>
  Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)]));

/** The parameters of lib/urls/routes.ts. A range of pages is written as `1-3`. */
export const toParams = ({ kind, without, literally, pages: { from, to } }: Refinement): SearchParams => ({
  kind,
  without,
  literally,
  page: from === to ? from : `${from}-${to}`,
});

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function parsePages(written = ""): PageRange {
  const [, start = "1", end = start] = /^([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?$/.exec(written.trim()) ?? [];
  const from = Number(start);
  return { from, to: Math.min(Math.max(from, Number(end)), from + maxPages - 1) };
}

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
