import { shellRoutes } from "@/lib/shell-routes";

/** Code that pages load late, by what their paths begin with */
const lateCode = [
  [shellRoutes.search(), () => import("@/components/search/results")],
  [shellRoutes.clubs, () => import("@/components/organisations/club-overview")],
  [shellRoutes.daycare, () => import("@/components/organisations/daycare-overview")],
] as const;

/** Without lib/navigation/page-of-click.ts: shared with this late code, it would be a chunk of its own on every page. */
function pageOf({ type, target }: Event): string | null | undefined {
  if (!(target instanceof Element)) return undefined;
  return type === "submit" ? target.getAttribute("action") : target.closest("a")?.getAttribute("href");
}

/** Loads the late code of the page that a link or form opens while its data are on their way. */
export function loadLateCode(event: Event): void {
  const page = pageOf(event);
  for (const [path, load] of lateCode) {
    // After a failure the page itself asks again.
    if (page?.startsWith(path)) load().catch(() => undefined);
  }
}
