import { z } from "zod";
import { kinds } from "@/lib/routes";
import { searchApiTexts } from "@/lib/texts/search-api";
import { cleanQuery } from "./clean-query";
import { intentIds, type SearchRequest } from "./search-response";

const query = z
  .string()
  .nullable()
  .transform((typed) => cleanQuery(typed ?? ""));

const ApiParams = z.object({
  q: query,
  c: query,
  art: z.enum(kinds, { error: searchApiTexts.kind }).optional(),
  seite: z.coerce
    .number({ error: searchApiTexts.page })
    .int(searchApiTexts.page)
    .min(1, searchApiTexts.page)
    .max(999_999, searchApiTexts.page)
    .default(1),
  ohne: z.array(z.enum(intentIds, { error: searchApiTexts.without })).max(20, searchApiTexts.without),
  woertlich: z.enum(["0", "1"], { error: searchApiTexts.literally }).default("0"),
});

/** Parses a request to the API strictly: `problem` says in German what is wrong. URLs of pages: parse-results-url.ts. */
export function parseApiRequest(params: URLSearchParams): { request: SearchRequest } | { problem: string } {
  const one = (name: string) => params.get(name)?.normalize("NFC") || undefined;
  const parsed = ApiParams.safeParse({
    q: params.get("q"),
    c: params.get("c"),
    art: one("art"),
    seite: one("seite"),
    ohne: params.getAll("ohne"),
    woertlich: one("woertlich"),
  });
  if (!parsed.success) return { problem: parsed.error.issues[0]?.message ?? searchApiTexts.page };
  const { q, c, art, seite, ohne, woertlich } = parsed.data;
  return {
    request: {
      q,
      category: c || undefined,
      kind: art,
      page: seite,
      without: ohne,
      literally: woertlich === "1",
    },
  };
}
