import { processWide } from "@/lib/runtime/process-wide";
import { copyName, type FileVersion } from "./variants";

/** More than a village has pictures. One that is evicted is found out again. */
const maxEntries = 1000;

// A plain set and not lru-cache: this file is also in the browser's code, with the pictures of search results.
const broken = processWide("brokenPictures", () => ({ names: new Set<string>(), count: 0 }));

/** This version of the file cannot be decoded: pages show a drawing instead, and no request tries again. */
export function markBroken(file: FileVersion): void {
  const { names } = broken;
  if (!isBroken(file)) broken.count += 1;
  names.add(copyName(file));
  const [oldest] = names;
  if (names.size > maxEntries && oldest !== undefined) names.delete(oldest);
}

export const isBroken = (file: FileVersion): boolean => broken.names.has(copyName(file));

/** How many pictures were found to be broken since the start, those that were forgotten included */
export const countBroken = (): number => broken.count;
