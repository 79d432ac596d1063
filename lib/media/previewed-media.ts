import { readText, storeText } from "@/lib/caches/ttl-store";
import { filesOf, type MediaFile } from "@/lib/cms/media";

/** As long as the link of a preview is good for */
const ttlSeconds = 30 * 60;

const keyOf = (fileName: string) => `previewed-file:${fileName}`;

/** Lets the site serve the files of a draft that is being previewed, for a while. */
export async function allowPreviewedFiles(item: object): Promise<void> {
  await Promise.all(
    filesOf(item).map(({ id, file, version, mime }) =>
      storeText(keyOf(file), JSON.stringify({ id, file, version, mime }), ttlSeconds),
    ),
  );
}

/** A file of a draft that was previewed within the last half hour */
export async function findPreviewedMedia(fileName: string): Promise<MediaFile | undefined> {
  const stored = await readText(keyOf(fileName));
  return stored === undefined ? undefined : (JSON.parse(stored) as MediaFile);
}
