import { usePathname, useSearchParams } from "next/navigation";
import { type RefObject, useEffect } from "react";
import { routes } from "@/lib/routes";
import { useSearchStore } from "@/lib/search/search-store";

/** Follows the URL's `q` on results pages and stays elsewhere. The server, which must not write the store, takes the URL's. */
export function useSearchText(input: RefObject<HTMLInputElement | null>): [string, (text: string) => void] {
  const { query, setQuery } = useSearchStore();
  // Control characters cannot be typed, and some would end an HTML document.
  const inUrl =
    useSearchParams()
      .get("q")
      ?.replace(/\p{Cc}+/gu, " ") ?? null;
  const followsUrl = usePathname().startsWith(routes.search()) || inUrl !== null;

  useEffect(() => {
    if (followsUrl) setQuery(inUrl ?? "");
  }, [followsUrl, inUrl, setQuery]);

  // Text that was typed before hydration is kept.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) setQuery(typed);
  }, [input, setQuery]);

  return [query ?? inUrl ?? "", setQuery];
}
