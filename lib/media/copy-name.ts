import type { MediaFile } from "@/lib/cms/media";

export type FileVersion = Pick<MediaFile, "id" | "version">;

/** The name of the site's copy of a file in this version. The names of its variants begin with it. */
export const copyName = ({ id, version }: FileVersion): string => `${id}-${version}`;
