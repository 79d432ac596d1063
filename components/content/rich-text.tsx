import type { Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { classNames } from "@/components/ui/class-names";
import { Static } from "@/components/ui/static";
import type { Picture as CmsPicture } from "@/lib/cms/media";
import { type GlossaryTerm, markTerms } from "@/lib/rich-text/mark-terms";
import { type MarkdownOptions, toTree } from "@/lib/rich-text/markdown";
import { ContentLink } from "./content-link";
import { hyphenatedHeadings } from "./hyphenated-heading";
import { Picture } from "./picture";
import styles from "./rich-text.module.css";

type RichTextProps = MarkdownOptions & {
  markdown: string;
  files?: CmsPicture[] | undefined;
  /** `plain` inherits font size and line length, for cards and panels */
  look?: "prose" | "plain";
  /** The terms that are explained at their first use. Only one text of a page may have them, or their ids would collide. */
  glossary?: readonly GlossaryTerm[] | undefined;
};

export const RichText = ({
  markdown,
  files = [],
  look = "prose",
  glossary = [],
  ...options
}: RichTextProps) => {
  const tree = markTerms(toTree(markdown, options), glossary);
  return (
    // Of a picture it is found out at any time that it is broken.
    <Static
      className={classNames(styles.text, look === "prose" ? "prose" : styles.plain)}
      cacheKey={files.length === 0 ? tree : undefined}
    >
      <Elements tree={tree} files={files} />
    </Static>
  );
};

const Elements = ({ tree, files }: { tree: Root; files: CmsPicture[] }) =>
  toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: {
      ...hyphenatedHeadings,
      a: ContentLink,
      img: (image) => <TextPicture image={image} files={files} />,
    },
    // The CSP forbids style attributes.
    tableCellAlignToStyle: false,
  });

/** The width of the text column, or of a phone's screen */
const sizes = "(min-width: 48rem) 44rem, 100vw";

function TextPicture({ image, files }: { image: ComponentProps<"img">; files: CmsPicture[] }) {
  const { src, alt = "" } = image;
  const file = files.find((candidate) => candidate.src.startsWith(`${src}?`));
  // A picture that is not in the media library has no dimensions and no variants.
  if (!file) return <img {...image} alt={alt} />;
  return <Picture picture={{ ...file, alt }} sizes={sizes} fallback={alt} />;
}
