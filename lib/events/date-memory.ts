import type { EventItem } from "@/lib/cms/events";
import type { Snapshot } from "@/lib/cms/snapshot";
import type { Agenda, NextDate } from "./agenda";
import type { Placed, Plans } from "./plan";

/** What the dates of events were found to be: for one state of the content, and for one event until it changes. */
type DateMemory = {
  plans: WeakMap<Snapshot<EventItem>, Plans>;
  placed: WeakMap<EventItem, { first: string; dates: Placed[] }>;
  agendas: WeakMap<Snapshot<EventItem>, Agenda>;
  nextDates: WeakMap<EventItem, NextDate>;
};

const key = Symbol.for("dorfforum.dateMemory");
// On globalThis, because Next bundles pages and routes apart in one process.
const shared = globalThis as { [key]?: DateMemory };

export function dateMemory(): DateMemory {
  shared[key] ??= {
    plans: new WeakMap(),
    placed: new WeakMap(),
    agendas: new WeakMap(),
    nextDates: new WeakMap(),
  };
  return shared[key];
}
