import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { processWide } from "@/lib/runtime/process-wide";

/** Half the processors convert pictures, so that the others serve pages. */
const limit = processWide("conversionLimit", () =>
  pLimit(Math.max(1, Math.floor(availableParallelism() / 2))),
);
/** As many pictures as a busy home page asks for */
const maxQueued = 60;

export class TooManyConversionsError extends Error {
  override name = "TooManyConversionsError";
}

/** Runs a conversion when a processor is free. @throws TooManyConversionsError at once when too many wait */
export async function runLimited<Result>(convert: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= maxQueued) throw new TooManyConversionsError("Too many pictures wait");
  return limit(convert);
}
