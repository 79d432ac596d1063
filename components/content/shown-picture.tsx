import { preload } from "react-dom";
import { classNames } from "@/components/ui/class-names";
import type { Picture } from "@/lib/cms/media";
import { toSrcSet, variantFormats } from "@/lib/media/variants";
import styles from "./picture.module.css";

/** What is needed to show a picture whose file can be decoded; without `alt` it is decorative. */
export type ShowablePicture = Pick<Picture, "src" | "width" | "height" | "focus"> & {
  /** Only of pictures that can be made smaller */
  mime?: string | undefined;
  alt?: string;
};

export type PictureLayout = {
  sizes: string;
  /** In pixels: a small picture that stands in a list often needs no larger variants. */
  maxWidth?: number;
  /** The page's main image: preloaded with high priority */
  priority?: boolean;
  /** For images that may be in the initial viewport: not lazy, with normal priority */
  eager?: boolean;
  /** Without alt text, because the text beside it describes it */
  decorative?: boolean;
  className?: string | undefined;
};

export function ShownPicture(props: PictureLayout & { picture: ShowablePicture }) {
  const { picture, sizes, maxWidth, priority, eager, decorative = false, className } = props;
  const { src, width, height, focus, alt = "" } = picture;
  const sources = variantFormats.flatMap((format) => {
    const srcSet = toSrcSet(picture, format, maxWidth);
    return srcSet ? [{ type: `image/${format}`, srcSet }] : [];
  });
  const [best] = sources;
  if (priority) {
    const responsive = best ? { imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type } : {};
    preload(src, { as: "image", fetchPriority: "high", ...responsive });
  }
  const image = (
    <img
      src={src}
      alt={decorative ? "" : alt}
      width={width}
      height={height}
      className={classNames(styles.image, className)}
      data-focus-x={focus && toStep(focus.x)}
      data-focus-y={focus && toStep(focus.y)}
      {...(priority ? { fetchPriority: "high" } : { loading: eager ? "eager" : "lazy", decoding: "async" })}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture className={styles.frame}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/** The stylesheet has a rule for every 10 %: the CSP forbids style attributes. */
const toStep = (percent: number) => Math.round(percent / 10) * 10;
