import type { ReactNode } from "react";
import { preload } from "react-dom";
import { classNames } from "@/components/ui/class-names";
import type { Picture as CmsPicture } from "@/lib/cms/media";
import { isBroken } from "@/lib/media/broken-pictures";
import { toSrcSet, variantFormats } from "@/lib/media/variants";
import styles from "./picture.module.css";

type PictureProps = {
  picture: CmsPicture | undefined;
  /** How wide it is shown, as in the `sizes` attribute */
  sizes: string;
  /** The page's main image: loaded at once and first */
  priority?: boolean;
  /** It may be in the first view on some screens: the browser, which knows where it lies, says how soon it is needed */
  eager?: boolean;
  /** The words beside it say what it shows */
  decorative?: boolean;
  className?: string | undefined;
  /** What stands in its place when there is none, or none that can be shown */
  otherwise?: ReactNode;
};

/**
 * A picture of the media library in the right size, as AVIF or WebP where the browser takes it. The only way by which
 * a photo reaches a page: measures, description, focal point and loading are seen to here.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority, eager, decorative = false, className, otherwise = null } = props;
  if (!picture || isBroken(picture)) return otherwise;
  const { src, width, height, focus } = picture;
  const sources = variantFormats.flatMap((format) => {
    const srcSet = toSrcSet(picture, format);
    return srcSet ? [{ type: `image/${format}`, srcSet }] : [];
  });
  const [best] = sources;
  if (priority) {
    const shown = best ? { imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type } : {};
    preload(src, { as: "image", fetchPriority: "high", ...shown });
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

/** The stylesheet knows every tenth percent: a style attribute would be refused by the CSP. */
const toStep = (percent: number) => Math.round(percent / 10) * 10;
