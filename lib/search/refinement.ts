import { type Kind, kinds, type SearchParams } from "@/lib/routes";
import { type IntentId, intentIds } from "./search-response";

/** What a list of results can be changed to without asking something else. The browser reads it from the URL, too. */
export type Refinement = {
  kind?: Kind | undefined;
  /** IntentChips that are taken back, each once and in one order */
  without: IntentId[];
  literally: boolean;
  pages: Pages;
};

/** The pages that stand below each other, from 1, both included: more than one once more was loaded. */
export type Pages = { from: number; to: number };

/** So many pages one URL can show; beyond them lie pages of their own. */
export const maxPages = 10;

type Given = Record<string, string | string[] | undefined>;

/** Reads `art`, `ohne`, `woertlich` and `seite`, whatever somebody wrote into them. */
export function parseRefinement(given: Given): Refinement {
  const kind = first(given.art)?.trim().normalize("NFC");
  return {
    kind: kinds.find((each) => each === kind),
    without: intentIds.filter((id) => [given.ohne].flat().includes(id)),
    literally: first(given.woertlich) === "1",
    pages: toPages(first(given.seite)),
  };
}

/** The query of a URL as `parseRefinement` takes it */
export const paramsOf = (query: URLSearchParams): Given =>
  Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)]));

/** How a refinement stands in the URL; pages as `2`, or `1-3`. */
export const toParams = ({ kind, without, literally, pages: { from, to } }: Refinement): SearchParams => ({
  ...{ kind, without, literally },
  page: from === to ? from : `${from}-${to}`,
});

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function toPages(written = ""): Pages {
  const [, start = "1", end = start] = /^([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?$/.exec(written.trim()) ?? [];
  const from = Number(start);
  return { from, to: Math.min(Math.max(from, Number(end)), from + maxPages - 1) };
}
