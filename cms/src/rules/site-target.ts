/**
 * Where links may lead. The site has the same rules in lib/urls/targets.ts; target-cases.json holds the cases that both are
 * tested with.
 */

/** Only a base for relative paths. */
const base = "http://path.invalid";
const maxLength = 2000;
/** Whitespace, control and direction characters hide where a link leads; browsers read a backslash as a slash. */
const forbidden = /[\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\\]/u;

/** Why a link may not be stored, in German; undefined for an http(s) address without credentials or a path of the site. */
export function targetProblem(target: string): string | undefined {
  const trimmed = target.trim();
  if (trimmed.length > maxLength) return `darf höchstens ${maxLength} Zeichen lang sein.`;
  if (forbidden.test(trimmed))
    return "darf keine Leerzeichen, Steuerzeichen oder umgekehrten Schrägstriche enthalten.";
  return trimmed.startsWith("/") ? pathProblem(trimmed) : addressProblem(trimmed);
}

function pathProblem(path: string): string | undefined {
  const url = URL.parse(path, base);
  if (!url) return "ist kein gültiger Pfad.";
  const { origin, pathname } = url;
  // "/.//host" resolves to "//host", and some servers decode "%2F" and "%5C" first.
  if (path.startsWith("//") || origin !== base || /^\/[/\\]/.test(decodeBytes(pathname)))
    return "muss als Pfad mit genau einem Schrägstrich beginnen, zum Beispiel /kontakt.";
  if (/\p{Cc}/u.test(decodeText(pathname))) return "darf keine Steuerzeichen enthalten.";
  return undefined;
}

function addressProblem(address: string): string | undefined {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1];
  if (authority === undefined || !URL.parse(address))
    return "muss mit https://, http:// oder einem Schrägstrich beginnen, zum Beispiel https://beispiel.de oder /kontakt.";
  return authority.includes("@") ? "darf keine Zugangsdaten enthalten." : undefined;
}

/**
 * Whether a link leads to /angebot or /info of this site, which redirect themselves and could form a loop.
 * @param siteUrl the site's own address; only paths are recognised if it is empty or no address
 */
export function leadsToRedirect(target: string, siteUrl = ""): boolean {
  const site = URL.parse(siteUrl) ?? new URL(base);
  const url = URL.parse(target.trim(), site.href);
  return url !== null && isSameSite(url, site) && isRedirectPath(url.pathname);
}

/** http and https, and a host with or without a dot at its end, are the same site. */
function isSameSite(url: URL, site: URL): boolean {
  const name = ({ hostname }: URL) => hostname.replace(/\.+$/, "");
  return name(url) === name(site) && url.port === site.port;
}

function isRedirectPath(pathname: string): boolean {
  let path = pathname;
  // Decoded until nothing changes: "%2561" is an "a" after two servers have decoded it.
  for (let next = decodeBytes(path); next !== path; next = decodeBytes(path)) path = next;
  const flat = path.replaceAll("\\", "/").replace(/\/{2,}/g, "/");
  const [, first] = new URL(flat.replace(/[?#].*/s, ""), base).pathname.split("/");
  // Some servers drop dots at the end of a name.
  return /^(angebot|info)\.*$/i.test(first ?? "");
}

/** Each escape as one character: enough for ASCII, and malformed input cannot make it throw. */
const decodeBytes = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function decodeText(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
