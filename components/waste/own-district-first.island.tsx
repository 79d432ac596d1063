"use client";

import { useLayoutEffect } from "react";
import { ownDistrictKey, putOwnFirst } from "@/lib/waste/own-district";

type OwnDistrictFirstProps = { listId: string; maxLines: number };

/** What components/waste/own-district-script.tsx does, on pages that the router brings */
export function OwnDistrictFirst({ listId, maxLines }: OwnDistrictFirstProps) {
  // After each rendering, because a page that is loaded again has the list as it was.
  useLayoutEffect(() => putOwnFirst(ownDistrictKey, listId, maxLines));
  return null;
}
