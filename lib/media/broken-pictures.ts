import { notePageChange } from "@/lib/runtime/page-changes";
import { processWide } from "@/lib/runtime/process-wide";
import { copyName, type FileVersion } from "./variants";

/** More than a village has pictures. One that is evicted is found out again. */
const maxEntries = 1000;

// A plain set and not lru-cache: this file is also in the browser's code, with the pictures of search results.
const broken = processWide("brokenPictures", () => ({ names: new Set<string>() }));

/** This version of the file cannot be decoded: pages show a drawing instead, and no request tries again. */
export function markBroken(file: FileVersion): void {
  const { names } = broken;
  if (!isBroken(file)) notePageChange();
  names.add(copyName(file));
  const [oldest] = names;
  if (names.size > maxEntries && oldest !== undefined) names.delete(oldest);
}

export const isBroken = (file: FileVersion): boolean => broken.names.has(copyName(file));
