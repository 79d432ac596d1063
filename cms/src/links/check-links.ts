import { createHash } from "node:crypto";
import { type FetchOptions, fetchStatus } from "../http/fetch-address";

/** A link of a published entry to another site */
export type EntryLink = { address: string; uid: string; documentId: string };
/** Both are days, "YYYY-MM-DD". */
export type DeadLink = EntryLink & { deadSince: string; checkedOn: string };

/** Once may be a fault of the moment. */
export const isDeadTwice = ({ deadSince, checkedOn }: DeadLink): boolean => deadSince < checkedOn;

const maxAddresses = 500;
const maxMs = 10 * 60_000;

type CheckOptions = Pick<FetchOptions, "isAllowed" | "timeoutMs"> & { day: string; endMs?: number };

/**
 * Checks the links whose day of the week it is, and those that were dead before.
 * @param known the dead links after the last check
 * @param options `day`: today, "YYYY-MM-DD"; `endMs`: when the check stops
 * @returns the dead links after this one
 */
export async function checkLinks(
  links: EntryLink[],
  known: DeadLink[],
  { day, endMs = Date.now() + maxMs, ...options }: CheckOptions,
): Promise<DeadLink[]> {
  const before = new Map(known.map((link) => [link.address, link]));
  const addresses = [...new Set(links.map(({ address }) => address))];
  const due = addresses.filter((address) => before.has(address) || isDayOf(address, day));
  const dead = new Map<string, boolean>();
  // One after the other, so that no site is asked for much at once.
  for (const address of due.slice(0, maxAddresses))
    if (Date.now() < endMs) dead.set(address, await isDead(address, options));
  return links.flatMap((link) => {
    const earlier = before.get(link.address);
    if (dead.get(link.address)) return { ...link, deadSince: earlier?.deadSince ?? day, checkedOn: day };
    return earlier && !dead.has(link.address) ? { ...earlier, ...link } : [];
  });
}

/** Spreads the addresses over the week, without a note about each. */
const isDayOf = (address: string, day: string) =>
  createHash("sha256").update(address).digest().readUInt8() % 7 === (Date.parse(day) / 86_400_000) % 7;

/**
 * Whether nothing is there any more: 404, 410, or a host without an address. All else may be a matter of the moment, or of
 * who asks. Some servers know GET alone.
 */
async function isDead(address: string, options: FetchOptions): Promise<boolean> {
  const limits = { timeoutMs: 10_000, ...options };
  try {
    const status = await fetchStatus("HEAD", address, limits);
    if (status < 400 || status === 429) return false;
    return [404, 410].includes(await fetchStatus("GET", address, limits));
  } catch (error) {
    return Object(Object(error).cause).code === "ENOTFOUND";
  }
}
