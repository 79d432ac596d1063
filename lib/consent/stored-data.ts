import type { Purpose } from "./purposes";

/** Names of the cookies and of the entries in local and session storage that a purpose's script writes on our origin. */
const storedNames: Record<Purpose, RegExp | undefined> = {
  // @vercel/analytics stores nothing.
  statistics: undefined,
  recaptcha: /^(_grecaptcha|rc::)/i,
};

export function deleteStoredData(purpose: Purpose): void {
  const names = storedNames[purpose];
  if (!names) return;
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (names.test(key)) storage.removeItem(key);
  }
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=", 1)[0] ?? "";
    // biome-ignore lint/suspicious/noDocumentCookie: it has to be synchronous, and Firefox before 140 has no CookieStore.
    if (names.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
