import { availableParallelism } from "node:os";
import pLimit from "p-limit";

/** Half the processors make pictures, so that the others serve pages. */
const limit = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)));
/** As many as a busy home page asks for; who comes later is told so instead of waiting. */
const mostWaiting = 60;

export class TooManyPicturesError extends Error {
  override name = "TooManyPicturesError";
}

/** Makes a picture when its turn comes. @throws TooManyPicturesError at once when too many wait */
export async function inWorkshop<Made>(make: () => Promise<Made>): Promise<Made> {
  if (limit.pendingCount >= mostWaiting) throw new TooManyPicturesError("Too many pictures are being made");
  return limit(make);
}
