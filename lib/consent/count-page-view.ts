import { type BeforeSendEvent, inject, pageview } from "@vercel/analytics";
import { currentConsent } from "@/lib/consent/consent-store";
import type { Analytics } from "@/lib/env/analytics";
import { scrubAddress } from "@/lib/monitoring/scrub-text";

/** What was searched for stands in the query. Asked at each sending: consent may have been withdrawn since. */
function scrubbed(event: BeforeSendEvent): BeforeSendEvent | null {
  if (!currentConsent().granted.includes("statistics")) return null;
  return { ...event, url: scrubAddress(event.url) };
}

let isInjected = false;

/** Counts one page view and loads the script with the first. Call it only with consent. */
export function countPageView(path: string, { scriptSrc, endpoint }: Analytics): void {
  if (!isInjected) {
    inject({
      mode: "production",
      disableAutoTrack: true,
      beforeSend: scrubbed,
      ...(scriptSrc && { scriptSrc }),
      ...(endpoint && { endpoint }),
    });
    isInjected = true;
  }
  const page = scrubAddress(path);
  pageview({ path: page, route: page });
}
