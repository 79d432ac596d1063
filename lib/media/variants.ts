import { isScalable } from "@/lib/cms/is-scalable";
import type { MediaFile, Picture } from "@/lib/cms/media";

/** In pixels. The list is fixed, so that no request can have the server make other sizes and fill its disk. */
const widths = [160, 320, 640, 960, 1280, 1920] as const;
/** The smallest files first; the original is for browsers that read neither format. */
export const variantFormats = ["avif", "webp"] as const;

export type VariantFormat = (typeof variantFormats)[number];
export type Variant = { width: number; format: VariantFormat };

/** A picture's variants in one format, up to `maxWidth` in pixels, as a `srcset`; undefined when it is shown as it is. */
export function toSrcSet(
  picture: Pick<Picture, "src" | "width" | "height"> & { mime?: string | undefined },
  format: VariantFormat,
  maxWidth = Number.POSITIVE_INFINITY,
): string | undefined {
  const { src, width: ownWidth } = picture;
  if (!ownWidth || !picture.height || !isScalable(picture)) return undefined;
  // The first that is not smaller gives the picture in its own width.
  const last = widths.findIndex((width) => width >= ownWidth);
  const fitting = (last < 0 ? widths : widths.slice(0, last + 1)).filter((width) => width <= maxWidth);
  return fitting.map((width) => `${src}&w=${width}&f=${format} ${Math.min(width, ownWidth)}w`).join(", ");
}

/** Parses `w` and `f` of an address. Undefined means the original, "unknown" a variant that is never made. */
export function toVariant(params: URLSearchParams): Variant | "unknown" | undefined {
  const [w, f] = [params.get("w"), params.get("f")];
  if (w === null && f === null) return undefined;
  const width = widths.find((value) => String(value) === w);
  const format = variantFormats.find((value) => value === f);
  return width && format ? { width, format } : "unknown";
}

export type FileVersion = Pick<MediaFile, "id" | "version">;

/** The name of the site's copy of a file in this version. The names of its variants begin with it. */
export const copyName = ({ id, version }: FileVersion): string => `${id}-${version}`;
