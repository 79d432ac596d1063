import { analyticsOf } from "@/lib/env/analytics";
import { serverEnv } from "@/lib/env/server";
import { isFormPage } from "@/lib/form-names";

const isDevelopment = process.env.NODE_ENV === "development";

function analyticsHost(): string {
  const endpoint = analyticsOf(serverEnv())?.endpoint;
  return endpoint && URL.canParse(endpoint) ? ` ${new URL(endpoint).origin}` : "";
}

const google = "https://www.google.com https://www.gstatic.com";

/**
 * Inline scripts and styles by nonce only, no foreign host that is not configured. `data:` is for the masks in the CSS.
 * @param path of the page, not encoded
 */
export function contentSecurityPolicy(nonce: string, path: string): string {
  // React's development build needs eval, its overlay inline styles.
  const scripts = `'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`;
  const hasRecaptcha = serverEnv().RECAPTCHA_SITE_KEY !== undefined && isFormPage(path);
  const styles = isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const directives = [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    `connect-src 'self'${analyticsHost()}${hasRecaptcha ? ` ${google}` : ""}`,
    ...(hasRecaptcha ? [`frame-src 'self' ${google}`] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (serverEnv().SITE_URL.startsWith("https:")) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/** The policy of a page that the site of `url` may show in a frame; no other site may. */
export const withFrameAncestor = (policy: string, url: string): string =>
  policy.replace("frame-ancestors 'none'", `frame-ancestors ${new URL(url).origin}`);

/** The policy of everything but pages, files of the build included: a worker is bound by the policy of its own script. */
export const plainPolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of a media file: an SVG that is opened directly may run and load nothing. Chrome shows no PDF in a sandbox. */
export const filePolicy = (mime: string): string =>
  mime === "application/pdf"
    ? "frame-ancestors 'none'"
    : "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
