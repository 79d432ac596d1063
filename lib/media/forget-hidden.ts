import { isCmsRequestError } from "@/lib/cms/errors";
import type { MediaFile } from "@/lib/cms/media";
import { copyName, mediaCopies } from "@/lib/media/media-copies";
import { getPublishedMedia } from "@/lib/media/published-media";
import { reportError } from "@/lib/monitoring/report-error";
import { isSharePicture, madeFiles } from "./made-files";

const hourly = 60 * 60 * 1000;

/**
 * Removes from the site's disk what was made of files that are not shown any more: a photo that editors take back, for
 * whoever is in it wants it so, is not to stay here.
 */
export async function forgetAllBut(shown: readonly Pick<MediaFile, "id" | "version">[]): Promise<void> {
  const names = new Set(shown.map(copyName));
  await mediaCopies().keepOnly((name) => names.has(name));
  await madeFiles().keepOnly(
    (name) => isSharePicture(name) || names.has(name.slice(0, name.lastIndexOf("-"))),
  );
}

/** Does so every hour, while the CMS's content is known. */
export function keepForgetting(): void {
  setInterval(async () => {
    try {
      await forgetAllBut(await getPublishedMedia());
    } catch (error) {
      // Without content nothing is known to be hidden; that it is missing is reported elsewhere.
      if (!isCmsRequestError(error)) reportError(error, { part: "copies of files" });
    }
  }, hourly).unref();
}
