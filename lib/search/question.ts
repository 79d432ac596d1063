import { type Kind, kinds } from "@/lib/routes";
import { decodedPath } from "@/lib/routing/decoded-path";
import { type GuessId, guessIds } from "./answer";
import { cleanQuery } from "./match";

type Given = Record<string, string | string[] | undefined>;

/** What an address of the results page asks for, whatever somebody wrote into it. */
export type AddressedQuestion = {
  q: string;
  categoryName: string;
  kind: Kind | undefined;
  page: number;
  /** Guesses that are taken back, each once and in one order */
  without: GuessId[];
  literally: boolean;
};

/** `path` holds the segments after /suchergebnisse, as Next gives them. The path's category wins over `c`. */
export function toQuestion(path: readonly string[] | undefined, given: Given): AddressedQuestion {
  const fromPath = path?.map((segment) => decodedPath(segment) ?? segment).join("/");
  return {
    q: cleanQuery(given.q),
    categoryName: cleanQuery(fromPath ?? given.c),
    kind: kinds.find((kind) => kind === cleanQuery(given.art)),
    page: toPage(cleanQuery(given.seite)),
    without: guessIds.filter((id) => [given.ohne].flat().includes(id)),
    literally: cleanQuery(given.woertlich) === "1",
  };
}

const toPage = (written: string) => (/^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1);
