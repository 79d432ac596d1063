import { LRUCache } from "lru-cache";
import { processWide } from "@/lib/runtime/process-wide";
import { NoVariantError } from "./picture-errors";

/** Failed conversions are retried after this time, because the machine may only have been busy. */
const retryDelayMs = 10 * 60 * 1000;

const failed = processWide(
  "failedConversions",
  () => new LRUCache<string, true>({ max: 1000, ttl: retryDelayMs }),
);

/**
 * Runs a conversion, unless the one of this name took too long a short time ago: repeated requests must not keep a
 * processor busy with what leads to nothing.
 * @throws NoVariantError, and what `convert` throws
 */
export async function unlessFailedRecently<Result>(
  name: string,
  convert: () => Promise<Result>,
): Promise<Result> {
  if (failed.has(name)) throw new NoVariantError("The conversion took too long a short time ago");
  try {
    return await convert();
  } catch (error) {
    if (error instanceof NoVariantError) failed.set(name, true);
    throw error;
  }
}
