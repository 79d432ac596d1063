import { shellRoutes } from "@/lib/shell-routes";

/** Code that pages load late, by what their paths begin with */
const lateCode = [
  [shellRoutes.search(), () => import("@/components/search/results")],
  [shellRoutes.clubs, () => import("@/components/organisations/club-overview")],
  [shellRoutes.daycare, () => import("@/components/organisations/daycare-overview")],
] as const;

/** Loads what a page needs while its data are on their way. */
export function loadCodeFor(page: string): void {
  for (const [path, load] of lateCode) {
    // After a failure the page itself asks again.
    if (page.startsWith(path)) load().catch(() => undefined);
  }
}
