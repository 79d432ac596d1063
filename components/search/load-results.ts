import { shellRoutes } from "@/lib/shell-routes";

export const loadResults = () => import("./results");

/** Loads the code of results while the data of a page of them are on their way. */
export function expectPage(path: string): void {
  // A failure is one of the page itself, which asks again.
  if (path.startsWith(shellRoutes.search())) loadResults().catch(() => undefined);
}
