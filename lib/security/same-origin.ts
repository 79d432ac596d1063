/**
 * Whether a browser sent this request from a page of this very site. Behind a proxy the site's name is in
 * X-Forwarded-Host; a foreign page can set neither that nor Host nor Origin in its visitor's browser.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get("Origin");
  const host = headers.get("X-Forwarded-Host") ?? headers.get("Host");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}
