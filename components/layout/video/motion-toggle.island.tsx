"use client";

// With the page's stylesheets: one that comes later has the browser lay out the whole page again.
import "./motion-toggle.module.css";
import { useLoaded } from "@/components/ui/use-loaded";

/** Pauses the header's video, with code that is loaded after the page. */
export function MotionToggle() {
  const loaded = useLoaded(() => import("./video"), "video");
  return loaded && <loaded.MotionToggle />;
}
