import { type BeforeSendEvent, inject, pageview } from "@vercel/analytics";
import type { Analytics } from "@/lib/env/analytics";
import { scrubAddress } from "@/lib/monitoring/scrub-text";
import { currentConsent } from "./consent-store";

/** Removes search terms from the URL. Checks the consent before each request: it may have been withdrawn. */
function scrubEvent(event: BeforeSendEvent): BeforeSendEvent | null {
  if (!currentConsent().granted.includes("statistics")) return null;
  return { ...event, url: scrubAddress(event.url) };
}

let isInjected = false;

/** Counts a page view; the first call loads the script. Call it only with consent. */
export function countPageView(path: string, { scriptSrc, endpoint }: Analytics): void {
  if (!isInjected) {
    inject({
      mode: "production",
      disableAutoTrack: true,
      beforeSend: scrubEvent,
      ...(scriptSrc && { scriptSrc }),
      ...(endpoint && { endpoint }),
    });
    isInjected = true;
  }
  const page = scrubAddress(path);
  pageview({ path: page, route: page });
}
