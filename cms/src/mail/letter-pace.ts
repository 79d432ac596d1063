import type { Core } from "@strapi/strapi";
import { lockUntilCommit } from "../database/lock-transaction";

const defaultPerMinute = 60;
/** Letters are looked for this often (schedule-delivery.ts), so those of as long may go together. */
const burstMs = 5_000;

/** Letters that go out within a minute, so that a mail server does not take them for a flood */
export function lettersPerMinute(environment: NodeJS.Dict<string> = process.env): number {
  const set = Number(environment.LETTERS_PER_MINUTE);
  return set > 0 ? set : defaultPerMinute;
}

/**
 * A letter takes the next place of an even row of them.
 * @param next from when the next may go, as it is stored, in milliseconds
 * @returns from when the one after it may; undefined if none may go now
 */
export function nextAfter(next: number, nowMs: number, perMinute: number): number | undefined {
  const gapMs = 60_000 / perMinute;
  // Further away than a gap only a clock can have put it that was wrong.
  if (next > nowMs && next <= nowMs + gapMs + burstMs) return undefined;
  const from = next > nowMs ? nowMs : Math.max(next, nowMs - burstMs);
  return from + gapMs;
}

const name = "brief_takt";
const key = `plugin_redaktion_${name}`;

/** Takes a place for a letter. Of several CMSs with one database, one changes what all have read. */
export async function takePlace(strapi: Core.Strapi): Promise<boolean> {
  const store = strapi.store({ type: "plugin", name: "redaktion" });
  for (;;) {
    const stored = (await store.get({ key: name })) as number | null;
    if (stored === null) {
      await createRow(strapi);
      continue;
    }
    const after = nextAfter(stored, Date.now(), lettersPerMinute());
    if (after === undefined) return false;
    const { count } = await strapi.db.query("strapi::core-store").updateMany({
      where: { key, value: JSON.stringify(stored) },
      data: { value: JSON.stringify(after) },
    });
    if (count > 0) return true;
  }
}

/** Strapi's table lets a key stand twice, so that one of two CMSs has to wait for the other. */
async function createRow(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "plugin", name: "redaktion" });
  await strapi.db.transaction(async ({ trx }) => {
    await lockUntilCommit(strapi, trx, key);
    if ((await store.get({ key: name })) === null) await store.set({ key: name, value: 0 });
  });
}
