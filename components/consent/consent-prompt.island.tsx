"use client";

import { useLoaded } from "@/components/ui/use-loaded";
import type { Purpose } from "@/lib/consent/purposes";

/** Asks for consent, with code that is loaded after the page. */
export function ConsentPrompt({ purposes }: { purposes: readonly Purpose[] }) {
  const loaded = useLoaded(() => import("./consent-prompt"), "consent");
  return loaded && <loaded.ConsentPrompt purposes={purposes} />;
}
