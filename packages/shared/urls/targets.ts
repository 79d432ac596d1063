import { infoPath, offerPath } from "./site-paths.ts";

/** Where links and redirects may lead: an https or http URL, or a path of this site. The rules are product.md's for `Ziel`. */

/** Whitespace, control and direction characters hide where a link leads; browsers read a backslash as a slash. */
const forbidden = /[\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\\]/u;

/** The base that relative paths are resolved against; never shown. */
const base = "http://path.invalid";

/** Why a text is no target */
export type TargetFault = "signs" | "path" | "slashes" | "control" | "address" | "credentials";

/** `address` is the target as browsers send it: composed Unicode, percent-encoded. */
export type ReadTarget = { address: string; fault?: never } | { address?: never; fault: TargetFault };

/** An absolute https or http URL without credentials, or a path that starts with exactly one slash */
export function readTarget(target: string): ReadTarget {
  const trimmed = target.trim().normalize("NFC");
  if (forbidden.test(trimmed)) return { fault: "signs" };
  return trimmed.startsWith("/") ? readPath(trimmed) : readAddress(trimmed);
}

function readPath(path: string): ReadTarget {
  const url = parseUrl(path, base);
  if (!url) return { fault: "path" };
  // "/.//host" resolves to "//host", and some servers decode "%2F" and "%5C" before they look.
  const leaves = path.startsWith("//") || url.origin !== base || /^\/[/\\]/.test(decodeBytes(url.pathname));
  if (leaves) return { fault: "slashes" };
  if (/\p{Cc}/u.test(decodeText(url.pathname))) return { fault: "control" };
  return { address: `${url.pathname}${url.search}${url.hash}` };
}

function readAddress(target: string): ReadTarget {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(target)?.[1];
  const url = authority === undefined ? undefined : parseUrl(target);
  if (!url) return { fault: "address" };
  return authority?.includes("@") ? { fault: "credentials" } : { address: url.href };
}

/**
 * Whether a target leads to /angebot or /info of this site, which redirect themselves and could form a loop, however it is encoded.
 * @param siteUrl the site's own address; only paths are recognised if it is empty or no address
 */
export function leadsToRedirect(target: string, siteUrl = ""): boolean {
  const site = parseUrl(siteUrl) ?? new URL(base);
  const url = parseUrl(target.trim(), site.href);
  return url !== undefined && isSameSite(url, site) && isRedirectPath(url.pathname);
}

/** http and https, and a host with and without the dot of the root, count as one site. */
export function isSameSite(url: URL, site: URL): boolean {
  const name = ({ hostname }: URL) => hostname.replace(/\.+$/, "");
  return name(url) === name(site) && url.port === site.port;
}

const redirectFolders = new Set([offerPath(""), infoPath("")].map((path) => path.split("/")[1]));

function isRedirectPath(pathname: string): boolean {
  let path = pathname;
  // Decoded until nothing changes: "%2561" is "a" after two servers have decoded it.
  for (let next = decodeBytes(path); next !== path; next = decodeBytes(path)) path = next;
  const flat = path.replaceAll("\\", "/").replace(/\/{2,}/g, "/");
  const [, first] = new URL(flat.replace(/[?#].*/s, ""), base).pathname.split("/");
  // Some servers drop dots at the end of a name.
  return redirectFolders.has((first ?? "").toLowerCase().replace(/\.+$/, ""));
}

/** Decodes each escape to one character: sufficient for ASCII, and never fails on malformed input. */
const decodeBytes = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function decodeText(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A text as a URL, undefined where it is none. URL.parse does the same, but browsers have it only since 2024. */
export function parseUrl(text: string, baseUrl?: string): URL | undefined {
  try {
    return new URL(text, baseUrl);
  } catch {
    return undefined;
  }
}
