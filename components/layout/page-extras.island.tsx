"use client";

import { useLoaded } from "@/components/ui/use-loaded";

/** What every page has and no visitor needs at once, with code that is loaded after the page */
export function PageExtras() {
  const loaded = useLoaded(() => import("./page-extras"), "page extras");
  return loaded && <loaded.PageExtras />;
}
