"use client";

import { useLoaded } from "@/components/ui/use-loaded";
import type { Analytics } from "@/lib/env/analytics";

/** Counts page views with the visitor's consent, with code that is loaded after the page. */
export function Statistics(analytics: Analytics) {
  const loaded = useLoaded(() => import("./statistics"), "analytics");
  return loaded && <loaded.Statistics {...analytics} />;
}
