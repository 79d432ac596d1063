/**
 * The path as people read it: percent escapes decoded, Unicode in its composed form, no slash at the end.
 * Browsers and crawlers send "ü" raw, as %C3%BC or %c3%bc, composed or decomposed. Undefined when it cannot be decoded.
 */
export function decodedPath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname).normalize("NFC");
    return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
  } catch {
    // A malformed escape such as /%E0%A4%A names nothing.
    return undefined;
  }
}
