import { usePathname, useSearchParams } from "next/navigation";
import { type RefObject, useEffect } from "react";
import { routes } from "@/lib/routes";
import { useSearchStore } from "@/lib/search/search-store";

/**
 * The search box's text. It follows the URL's `q`, back and forward too; pages that are no results leave it as it is,
 * so that it survives the way to a hit. On the server, where no store may be written, it is the URL's.
 */
export function useSearchText(input: RefObject<HTMLInputElement | null>): [string, (text: string) => void] {
  const { query, setQuery } = useSearchStore();
  const written = useSearchParams().get("q");
  // Some would end an HTML document; none can be typed.
  const inUrl = written?.replace(/\p{Cc}+/gu, " ") ?? null;
  const followsUrl = usePathname().startsWith(routes.search()) || inUrl !== null;

  useEffect(() => {
    if (followsUrl) setQuery(inUrl ?? "");
  }, [followsUrl, inUrl, setQuery]);

  // What was typed before this code arrived counts.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) setQuery(typed);
  }, [input, setQuery]);

  return [query ?? inUrl ?? "", setQuery];
}
