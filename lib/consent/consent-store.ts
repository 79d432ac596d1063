import { useSyncExternalStore } from "react";
import { reportError } from "@/lib/monitoring/report-error";
import { routes } from "@/lib/routes";
import { readChoice, type Terms, toCookie, today } from "./consent-cookie";
import { browserRefuses } from "./privacy-signals";
import { isPurpose, type Purpose } from "./purposes";
import { removeRemnants } from "./stored-data";

/** Where a visitor stands. `granted` lists what may run now; it is empty unless `state` is "chosen". */
export type Consent = {
  /**
   * "unknown" on the server and while its HTML is taken over; "nothing to ask" when nothing configured needs consent;
   * "refused by signal" with Do Not Track or Global Privacy Control; "open" until the visitor has chosen.
   */
  state: "unknown" | "nothing to ask" | "refused by signal" | "open" | "chosen";
  granted: readonly Purpose[];
  /** Day of the choice, YYYY-MM-DD */
  date?: string;
};

const unknown: Consent = { state: "unknown", granted: [] };

/** The terms as the server wrote them into the document's root. */
function termsHere(): Terms {
  const { consent = "", consentVersion = "" } = document.documentElement.dataset;
  return { purposes: consent.split(" ").filter(isPurpose), version: consentVersion };
}

function consentHere(): Consent {
  const terms = termsHere();
  if (terms.purposes.length === 0) return { state: "nothing to ask", granted: [] };
  if (browserRefuses(navigator)) return { state: "refused by signal", granted: [] };
  const choice = readChoice(document.cookie, terms, new Date());
  return choice ? { state: "chosen", ...choice } : { state: "open", granted: [] };
}

let read: { cookies: string; consent: Consent } | undefined;

/** From the cookie itself each time it changes: another tab, or a page from the browser's cache, may have chosen since. */
export function currentConsent(): Consent {
  const cookies = document.cookie;
  if (read?.cookies !== cookies) read = { cookies, consent: consentHere() };
  return read.consent;
}

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** When another tab may have chosen, or the page comes back out of the browser's cache. */
const occasions = ["pageshow", "focus"];

function subscribe(listener: () => void) {
  listeners.add(listener);
  for (const occasion of occasions) addEventListener(occasion, listener);
  return () => {
    listeners.delete(listener);
    for (const occasion of occasions) removeEventListener(occasion, listener);
  };
}

/** Where this visitor stands, followed as it changes. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, currentConsent, () => unknown);
}

/**
 * Stores the visitor's choice: what is in `granted` may run from now on, everything else not. A script that was
 * loaded cannot be unloaded, so a withdrawal ends in a fresh page that never loads it.
 */
export function choose(granted: readonly Purpose[]): void {
  const withdrawn = currentConsent().granted.filter((purpose) => !granted.includes(purpose));
  const choice = { date: today(new Date()), granted: [...granted] };
  // biome-ignore lint/suspicious/noDocumentCookie: the choice must hold at once, and Firefox before 140 has no CookieStore.
  document.cookie = toCookie(termsHere(), choice, location.protocol === "https:");
  tell();
  withdrawn.forEach(removeRemnants);
  void renew(granted);
  if (withdrawn.length > 0) location.reload();
}

/** Safari keeps a cookie that a script has set for seven days only: the server sets the same one again, for a year. */
async function renew(granted: readonly Purpose[]): Promise<void> {
  const body = new URLSearchParams([["entscheidung", "auswahl"], ...granted.map((one) => ["zweck", one])]);
  try {
    await fetch(routes.consentChoice, { method: "POST", body, redirect: "manual", keepalive: true });
  } catch (error) {
    // The choice holds in this browser all the same, only for a shorter time.
    reportError(error, { part: "consent" });
  }
}
