import type { MediaFile } from "@/lib/cms/media";

const key = Symbol.for("dorfforum.brokenPictures");
// On globalThis, because Next bundles the route that finds out and the pages that want to know apart.
const shared = globalThis as { [key]?: Set<string> };

/** More than a village has pictures; past it the oldest finding is forgotten and found again. */
const most = 1000;

const nameOf = ({ id, version }: Pick<MediaFile, "id" | "version">) => `${id}-${version}`;

/** Remembers that this version of a file cannot be decoded, so that pages show a drawing and nobody tries again. */
export function markBroken(file: Pick<MediaFile, "id" | "version">): void {
  shared[key] ??= new Set();
  shared[key].add(nameOf(file));
  const [oldest] = shared[key];
  if (shared[key].size > most && oldest) shared[key].delete(oldest);
}

export const isBroken = (file: Pick<MediaFile, "id" | "version">): boolean =>
  shared[key]?.has(nameOf(file)) ?? false;
