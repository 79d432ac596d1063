"use client";

import { useSearchParams } from "next/navigation";
import { paramsOf, parseRefinement } from "@/lib/search/results-url";
import { browsedTitle } from "./result-headings";

/** The heading of all content. It follows the filter, which changes the URL without a navigation. */
export const BrowsedTitle = () => browsedTitle(parseRefinement(paramsOf(useSearchParams())).kind);
