/** A stylesheet of the build, as React writes it */
const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*data-precedence="next"[^>]*\/>/g;
const asyncScript = /<script src="[^"]+" async=""[^>]*><\/script>|<link rel="preload" as="script"[^>]*\/>/g;
/** Of pictures that are in the page, which the browser finds after the text, and of the connection that it has. */
const earlyRequest =
  /<link rel="preload" (?=[^>]*as="image")[^>]*\/>|<link rel="preconnect" href="\/"[^>]*\/>/g;
/** Next's data for hydration begins behind the page's elements. */
const firstData = /<script[^>]*>\(?self\.__next_f/;

/**
 * Puts the styles that a page needs into it, and everything else that its head asks for behind its text: the first paint
 * then needs nothing but the document. React finds its stylesheets and scripts anywhere in a document.
 * @param html byte string, like the result
 * @param nonce of the document's policy
 * @param stylesFor the rules of stylesheets that apply to a page
 */
export function inlineCriticalCss(
  html: string,
  nonce: string,
  stylesFor: (body: string, hrefs: string[]) => string,
): string {
  const endOfHead = html.indexOf("</head>");
  const endOfBody = html.lastIndexOf("</body>");
  if (endOfHead < 0 || endOfBody < endOfHead) return html;
  const head = html.slice(0, endOfHead);
  const stylesheets = [...head.matchAll(stylesheet)];
  if (stylesheets.length === 0) return html;

  const rest = html.slice(endOfHead, endOfBody);
  const dataAt = rest.search(firstData);
  const body = dataAt < 0 ? rest : rest.slice(0, dataAt);
  const styles = stylesFor(
    head + body,
    stylesheets.map(([, href = ""]) => href),
  );
  const scripts = [...head.matchAll(asyncScript)];
  const bareHead = head.replace(stylesheet, "").replace(asyncScript, "").replace(earlyRequest, "");
  return [
    bareHead,
    `<style nonce="${nonce}">${styles}</style>`,
    body,
    ...scripts.map(([tag]) => tag),
    rest.slice(body.length),
    ...stylesheets.map(([tag]) => tag),
    html.slice(endOfBody),
  ].join("");
}
