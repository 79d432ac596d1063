import { parseUrl } from "./parse-url";
import { routes } from "./routes";

/** Where links and redirects may lead: an https or http URL, or a path of this site. The rules are product.md's for `Ziel`. */

/** Whitespace, control and direction characters, and the backslash that browsers read as a slash. */
const forbidden = /[\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\\]/u;

/** The base that relative paths are resolved against; never shown. */
const base = "http://path.invalid";

/**
 * The target in the form browsers send it (composed Unicode, percent-encoded), or undefined when it is neither an
 * absolute https or http URL without credentials nor a path that starts with exactly one slash.
 */
export function toSafeTarget(target: string): string | undefined {
  const trimmed = target.trim().normalize("NFC");
  if (trimmed === "" || forbidden.test(trimmed)) return undefined;
  return trimmed.startsWith("/") ? toPath(trimmed) : toAbsolute(trimmed);
}

function toPath(path: string): string | undefined {
  const url = path.startsWith("//") ? undefined : parseUrl(path, base);
  if (url === undefined) return undefined;
  const decoded = decodeBytes(url.pathname);
  // "/.//host" resolves to "//host", and some servers decode "%2F" or "%5C" before they look.
  const isUnsafe =
    url.origin !== base || /^\/[/\\]/.test(decoded) || /\p{Cc}/u.test(decodeText(url.pathname));
  return isUnsafe ? undefined : `${url.pathname}${url.search}${url.hash}`;
}

function toAbsolute(target: string): string | undefined {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(target)?.[1];
  return authority === undefined || authority.includes("@") ? undefined : parseUrl(target)?.href;
}

export const isExternal = (target: string): boolean => /^https?:/i.test(target);

/** Whether a target is another site's. @param siteUrl this site's own address */
export function leavesSite(target: string, siteUrl: string): boolean {
  const safe = toSafeTarget(target);
  return safe !== undefined && isExternal(safe) && !isOwn(new URL(safe), new URL(siteUrl));
}

/**
 * Where /angebot/… and /info/… may lead: a safe target that is not such a redirect again, however it is encoded.
 * @param siteUrl this site's own address: absolute URLs may point back to it
 */
export function toRedirectTarget(target: string, siteUrl: string): string | undefined {
  const safe = toSafeTarget(target);
  if (safe === undefined) return undefined;
  const url = new URL(safe, siteUrl);
  return isOwn(url, new URL(siteUrl)) && isRedirectPath(url.pathname) ? undefined : safe;
}

/** http and https, and a host with and without the dot of the root, count as one site. */
function isOwn(url: URL, site: URL): boolean {
  const name = ({ hostname }: URL) => hostname.replace(/\.+$/, "");
  return name(url) === name(site) && url.port === site.port;
}

const redirectFolders = new Set([routes.offer(""), routes.info("")].map((path) => path.split("/")[1]));

/** Whether a path of this site names an offer or an info, however it is encoded. */
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
