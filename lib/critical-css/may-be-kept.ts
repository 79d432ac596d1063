import { routes } from "@/lib/routes";

/**
 * Whether the server may keep the document of an address. Pages with something of their visitor are sent with `no-store`
 * (middleware.ts). The words of a search are not kept either, and its documents differ each time.
 * @param cacheControl the response's header
 */
export const mayBeKept = (address: string, cacheControl: unknown): boolean =>
  typeof cacheControl === "string" &&
  !cacheControl.includes("no-store") &&
  !address.startsWith(routes.search());
