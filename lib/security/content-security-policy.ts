import { createHash } from "node:crypto";
import { parseUrl } from "@dorfforum/shared/urls/targets";
import { analyticsOf } from "@/lib/env/analytics";
import { serverEnv } from "@/lib/env/server";
import { isFormPage } from "@/lib/urls/form-names";
import { renderNonce } from "./render-nonce";

const isDevelopment = process.env.NODE_ENV === "development";

const google = ["https://www.google.com", "https://www.gstatic.com"];
const recaptchaScripts = google.map((origin) => `${origin}/recaptcha/`);

const isHttps = () => serverEnv().SITE_URL.startsWith("https:");

/** What a page may load besides the site's own files. A path that ends with a slash stands for everything below it. */
function foreignSources(path: string) {
  const { RECAPTCHA_SITE_KEY } = serverEnv();
  const analytics = analyticsOf(serverEnv());
  const hasRecaptcha = RECAPTCHA_SITE_KEY !== undefined && isFormPage(path);
  return {
    scripts: [analytics?.scriptSrc, ...(hasRecaptcha ? recaptchaScripts : [])],
    connections: [
      analytics?.endpoint && parseUrl(analytics.endpoint)?.origin,
      ...(hasRecaptcha ? google : []),
    ],
    frames: hasRecaptcha ? google : [],
  };
}

const directive = (name: string, ...sources: (string | undefined)[]) =>
  [name, ...sources.filter(Boolean)].join(" ");

const markedByRender = `'nonce-${renderNonce}'`;

/**
 * The policy of a page that is being rendered: Next takes the nonce from it. `withHashes` makes the policy of the finished page.
 * `data:` is for the masks in the CSS.
 * @param path of the page, not encoded
 */
export function contentSecurityPolicy(path: string): string {
  const { scripts, connections, frames } = foreignSources(path);
  return [
    "default-src 'none'",
    // React's development build needs eval, its overlay inline styles.
    directive(
      "script-src",
      "'self'",
      markedByRender,
      ...scripts,
      isDevelopment ? "'unsafe-eval'" : undefined,
    ),
    directive("style-src", "'self'", isDevelopment ? "'unsafe-inline'" : markedByRender),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    directive("connect-src", "'self'", ...connections),
    ...(frames.length > 0 ? [directive("frame-src", ...frames)] : []),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps() ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The base64 SHA-256 of each inline script and style of a page */
export type InlineHashes = Record<"script" | "style", readonly string[]>;

export const hasRenderNonce = (policy: string): boolean => policy.includes(markedByRender);

/** The policy with hashes in place of the render's nonce. The inline scripts and styles of `hashes` run then, and no others. */
export const withHashes = (policy: string, hashes: InlineHashes): string =>
  policy
    .split("; ")
    .map((each) => {
      const kind = each.startsWith("script-src") ? "script" : "style";
      return each.replace(` ${markedByRender}`, hashes[kind].map((hash) => ` 'sha256-${hash}'`).join(""));
    })
    .join("; ");

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
  ].join("; ");

/** The policy of a document that any site may show in a frame: nothing runs in it but the styles that were written for it. */
export const embeddedPolicy = (styles: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

/**
 * The policy of a media file, which may run and load nothing when it is opened by itself. Browsers write styles into the
 * document that they show it in. A PDF is not sandboxed: some browsers would show nothing.
 */
export const filePolicy = (mime: string): string =>
  `default-src 'none'; style-src 'unsafe-inline';${mime === "application/pdf" ? "" : " sandbox;"} frame-ancestors 'none'`;
