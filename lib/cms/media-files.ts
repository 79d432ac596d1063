import { articles } from "./articles";
import { type Collection, derived } from "./collection";
import { events } from "./events";
import type { Picture } from "./media";
import { offers } from "./offers";
import { organisations } from "./organisations";
import { settings } from "./settings";

const byFile = (pictures: (Picture | undefined)[]) =>
  new Map(pictures.flatMap((picture) => (picture ? [[picture.file, picture] as const] : [])));

const ofEntries = derived((items: readonly { picture?: Picture | undefined }[]) =>
  byFile(items.map(({ picture }) => picture)),
);

const ofSettings = derived((items: Awaited<ReturnType<typeof settings.ready>>["items"]) =>
  byFile(items.flatMap((item) => [item.logo, item.smallLogo, item.video, item.nightVideo, item.videoStill])),
);

const illustrated: Collection<{ picture?: Picture | undefined }>[] = [
  events,
  articles,
  offers,
  organisations,
];

/** A file that a published entry shows; nothing else of the media library leaves the CMS. @throws CmsRequestError */
export async function findMedia(file: string): Promise<Picture | undefined> {
  for (const collection of illustrated) {
    const picture = ofEntries(await collection.ready()).get(file);
    if (picture) return picture;
  }
  return ofSettings(await settings.ready()).get(file);
}
