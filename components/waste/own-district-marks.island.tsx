"use client";

import { useLayoutEffect } from "react";
import { markOwn, ownDistrictKey } from "@/lib/waste/own-district";

type OwnDistrictMarksProps = { listId: string; maxLines: number };

/** What components/waste/own-district-script.tsx does, on pages that the router brings */
export function OwnDistrictMarks({ listId, maxLines }: OwnDistrictMarksProps) {
  // After each rendering, because a page that is loaded again has the list as it was.
  useLayoutEffect(() => markOwn(ownDistrictKey, listId, maxLines));
  return null;
}
