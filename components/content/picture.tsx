import type { ReactNode } from "react";
import type { Picture as CmsPicture } from "@/lib/cms/media";
import { isBroken } from "@/lib/media/broken-pictures";
import { type PictureLayout, ShownPicture } from "./shown-picture";

type PictureProps = PictureLayout & {
  picture: CmsPicture | undefined;
  /** Rendered when there is no picture or its file cannot be decoded */
  fallback?: ReactNode;
};

export function Picture({ picture, fallback = null, ...layout }: PictureProps) {
  return picture && !isBroken(picture) ? <ShownPicture picture={picture} {...layout} /> : fallback;
}
