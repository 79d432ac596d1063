import { analyticsOf } from "@/lib/env/analytics";
import { serverEnv } from "@/lib/env/server";
import { isFormPage } from "@/lib/form-names";
import { parseUrl } from "@/lib/parse-url";
import { routes } from "@/lib/routes";

const isDevelopment = process.env.NODE_ENV === "development";

function analyticsHost(): string {
  const endpoint = analyticsOf(serverEnv())?.endpoint;
  const url = endpoint && parseUrl(endpoint);
  return url ? ` ${url.origin}` : "";
}

const google = "https://www.google.com https://www.gstatic.com";

const isHttps = () => serverEnv().SITE_URL.startsWith("https:");

/** The name of the reporting endpoint in both headers */
const endpointName = "csp";

/** The header for `report-to`; browsers ignore endpoints of sites without https. */
export const reportingEndpoints = (): string | undefined =>
  isHttps() ? `${endpointName}="${routes.cspReports}"` : undefined;

/** `report-uri` is for sites without https, and for browsers before 2026, which others ignore beside `report-to`. */
const reporting = () => [
  `report-uri ${routes.cspReports}`,
  ...(isHttps() ? [`report-to ${endpointName}`] : []),
];

/**
 * Inline scripts and styles by nonce only, no foreign host that is not configured. `data:` is for the masks in the CSS.
 * @param path of the page, not encoded
 */
export function contentSecurityPolicy(nonce: string, path: string): string {
  // React's development build needs eval, its overlay inline styles.
  const scripts = `'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`;
  const hasRecaptcha = serverEnv().RECAPTCHA_SITE_KEY !== undefined && isFormPage(path);
  const styles = isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${analyticsHost()}${hasRecaptcha ? ` ${google}` : ""}`,
    ...(hasRecaptcha ? [`frame-src ${google}`] : []),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps() ? ["upgrade-insecure-requests"] : []),
    ...reporting(),
  ].join("; ");
}

/** The policy of a page that the site of `url` may show in a frame; no other site may. */
export const withFrameAncestor = (policy: string, url: string): string =>
  policy.replace("frame-ancestors 'none'", `frame-ancestors ${new URL(url).origin}`);

/** The policy of everything but pages, files of the build included: a worker is bound by the policy of its own script. */
export const plainPolicy = (): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...reporting(),
  ].join("; ");

/**
 * The policy of a media file, which may run and load nothing when it is opened by itself. Browsers write styles into the
 * document that they show it in. A PDF is not sandboxed: some browsers would show nothing.
 */
export const filePolicy = (mime: string): string =>
  `default-src 'none'; style-src 'unsafe-inline';${mime === "application/pdf" ? "" : " sandbox;"} frame-ancestors 'none'`;
