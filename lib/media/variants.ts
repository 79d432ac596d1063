import { isScalable, type Picture } from "@/lib/cms/media";

/** What a picture is made in, in pixels: a fixed list, so that nobody can have the server make any other. */
const widths = [160, 320, 640, 960, 1280, 1920] as const;
/** The smallest first; the original is for browsers that take neither. */
export const variantFormats = ["avif", "webp"] as const;

export type VariantFormat = (typeof variantFormats)[number];
export type Variant = { width: number; format: VariantFormat };

/** A picture's variants in one format as a `srcset`; undefined when it is shown as it is. */
export function toSrcSet(
  picture: Pick<Picture, "src" | "width" | "height" | "mime">,
  format: VariantFormat,
): string | undefined {
  const { src, width: own } = picture;
  if (!own || !picture.height || !isScalable(picture)) return undefined;
  const smaller = widths.filter((width) => width < own);
  // The first that is not smaller is made in the picture's own width.
  const fitting = [...smaller, ...widths.filter((width) => width >= own).slice(0, 1)];
  return fitting.map((width) => `${src}&w=${width}&f=${format} ${Math.min(width, own)}w`).join(", ");
}

/** What `w` and `f` of an address ask for: undefined for the original, "unknown" for what is never made. */
export function toVariant(asked: URLSearchParams): Variant | "unknown" | undefined {
  const [w, f] = [asked.get("w"), asked.get("f")];
  if (w === null && f === null) return undefined;
  const width = widths.find((known) => String(known) === w);
  const format = variantFormats.find((known) => known === f);
  return width && format ? { width, format } : "unknown";
}
