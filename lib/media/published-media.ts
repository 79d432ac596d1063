import { articles } from "@/lib/cms/articles";
import { type Collection, derived } from "@/lib/cms/collection";
import { events } from "@/lib/cms/events";
import type { MediaFile } from "@/lib/cms/media";
import { offers } from "@/lib/cms/offers";
import { organisations } from "@/lib/cms/organisations";
import { pages } from "@/lib/cms/pages";
import { settings } from "@/lib/cms/settings";

const byName = (files: (MediaFile | undefined)[]) =>
  new Map(files.flatMap((file) => (file ? [[file.file, file] as const] : [])));

type Illustrated = { picture?: MediaFile | undefined };
const ofPictures = derived((items: readonly Illustrated[]) => byName(items.map(({ picture }) => picture)));

type Written = { files: MediaFile[] };
const ofTexts = derived((items: readonly Written[]) => byName(items.flatMap(({ files }) => files)));

type Dressed = Awaited<ReturnType<typeof settings.ready>>["items"];
const ofSettings = derived((items: Dressed) =>
  byName(items.flatMap((item) => [item.logo, item.smallLogo, item.video, item.nightVideo, item.videoStill])),
);

const illustrated: Collection<Illustrated>[] = [events, articles, offers, organisations];
const written: Collection<Written>[] = [articles, pages, events, organisations, settings];

/** A file that a published entry shows; nothing else of the media library leaves the CMS. @throws CmsRequestError */
export async function findMedia(file: string): Promise<MediaFile | undefined> {
  for (const collection of illustrated) {
    const found = ofPictures(await collection.ready()).get(file);
    if (found) return found;
  }
  for (const collection of written) {
    const found = ofTexts(await collection.ready()).get(file);
    if (found) return found;
  }
  return ofSettings(await settings.ready()).get(file);
}

/** Every file that a published entry shows. @throws CmsRequestError */
export async function getShownMedia(): Promise<MediaFile[]> {
  const named = await Promise.all([
    ...illustrated.map(async (collection) => ofPictures(await collection.ready())),
    ...written.map(async (collection) => ofTexts(await collection.ready())),
    settings.ready().then(ofSettings),
  ]);
  return named.flatMap((files) => [...files.values()]);
}
