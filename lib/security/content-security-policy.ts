import { analyticsOf } from "@/lib/env/analytics";
import { serverEnv } from "@/lib/env/server";
import { isFormPage } from "@/lib/form-names";

const isDevelopment = process.env.NODE_ENV === "development";

/** The hosts besides our own that the operator has configured; scripts of theirs load only through ours. */
function connectedHosts(): string {
  const endpoint = analyticsOf(serverEnv())?.endpoint;
  return endpoint && URL.canParse(endpoint) ? ` ${new URL(endpoint).origin}` : "";
}

/** Google may be reached from pages with a form, where the operator has turned reCAPTCHA on. */
const hasRecaptcha = (path: string) => serverEnv().RECAPTCHA_SITE_KEY !== undefined && isFormPage(path);

const google = "https://www.google.com https://www.gstatic.com";

/** No inline script or style but ours (by nonce), no foreign host that is not configured. `data:` is for the CSS's paper edges. */
export function contentSecurityPolicy(nonce: string, path: string): string {
  // React's development build needs eval, its overlay inline styles.
  const scripts = `'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`;
  const styles = isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const directives = [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    `connect-src 'self'${connectedHosts()}${hasRecaptcha(path) ? ` ${google}` : ""}`,
    ...(hasRecaptcha(path) ? [`frame-src 'self' ${google}`] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (serverEnv().SITE_URL.startsWith("https:")) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/** For answers that are no page, the files of the build among them: a worker is bound by the policy of its own script. */
export const plainPolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * For files from the media library: an SVG opened by itself is a document, which may run nothing and load nothing. A
 * PDF cannot, and Chrome shows none in a sandbox.
 */
export const filePolicy = (mime: string): string =>
  mime === "application/pdf"
    ? "frame-ancestors 'none'"
    : "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
