import { noticeState } from "@dorfforum/shared/notices/shown-notices";
import { z } from "zod";
import { defineCollection, type ItemOf } from "@/lib/cms/collection";
import { isCmsRequestError } from "@/lib/cms/errors";
import { changedAt, instant, optional, required, text } from "@/lib/cms/wire";
import { toSafeTarget } from "@/lib/urls/targets";

/** The most urgent first. The CMS stores them as editors read them. */
const levels = ["Gefahr", "Warnung", "Hinweis"] as const;

/** What everybody should read at once, above the content of every page. `text` is plain, `from` and `until` are instants (ISO). */
export const notices = defineCollection({
  model: "mitteilung",
  plural: "mitteilungen",
  fields: {
    text: ["Text", required],
    level: ["Stufe", z.enum(levels)],
    from: ["Von", optional(instant)],
    until: ["Bis", instant],
    target: ["Link", text.transform((target) => target && toSafeTarget(target))],
    changedAt,
  },
  toItem: (notice) => notice,
});

export type Notice = ItemOf<typeof notices>;

/** More would push the content off the first screen of a phone. */
const maxShown = 3;

/** When it begins or began (ISO): at once unless editors gave a time. */
export const beginOf = ({ from, changedAt }: Notice): string => from ?? changedAt;

/** The notices to show at a moment: the most urgent first, and of one level those that began last. */
export function noticesAt(all: readonly Notice[], nowMs: number): Notice[] {
  return all
    .filter((notice) => noticeState(notice, nowMs) === "shown")
    .sort(
      (a, b) =>
        levels.indexOf(a.level) - levels.indexOf(b.level) || Date.parse(beginOf(b)) - Date.parse(beginOf(a)),
    )
    .slice(0, maxShown);
}

/** The notices at one moment. The object stays the same until a notice is changed, begins or ends. */
export type CurrentNotices = {
  shown: readonly Notice[];
  /** False without a copy: then nobody here knows whether there are any. */
  isKnown: boolean;
  /** When a notice was last changed, began or ended (ISO) */
  changedAt: string | undefined;
  /** When the next one begins or ends (ms since the epoch); undefined when none will */
  nextMs: number | undefined;
  /** Since when this is so, as far as this process knows (ms since the epoch) */
  sinceMs: number;
};

function currentNoticesAt(all: readonly Notice[], nowMs: number): CurrentNotices {
  const times = all.flatMap(({ from, until, changedAt }) =>
    [from ?? changedAt, until, changedAt].map((time) => Date.parse(time)),
  );
  const past = times.filter((time) => time <= nowMs);
  const ahead = times.filter((time) => time > nowMs);
  return {
    shown: noticesAt(all, nowMs),
    isKnown: all !== none,
    changedAt: past.length > 0 ? new Date(Math.max(...past)).toISOString() : undefined,
    nextMs: ahead.length > 0 ? Math.min(...ahead) : undefined,
    sinceMs: nowMs,
  };
}

type Source = { ready: () => Promise<{ items: readonly Notice[] }> };

/** What is shown is decided by the clock whenever it is asked for. Without a copy there are no notices: it never rejects for the CMS. */
export function currentNoticesOf(source: Source): { ready: () => Promise<CurrentNotices> } {
  let items: readonly Notice[] | undefined;
  let current: CurrentNotices = {
    shown: [],
    isKnown: false,
    changedAt: undefined,
    nextMs: undefined,
    sinceMs: 0,
  };
  return {
    async ready() {
      const snapshot = await source.ready().catch(withoutCopy);
      const nowMs = Date.now();
      const isSame =
        snapshot.items === items &&
        current.sinceMs <= nowMs &&
        nowMs < (current.nextMs ?? Number.POSITIVE_INFINITY);
      if (!isSame) {
        items = snapshot.items;
        current = currentNoticesAt(items, nowMs);
      }
      return current;
    },
  };
}

const none: readonly Notice[] = [];

/** The replica reports its own failures. */
function withoutCopy(error: unknown): { items: readonly Notice[] } {
  if (!isCmsRequestError(error)) throw error;
  return { items: none };
}

export const currentNotices = currentNoticesOf(notices);
