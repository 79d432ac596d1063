"use client";

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { ProgressBar } from "@/components/ui/progress-bar";
import { endHydration } from "@/lib/browser/hydration";
import { pageOfClick, pageOfLink } from "@/lib/navigation/page-of-click";
import { shellRoutes } from "@/lib/urls/shell-routes";

/** A pointer that rests this long on a link, or a finger that stays, is about to follow it; scrolling fingers move on. */
const intentDelayMs = 80;

/** What the value `PrefetchKind.FULL` is: a page's data, not the router's tree alone */
const full = "full" as PrefetchKind;

type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** A worker that keeps pages for reading offline would take each prefetched page for one that was opened. */
function mayPrefetch(): boolean {
  const { connection, serviceWorker } = navigator as NavigatorWithConnection;
  const isCostly = connection?.saveData || connection?.effectiveType?.includes("2g");
  return !isCostly && !serviceWorker?.controller;
}

/** Whether a page is the one that is open. Filters of search results load what they need themselves. */
const isHere = (page: string) =>
  page === location.pathname + location.search ||
  (location.pathname.startsWith(shellRoutes.search()) && page.startsWith(location.pathname));

/**
 * Follows links within the site without loading a new document, and prefetches the page of a link that is about to be
 * followed. One listener serves all links: as plain elements they take half of the page's data, and nothing of them is
 * hydrated.
 */
export function LinkNavigation() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  useEffect(endHydration, []);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const early = { capture: true, signal };
    let intent: ReturnType<typeof setTimeout> | undefined;

    const follow = (event: MouseEvent) => {
      const page = pageOfClick(event);
      if (page === undefined) return;
      event.preventDefault();
      startTransition(() => router.push(page));
    };
    /** React stops events at the document that are within what it has not hydrated. */
    const followEarly = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("[data-not-hydrated]")) follow(event);
    };
    const forget = () => clearTimeout(intent);
    const expect = ({ target }: Event) => {
      forget();
      const page = pageOfLink(target);
      if (page === undefined || isHere(page) || !mayPrefetch()) return;
      intent = setTimeout(() => router.prefetch(page, { kind: full }), intentDelayMs);
    };
    // React's handlers listen at the document: a link that handles its click itself has prevented the default by now.
    addEventListener("click", follow, { signal });
    addEventListener("click", followEarly, early);
    for (const type of ["pointerover", "pointerdown", "focusin"]) addEventListener(type, expect, early);
    for (const type of ["pointerout", "pointercancel", "focusout"]) addEventListener(type, forget, early);
    return () => {
      forget();
      listeners.abort();
    };
  }, [router]);

  return pending && <ProgressBar />;
}
