import type { ReactNode } from "react";
import { preload } from "react-dom";
import { classNames } from "@/components/ui/class-names";
import type { Picture as CmsPicture } from "@/lib/cms/media";
import { isBroken } from "@/lib/media/broken-pictures";
import { toSrcSet, variantFormats } from "@/lib/media/variants";
import styles from "./picture.module.css";

type PictureProps = {
  picture: CmsPicture | undefined;
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
  /** Rendered when there is no picture or its file cannot be decoded */
  fallback?: ReactNode;
};

export function Picture(props: PictureProps) {
  const { picture, sizes, maxWidth, priority, eager, decorative = false, className, fallback = null } = props;
  if (!picture || isBroken(picture)) return fallback;
  const { src, width, height, focus } = picture;
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
      alt={decorative ? "" : picture.alt}
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
