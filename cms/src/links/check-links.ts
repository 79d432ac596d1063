import { createHash } from "node:crypto";
import { type AskOptions, isDead } from "./is-dead";
import type { LinkedType } from "./linked-types";

/** A link of a published entry to another site */
export type EntryLink = { address: string; uid: LinkedType; documentId: string };
/** Both are days, "YYYY-MM-DD". */
export type DeadLink = EntryLink & { deadSince: string; checkedOn: string };

/** Once may be a fault of the moment. */
export const isDeadTwice = ({ deadSince, checkedOn }: DeadLink): boolean => deadSince < checkedOn;

const maxAddresses = 500;
const maxMs = 10 * 60_000;
const hostsAtOnce = 4;

/**
 * Checks those of the links whose day of the week it is, and those that were dead before.
 * @param known the dead links after the last check
 * @param options `day`: today; `nowMs`: the clock that the run's limit of 10 minutes is measured by
 * @returns the dead links after this one
 */
export async function checkLinks(
  links: EntryLink[],
  known: DeadLink[],
  { day, nowMs = Date.now, ...options }: AskOptions & { day: string; nowMs?: () => number },
): Promise<DeadLink[]> {
  const before = new Map(known.map((link) => [link.address, link]));
  const addresses = [...new Set(links.map(({ address }) => address))];
  const due = addresses.filter((address) => !before.has(address) && isDayOf(address, day));
  const asked = [...addresses.filter((address) => before.has(address)), ...due].slice(0, maxAddresses);
  const found = new Map<string, boolean>();
  const hosts = new Set(asked.map(hostOf)).values();
  const endMs = nowMs() + maxMs;
  const askHosts = async () => {
    for (const host of hosts)
      for (const address of asked)
        if (hostOf(address) === host && nowMs() < endMs) found.set(address, await isDead(address, options));
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, askHosts));
  return links.flatMap((link) => {
    const earlier = before.get(link.address);
    if (found.get(link.address)) return { ...link, deadSince: earlier?.deadSince ?? day, checkedOn: day };
    return earlier && !found.has(link.address) ? { ...earlier, ...link } : [];
  });
}

const hostOf = (address: string) => new URL(address).host;

/** Spreads the addresses over the week, without a note about each. */
function isDayOf(address: string, day: string): boolean {
  const [byte = 0] = createHash("sha256").update(address).digest();
  return byte % 7 === (Date.parse(day) / 86_400_000) % 7;
}
