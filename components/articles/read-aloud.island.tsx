"use client";

import { useLoaded } from "@/components/ui/use-loaded";

/** Reads the article aloud, with code that is loaded after the page. */
export function ReadAloud() {
  const loaded = useLoaded(() => import("./read-aloud"), "read aloud");
  return loaded && <loaded.ReadAloud />;
}
