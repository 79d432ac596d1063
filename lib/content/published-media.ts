import { derived } from "@/lib/cms/derived";
import { filesOf, type MediaFile } from "@/lib/cms/media";
import type { Snapshot } from "@/lib/cms/replica-copy";
import { collections } from "./collections";

const filesOfItems = ({ items }: Snapshot<object>) =>
  new Map(items.flatMap(filesOf).map((file) => [file.file, file] as const));

let known: (() => Promise<ReturnType<typeof filesOfItems>>)[] | undefined;

/** For each collection with files those of its published entries, by file name */
function filesByName() {
  known ??= collections()
    .filter(({ replica }) => replica.hasFiles)
    .map((collection) => derived([collection], filesOfItems));
  return known;
}

/** A file that a published entry shows. Nothing else of the media library leaves the CMS. @throws CmsRequestError */
export async function findMedia(fileName: string): Promise<MediaFile | undefined> {
  for (const getFiles of filesByName()) {
    const file = (await getFiles()).get(fileName);
    if (file) return file;
  }
  return undefined;
}

/** Every file that a published entry shows. @throws CmsRequestError */
export async function getPublishedMedia(): Promise<MediaFile[]> {
  const maps = await Promise.all(filesByName().map((getFiles) => getFiles()));
  return maps.flatMap((files) => [...files.values()]);
}
