import { absoluteUrl } from "@/lib/absolute-url";
import { routes } from "@/lib/routes";

/** Keeps crawlers out of the API and of searches, whose number is unlimited. Other unlisted pages carry `noindex`. */
export const toRobots = (): string => `User-agent: *
Disallow: ${routes.api}
Disallow: ${routes.search()}?*q=

Sitemap: ${absoluteUrl(routes.sitemap)}
`;
