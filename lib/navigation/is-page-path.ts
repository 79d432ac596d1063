import { isFilePath, shellRoutes } from "@/lib/urls/shell-routes";

const folders = [shellRoutes.offer(""), shellRoutes.info(""), shellRoutes.sitemapPart(""), shellRoutes.api];
const fileEnding = /\.(?:ics|vcf|xml|txt|png|webmanifest)$/;

/**
 * Whether the router may navigate to `href`. False for route handlers, files and other sites: the router requests a route
 * handler twice and follows its redirect to another host.
 */
export function isPagePath(href: string): boolean {
  if (!href.startsWith("/") || href.startsWith("//")) return false;
  const path = href.split(/[?#]/, 1)[0] ?? "";
  return !isFilePath(path) && !folders.some((folder) => path.startsWith(folder)) && !fileEnding.test(path);
}
