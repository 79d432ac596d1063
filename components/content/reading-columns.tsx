import { german, type Language } from "@dorfforum/shared/text/languages";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Static } from "@/components/ui/static";
import { headings } from "@/lib/rich-text/markdown";
import type { Heading } from "@/lib/rich-text/shape-headings";
import { contentTexts } from "@/lib/texts/content";
import { InLanguage } from "./in-language";
import styles from "./reading-columns.module.css";
import contentsStyles from "./table-of-contents.module.css";

const minHeadings = 3;

type ReadingColumnsProps = {
  /** The text for which there is a table of contents, unless there is content before it */
  markdown: string;
  language?: Language | undefined;
  before?: ReactNode;
  /** Content beside the text; on phones below it, or between `before` and the text */
  aside?: ReactNode;
  children: ReactNode;
};

export function ReadingColumns({
  markdown,
  language = german,
  before,
  aside,
  children,
}: ReadingColumnsProps) {
  const contents = before ? [] : headings(markdown, language).filter(({ level }) => level === 2);
  const side = aside && <div className={styles.aside}>{aside}</div>;
  return (
    <div className={classNames("wrap split", styles.columns, Boolean(before) && styles.withBefore)}>
      {contents.length >= minHeadings && (
        <div className={classNames(styles.contents, !aside && styles.alone)}>
          <TableOfContents contents={contents} isSticky={!aside} />
        </div>
      )}
      {before && (
        <>
          <div>{before}</div>
          {side}
        </>
      )}
      <div className={styles.text}>{children}</div>
      {!before && side}
    </div>
  );
}

/** More lines may be higher than a window. */
const maxLinesWithoutScrolling = 12;

type TableOfContentsProps = {
  contents: readonly Heading[];
  /** Whether it stays in the window while the text scrolls */
  isSticky: boolean;
};

function TableOfContents({ contents, isSticky }: TableOfContentsProps) {
  const scrolls = isSticky && contents.length > maxLinesWithoutScrolling;
  const isNumbered = contents.some(({ text }) => /^\d/.test(text));
  return (
    <Static as="nav" className={`paper ${contentsStyles.contents}`} aria-label={contentTexts.contents}>
      <p className={contentsStyles.title} aria-hidden="true">
        {contentTexts.contents}
      </p>
      <details>
        <summary className={contentsStyles.title}>{contentTexts.contents}</summary>
        <ol
          className={isNumbered ? contentsStyles.plain : contentsStyles.list}
          // The keyboard scrolls it: Safari's skips links.
          tabIndex={scrolls ? 0 : undefined}
          aria-label={scrolls ? contentTexts.contents : undefined}
        >
          {contents.map(({ id, text, language }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <InLanguage text={text} language={language} />
              </a>
            </li>
          ))}
        </ol>
      </details>
    </Static>
  );
}
