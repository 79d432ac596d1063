import { useSyncExternalStore } from "react";
import { reportError } from "@/lib/monitoring/report-error";
import { routes } from "@/lib/urls/routes";
import { type ConsentConfig, readConsentCookie, toConsentCookie, utcDay } from "./consent-cookie";
import { navigatorRefuses } from "./privacy-signals";
import { isPurpose, type Purpose } from "./purposes";
import { deleteStoredData } from "./stored-data";

/** `granted` lists what may run now; it is empty unless `state` is "chosen". */
export type Consent = {
  /**
   * "unknown" on the server and during hydration; "nothing to ask" when nothing configured needs consent; "refused by
   * signal" with Do Not Track or Global Privacy Control; "open" until the visitor has chosen.
   */
  state: "unknown" | "nothing to ask" | "refused by signal" | "open" | "chosen";
  granted: readonly Purpose[];
  /** Day of the choice, YYYY-MM-DD */
  date?: string;
};

const unknown: Consent = { state: "unknown", granted: [] };

function readConfig(): ConsentConfig {
  const { consent = "", consentVersion = "" } = document.documentElement.dataset;
  return { purposes: consent.split(" ").filter(isPurpose), version: consentVersion };
}

function readConsent(): Consent {
  const config = readConfig();
  if (config.purposes.length === 0) return { state: "nothing to ask", granted: [] };
  if (navigatorRefuses(navigator)) return { state: "refused by signal", granted: [] };
  const choice = readConsentCookie(document.cookie, config, new Date());
  return choice ? { state: "chosen", ...choice } : { state: "open", granted: [] };
}

let cached: { cookies: string; consent: Consent } | undefined;

/** Reads `document.cookie` each time, because another tab may have changed it; parses it only when it differs. */
export function currentConsent(): Consent {
  const cookies = document.cookie;
  if (cached?.cookies !== cookies) cached = { cookies, consent: readConsent() };
  return cached.consent;
}

const listeners = new Set<() => void>();

/** After these events another tab may have changed the cookie. "pageshow": the page left the back/forward cache. */
const refreshEvents = ["pageshow", "focus"];

function subscribe(listener: () => void) {
  listeners.add(listener);
  for (const event of refreshEvents) addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of refreshEvents) removeEventListener(event, listener);
  };
}

export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, currentConsent, () => unknown);
}

/** Stores the visitor's choice. A loaded script cannot be unloaded, so withdrawing consent reloads the page. */
export function choose(granted: readonly Purpose[]): void {
  const withdrawn = currentConsent().granted.filter((purpose) => !granted.includes(purpose));
  const choice = { date: utcDay(new Date()), granted: [...granted] };
  // biome-ignore lint/suspicious/noDocumentCookie: it has to be synchronous, and Firefox before 140 has no CookieStore.
  document.cookie = toConsentCookie(readConfig(), choice, location.protocol === "https:");
  for (const listener of listeners) listener();
  withdrawn.forEach(deleteStoredData);
  void setCookieByServer(granted);
  if (withdrawn.length > 0) location.reload();
}

/** Safari deletes cookies set by a script after seven days; the server sets the same one for a year. */
async function setCookieByServer(granted: readonly Purpose[]): Promise<void> {
  const body = new URLSearchParams([
    ["entscheidung", "auswahl"],
    ...granted.map((purpose) => ["zweck", purpose]),
  ]);
  try {
    await fetch(routes.consentChoice, { method: "POST", body, redirect: "manual", keepalive: true });
  } catch (error) {
    // The cookie set by the script remains valid.
    reportError(error, { part: "consent" });
  }
}
