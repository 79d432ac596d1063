import { createHmac, randomBytes } from "node:crypto";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";

/** What was opened long ago says little about what is asked for now. */
const halfLifeMs = 28 * 86_400_000;
/** A smaller rest is forgotten: that of a single open after some 17 weeks. */
const minOpens = 0.05;
const maxEntries = 5000;
/** Visitors of a day and what they opened; further ones are not counted. */
const maxMarksADay = 50_000;

export type SavedOpens = { asOf: number; opens: [key: string, opens: number][] };

/**
 * How often entries were opened from the search: each visitor once a day for each entry, half of it forgotten every four
 * weeks. Nothing tells who opened what, what was searched for, or when.
 */
export class EntryOpens {
  /** As they were at #asOf; later ones count for as much more as those have faded since. */
  #opens = new Map<string, number>();
  #asOf: number;
  /** Of today: too short to be traced to a visitor, and with tomorrow's salt another */
  readonly #marks = new Set<string>();
  #day = "";
  #salt = randomBytes(16);

  constructor(now: number) {
    this.#asOf = now;
  }

  /** @param key as keyOf() @param visitor as lib/http/visitor-address.ts names one. False when it was counted before */
  count(key: string, visitor: string, now: number): boolean {
    if (!this.#isFirstToday(key, visitor, now)) return false;
    this.#opens.set(key, (this.#opens.get(key) ?? 0) + 1 / this.#fading(now));
    return true;
  }

  of(key: string, now: number): number {
    const opens = this.#opens.get(key);
    return opens === undefined ? 0 : opens * this.#fading(now);
  }

  /** What is worth saving, the most opened first. */
  toSaved(now: number): SavedOpens {
    const opens = [...this.#opens.keys()]
      .map((key): [string, number] => [key, Number(this.of(key, now).toFixed(3))])
      .filter(([, count]) => count >= minOpens)
      .sort(([, one], [, other]) => other - one)
      .slice(0, maxEntries);
    // Also what is kept in memory from now on.
    this.#opens = new Map(opens);
    this.#asOf = now;
    return { asOf: now, opens };
  }

  /** Adds what was saved to what was counted since. */
  restore({ asOf, opens }: SavedOpens): void {
    const fading = 0.5 ** ((this.#asOf - asOf) / halfLifeMs);
    for (const [key, count] of opens) this.#opens.set(key, (this.#opens.get(key) ?? 0) + count * fading);
  }

  #fading(now: number): number {
    return 0.5 ** ((now - this.#asOf) / halfLifeMs);
  }

  #isFirstToday(key: string, visitor: string, now: number): boolean {
    const today = berlinDay(new Date(now));
    if (this.#day !== today) {
      this.#day = today;
      this.#salt = randomBytes(16);
      this.#marks.clear();
    }
    const hash = createHmac("sha256", this.#salt).update(JSON.stringify([key, visitor]));
    const mark = `${key} ${hash.digest("base64url").slice(0, 4)}`;
    if (this.#marks.has(mark) || this.#marks.size >= maxMarksADay) return false;
    this.#marks.add(mark);
    return true;
  }
}
