"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { contentId } from "@/lib/browser/element-ids";
import { resultTexts } from "@/lib/texts/search";
import { Spoken } from "./spoken";

type NotReadyProps = { q: string; retryAfterSeconds: number };

/** Loads the page's results until they are there. Without JavaScript the browser loads the whole page. */
export function NotReady({ q, retryAfterSeconds }: NotReadyProps) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), retryAfterSeconds * 1000);
    return () => {
      clearInterval(timer);
      // So that screen readers tell what stands here now
      if (document.activeElement === document.body)
        document.getElementById(contentId)?.focus({ preventScroll: true });
    };
  }, [router, retryAfterSeconds]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(retryAfterSeconds)} />
      </noscript>
      <p className="lead muted">{resultTexts.loadsAgain}</p>
      <Spoken q={q} text={resultTexts.notReady} isInterim />
    </>
  );
}
