import { isCmsRequestError } from "@/lib/cms/errors";
import { derivedFiles, isSharePicture } from "@/lib/media/derived-files";
import { mediaCopies } from "@/lib/media/media-copies";
import { copyName, type FileVersion } from "@/lib/media/variants";
import { reportError } from "@/lib/monitoring/report-error";
import { getPublishedMedia } from "./published-media";

const intervalMs = 60 * 60 * 1000;

/**
 * Removes from the site's disk the copies and variants of all files but these. A photo that editors withdraw, perhaps
 * at the wish of a person in it, must not stay.
 */
export async function purgeMediaExcept(published: readonly FileVersion[]): Promise<void> {
  const names = new Set(published.map(copyName));
  await mediaCopies().keepOnly((name) => names.has(name));
  await derivedFiles().keepOnly(
    (name) => isSharePicture(name) || names.has(name.slice(0, name.lastIndexOf("-"))),
  );
}

/** Purges every hour, while the content of the CMS is known. */
export function schedulePurge(): void {
  setInterval(async () => {
    try {
      await purgeMediaExcept(await getPublishedMedia());
    } catch (error) {
      // The replica reports that content is missing. Without it no file is known to be unpublished.
      if (!isCmsRequestError(error)) reportError(error, { part: "purge of unpublished media" });
    }
  }, intervalMs).unref();
}
