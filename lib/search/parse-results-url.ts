import { decodedPath } from "@/lib/urls/decoded-path";
import { cleanQuery } from "./clean-query";
import { parseRefinement, type Refinement } from "./results-url";

export type ResultsRequest = { q: string; categoryName: string; refinement: Refinement };

/**
 * Parses the URL of a results page. Invalid parameters are ignored.
 * @param path the segments after /suchergebnisse, as Next gives them; its category wins over `c`
 */
export function parseResultsUrl(
  path: readonly string[] | undefined,
  params: Record<string, string | string[] | undefined>,
): ResultsRequest {
  const fromPath = path?.map((segment) => decodedPath(segment) ?? segment).join("/");
  return {
    q: cleanQuery(params.q),
    categoryName: cleanQuery(fromPath ?? params.c),
    refinement: parseRefinement(params),
  };
}
