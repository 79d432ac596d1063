import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { classNames } from "@/components/ui/class-names";
import type { Picture as CmsPicture } from "@/lib/cms/media";
import { type MarkdownOptions, toTree } from "@/lib/rich-text/markdown";
import { ContentLink } from "./content-link";
import { Picture } from "./picture";
import styles from "./rich-text.module.css";

type RichTextProps = MarkdownOptions & {
  markdown: string;
  /** What the CMS knows of the pictures in it */
  files?: CmsPicture[] | undefined;
  /** `plain` takes the place's own type size and measure, for cards and panels */
  look?: "prose" | "plain";
};

/** A text from the CMS. Nothing of it reaches the page but what lib/content lets through. */
export function RichText({ markdown, files = [], look = "prose", ...options }: RichTextProps) {
  return (
    <div className={classNames(styles.text, look === "prose" ? "prose" : styles.plain)}>
      {toJsxRuntime(toTree(markdown, options), {
        Fragment,
        jsx,
        jsxs,
        components: { a: ContentLink, img: (image) => <TextPicture image={image} files={files} /> },
        // A style attribute would be refused by the CSP.
        tableCellAlignToStyle: false,
      })}
    </div>
  );
}

/** As wide as the text column, or the screen of a phone. */
const sizes = "(min-width: 48rem) 44rem, 100vw";

/** A picture in the text, described by what its writer said there. */
function TextPicture({ image, files }: { image: ComponentProps<"img">; files: CmsPicture[] }) {
  const { src, alt = "" } = image;
  const known = files.find((file) => file.src.startsWith(`${src}?`));
  // One that the CMS does not know has no measures; its address is the site's own all the same.
  const otherwise = known ? alt : <img {...image} alt={alt} />;
  return <Picture picture={known && { ...known, alt }} sizes={sizes} otherwise={otherwise} />;
}
