import { setTimeout } from "node:timers/promises";
import type { Ready } from "@/lib/cms/collection";
import { isCmsRequestError } from "@/lib/cms/errors";
import { type EventItem, events } from "@/lib/cms/events";
import { reportError } from "@/lib/monitoring/report-error";
import { inSlices } from "@/lib/slices";
import { nextDate } from "./agenda";
import { planOf } from "./plan";

/** How often it is looked whether events have changed or a month has begun, in milliseconds. */
const interval = 1000;

let seen: Ready<EventItem> | undefined;

/** Lays the dates of all events out when the server starts and after each change, so that no visitor waits for it. */
export async function watchDates(): Promise<never> {
  for (;;) {
    await layOut();
    await setTimeout(interval, undefined, { ref: false });
  }
}

async function layOut(): Promise<void> {
  try {
    const ready = await events.ready();
    const now = new Date();
    await planOf(ready, now, {});
    if (ready === seen) return;
    const pause = inSlices();
    for (const item of ready.items) {
      nextDate(item, now);
      await pause();
    }
    seen = ready;
  } catch (error) {
    // The replica reports its own failures.
    if (!isCmsRequestError(error)) reportError(error, { part: "dates of events" });
  }
}
