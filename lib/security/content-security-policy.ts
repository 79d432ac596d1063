import { serverEnv } from "@/lib/env/server";

const isDevelopment = process.env.NODE_ENV === "development";

/** No inline script or style but ours (by nonce), nothing from foreign hosts. `data:` is for the CSS's paper edges. */
export function contentSecurityPolicy(nonce: string): string {
  // React's development build needs eval, its overlay inline styles.
  const scripts = `'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`;
  const styles = isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const directives = [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (serverEnv().SITE_URL.startsWith("https:")) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/** For files from the media library: an SVG opened by itself is a document, which may run nothing and load nothing. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
