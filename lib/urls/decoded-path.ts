/**
 * A path decoded and in one spelling: Unicode composed (NFC), no slash at the end. Browsers and crawlers send "ü" raw, as
 * %C3%BC or %c3%bc, composed or decomposed. Undefined for malformed escapes such as /%E0%A4%A.
 */
export function decodedPath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname).normalize("NFC");
    // Without the lookbehind 12,000 slashes would take quadratic time, in each place that reads the path.
    return path.length > 1 ? path.replace(/(?<!\/)\/+$/, "") || "/" : path;
  } catch {
    return undefined;
  }
}

/** The slug a page is asked for. Next leaves umlauts percent-encoded in a page's params. */
export async function slugOf(params: Promise<{ slug: string }>): Promise<string> {
  const { slug } = await params;
  return decodedPath(slug) ?? slug;
}
