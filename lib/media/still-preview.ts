import { LRUCache } from "lru-cache";
import { isScalable } from "@/lib/cms/is-scalable";
import type { Picture } from "@/lib/cms/media";
import { reportError } from "@/lib/monitoring/report-error";
import { notePageChange } from "@/lib/runtime/page-changes";
import { processWide } from "@/lib/runtime/process-wide";
import { blurredCopy } from "./blurred-copy.mjs";
import { runLimited } from "./conversion-limiter";
import { decodePicture, readPictureHead } from "./decode-picture";
import { readMedia } from "./media-copies";
import { copyName } from "./variants";

const retryDelayMs = 10 * 60_000;

const previews = processWide("stillPreviews", () => ({
  /** By name of the copy. Without `address` it is being made, or there is none. */
  byName: new LRUCache<string, { address?: string | undefined }>({ max: 10 }),
}));

/**
 * A small blurred copy of the header's still as a `data:` address, for the document itself. It is made when it is first asked
 * for: pages that are rendered until then have none.
 */
export function stillPreview(still: Picture): string | undefined {
  if (!isScalable(still)) return undefined;
  const name = copyName(still);
  const known = previews.byName.get(name);
  if (known) return known.address;
  previews.byName.set(name, {});
  makePreview(still).then(
    (address) => {
      previews.byName.set(name, { address });
      notePageChange();
    },
    (error: unknown) => {
      reportError(error, { part: "still preview" });
      previews.byName.set(name, {}, { ttl: retryDelayMs });
    },
  );
  return undefined;
}

async function makePreview(still: Picture): Promise<string | undefined> {
  const bytes = await readMedia(still);
  const { pages = 1 } = await readPictureHead(bytes);
  if (pages > 1) return undefined;
  return (await runLimited(async () => blurredCopy(await decodePicture(bytes))))?.address;
}
