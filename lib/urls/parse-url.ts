/** A text as a URL, undefined where it is none. URL.parse does the same, but browsers have it only since 2024. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
