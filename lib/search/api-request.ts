import { z } from "zod";
import { kinds } from "@/lib/routes";
import { searchApiTexts } from "@/lib/texts/search-api";
import { cleanQuery } from "./clean-query";
import { intentIds, type SearchRequest } from "./search-response";

const words = z
  .string()
  .nullable()
  .transform((typed) => cleanQuery(typed ?? ""));

const Asked = z.object({
  q: words,
  c: words,
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

/** A program's request, which is told what is wrong with it; people's addresses are read by question.ts. */
export function parseApiRequest(given: URLSearchParams): { request: SearchRequest } | { problem: string } {
  const one = (name: string) => given.get(name)?.normalize("NFC") || undefined;
  const asked = Asked.safeParse({
    ...{ q: given.get("q"), c: given.get("c") },
    ...{ art: one("art"), seite: one("seite"), woertlich: one("woertlich") },
    ohne: given.getAll("ohne"),
  });
  if (!asked.success) return { problem: asked.error.issues[0]?.message ?? searchApiTexts.page };
  const { q, c, art, seite, ohne, woertlich } = asked.data;
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
