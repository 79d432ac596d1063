import { absoluteUrl } from "@/lib/absolute-url";
import { routes } from "@/lib/routes";

/** Searches for words are without number; everything else that must not be listed says so itself (noindex). */
export const toRobots = (): string =>
  [
    "User-agent: *",
    `Disallow: ${routes.api}`,
    `Disallow: ${routes.search()}?*q=`,
    "",
    `Sitemap: ${absoluteUrl(routes.sitemap)}`,
    "",
  ].join("\n");
