"use client";

import { useSearchParams } from "next/navigation";

type BrowsedTitleProps = { all: string; kinds: readonly (readonly [kind: string, title: string])[] };

/** The heading of all content. It follows the filter, which changes the URL without a navigation. */
export function BrowsedTitle({ all, kinds }: BrowsedTitleProps) {
  const shown = useSearchParams().get("art")?.trim().normalize("NFC");
  return kinds.find(([kind]) => kind === shown)?.[1] ?? all;
}
