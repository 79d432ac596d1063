import { shellRoutes } from "@/lib/urls/shell-routes";

/** Chunks preloaded per route prefix */
const lateCode = [
  [shellRoutes.search(), () => import("@/components/search/results")],
  [shellRoutes.clubs, () => import("@/components/organisations/club-overview")],
  [shellRoutes.daycare, () => import("@/components/organisations/daycare-overview")],
] as const;

/** Loads the late code of a page while its data are on their way: of results when somebody is about to search. */
export function loadLateCode({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  // Without lib/navigation/page-of-click.ts: shared with this late code, it would be a chunk of its own on every page.
  const link = type === "click" ? target.closest("a")?.getAttribute("href") : undefined;
  const page = target.closest("[role=search]") ? shellRoutes.search() : link;
  for (const [path, load] of lateCode) {
    // After a failure the page itself asks again.
    if (page?.startsWith(path)) load().catch(() => undefined);
  }
}
