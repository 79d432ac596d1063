import type { Core } from "@strapi/strapi";
import { onceAtATime, runInBackground } from "../background/run-in-background";

/** @param atOnce how many are worked on; what takes longer than `slowMs` goes on beside them, up to `maxOpen` in all */
type LaneSize = { atOnce: number; slowMs: number; maxOpen: number };

const defaultSize: LaneSize = { atOnce: 3, slowMs: 5_000, maxOpen: 30 };

/**
 * Works on what waits, a few at once, so that one slow mail server holds nobody else's mail.
 * @param name says what runs, for the log
 * @param take reserves the next; undefined where nothing is due
 * @returns begins what is due, and does not wait for it
 */
export function lane<Item>(
  name: string,
  take: (strapi: Core.Strapi) => Promise<Item | undefined>,
  work: (strapi: Core.Strapi, item: Item) => Promise<void>,
  { atOnce, slowMs, maxOpen } = defaultSize,
) {
  const quick = new Set<symbol>();
  let open = 0;
  function start(strapi: Core.Strapi, item: Item): void {
    const slot = Symbol();
    const free = () => {
      if (quick.delete(slot)) begin(strapi);
    };
    quick.add(slot);
    open += 1;
    const timer = setTimeout(free, slowMs);
    void runInBackground(strapi, name, () => work(strapi, item)).then(() => {
      clearTimeout(timer);
      open -= 1;
      quick.delete(slot);
      begin(strapi);
    });
  }
  const begin = onceAtATime(name, async (strapi) => {
    while (quick.size < atOnce && open < maxOpen) {
      const item = await take(strapi);
      if (!item) return;
      start(strapi, item);
    }
  });
  return begin;
}
