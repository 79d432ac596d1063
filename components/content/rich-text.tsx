import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { classNames } from "@/components/ui/class-names";
import { type MarkdownOptions, toTree } from "@/lib/content/markdown";
import { ContentLink } from "./content-link";
import styles from "./rich-text.module.css";

type RichTextProps = MarkdownOptions & {
  markdown: string;
  /** `plain` takes the place's own type size and measure, for cards and panels */
  look?: "prose" | "plain";
};

/** A text from the CMS. Nothing of it reaches the page but what lib/content lets through. */
export function RichText({ markdown, look = "prose", ...options }: RichTextProps) {
  return (
    <div className={classNames(styles.text, look === "prose" ? "prose" : styles.plain)}>
      {toJsxRuntime(toTree(markdown, options), {
        Fragment,
        jsx,
        jsxs,
        components: { a: ContentLink },
        // A style attribute would be refused by the CSP.
        tableCellAlignToStyle: false,
      })}
    </div>
  );
}
