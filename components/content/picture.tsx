import { getImageProps } from "next/image";
import type { Picture as CmsPicture } from "@/lib/cms/media";

type PictureProps = {
  picture: CmsPicture;
  /** How wide it is shown, as in the `sizes` attribute */
  sizes: string;
  /** The page's main image: loaded at once and first */
  priority?: boolean;
  className?: string | undefined;
};

/** What next/image can make smaller; a drawing has no pixels and an animation would stop. */
const raster = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);

/** A picture of the media library in the right size, as AVIF or WebP where the browser takes it. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { src, alt, width, height, mime } = picture;
  const loading = priority
    ? { loading: "eager" as const, fetchPriority: "high" as const }
    : { loading: "lazy" as const, decoding: "async" as const };
  if (!width || !height || !raster.has(mime)) {
    return <img src={src} alt={alt} width={width} height={height} className={className} {...loading} />;
  }
  // next/image adds a style attribute, which the CSP refuses.
  const { style: _style, ...props } = getImageProps({ src, alt, width, height, sizes, ...loading }).props;
  return <img {...props} alt={alt} className={className} />;
}
