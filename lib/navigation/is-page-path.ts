const served = /^\/(?:angebot|info|medien|dateien|api)\/|\.(?:ics|vcf|xml|txt|webmanifest)$/;

/**
 * True for a page that the router can show without leaving the site. Route handlers, files and foreign addresses
 * are not: the router would fetch a route handler twice and follow its redirect to a foreign host.
 */
export function isPagePath(href: string): boolean {
  if (!href.startsWith("/") || href.startsWith("//")) return false;
  const path = href.split(/[?#]/, 1)[0] ?? "";
  return !served.test(path);
}
