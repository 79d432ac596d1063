import type { Purpose } from "./purposes";

/** What a purpose's script leaves on our origin: names of cookies and of entries in local and session storage. */
const left: Record<Purpose, RegExp | undefined> = {
  // @vercel/analytics stores nothing.
  statistics: undefined,
  recaptcha: /^(_grecaptcha|rc::)/i,
};

/** Takes away what was stored for a purpose that is not allowed, or no longer. */
export function removeRemnants(purpose: Purpose): void {
  const names = left[purpose];
  if (!names) return;
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (names.test(key)) storage.removeItem(key);
  }
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=", 1)[0] ?? "";
    // biome-ignore lint/suspicious/noDocumentCookie: it must be gone at once, and Firefox before 140 has no CookieStore.
    if (names.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
