import { decodedPath } from "@/lib/http/decoded-path";
import { cleanQuery } from "./clean-query";
import { type Narrowing, toNarrowing } from "./narrowing";

type Given = Record<string, string | string[] | undefined>;

/** What an address of the results page asks for, whatever somebody wrote into it. */
export type AddressedQuestion = { q: string; categoryName: string; narrowing: Narrowing };

/** `path` holds the segments after /suchergebnisse, as Next gives them. The path's category wins over `c`. */
export function toQuestion(path: readonly string[] | undefined, given: Given): AddressedQuestion {
  const fromPath = path?.map((segment) => decodedPath(segment) ?? segment).join("/");
  return {
    q: cleanQuery(given.q),
    categoryName: cleanQuery(fromPath ?? given.c),
    narrowing: toNarrowing(given),
  };
}
