import { NoVariantError } from "./picture-errors";

/** So long nobody tries again what failed, in milliseconds: the machine may have been busy only. */
const pause = 10 * 60 * 1000;
/** More than a village has pictures; past it the oldest finding is forgotten and found again. */
const most = 1000;

/** When what failed may be tried again (ms since 1970), by name */
const failed = new Map<string, number>();

/**
 * Makes what is called `name`, unless that took too long only just now: somebody who asks again and again must not
 * keep a processor busy with what leads to nothing.
 * @throws NoVariantError, and what `make` throws
 */
export async function unlessHopeless<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  if ((failed.get(name) ?? 0) > Date.now()) throw new NoVariantError("It took too long a short time ago");
  try {
    return await make();
  } catch (error) {
    if (error instanceof NoVariantError) remember(name);
    throw error;
  }
}

function remember(name: string): void {
  failed.delete(name);
  failed.set(name, Date.now() + pause);
  const [oldest] = failed.keys();
  if (failed.size > most && oldest !== undefined) failed.delete(oldest);
}
