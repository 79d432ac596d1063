import { setTimeout } from "node:timers/promises";
import { isCmsRequestError } from "@/lib/cms/errors";
import { type EventItem, events } from "@/lib/cms/events";
import type { Snapshot } from "@/lib/cms/snapshot";
import { presentMonth } from "@/lib/dates/months";
import { reportError } from "@/lib/monitoring/report-error";
import { inSlices } from "@/lib/yield-to-event-loop";
import { nextDate } from "./agenda";
import { planOf } from "./plan";

/** How often it is looked whether events have changed or a month has begun, in milliseconds. */
const interval = 1000;

let done: { ready: Snapshot<EventItem>; month: string } | undefined;

/**
 * Lays the dates of all events out when the server starts, after each change and with each month, so that no visitor
 * waits for it.
 */
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
    const month = presentMonth(now);
    if (done?.ready === ready && done.month === month) return;
    // Before it is tried: what fails is reported once for each state of the content, and not every second.
    done = { ready, month };
    await planOf(ready, now, {});
    const pause = inSlices();
    for (const item of ready.items) {
      nextDate(item, now);
      await pause();
    }
  } catch (error) {
    // The replica reports its own failures.
    if (!isCmsRequestError(error)) reportError(error, { part: "dates of events" });
  }
}
