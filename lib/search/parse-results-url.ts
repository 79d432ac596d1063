import { decodedPath } from "@/lib/http/decoded-path";
import { cleanQuery } from "./clean-query";
import { parseRefinement, type Refinement } from "./refinement";

type Given = Record<string, string | string[] | undefined>;

/** What an address of the results page asks for, whatever somebody wrote into it. */
export type ResultsRequest = { q: string; categoryName: string; refinement: Refinement };

/** `path` holds the segments after /suchergebnisse, as Next gives them. The path's category wins over `c`. */
export function parseResultsUrl(path: readonly string[] | undefined, given: Given): ResultsRequest {
  const fromPath = path?.map((segment) => decodedPath(segment) ?? segment).join("/");
  return {
    q: cleanQuery(given.q),
    categoryName: cleanQuery(fromPath ?? given.c),
    refinement: parseRefinement(given),
  };
}
