"use client";

import { useLoaded } from "@/components/ui/use-loaded";

/** Pauses the header's video, with code that is loaded after the page. */
export function MotionToggle() {
  const loaded = useLoaded(() => import("./video"), "video");
  return loaded && <loaded.MotionToggle />;
}
