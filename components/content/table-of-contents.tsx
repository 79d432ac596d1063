import type { Heading } from "@/lib/rich-text/shape-headings";
import { contentTexts } from "@/lib/texts/content";
import styles from "./table-of-contents.module.css";

const minHeadings = 3;

/** The headings of level 2; none if there are fewer than three. */
export function contentsOf(headings: Heading[]): Heading[] {
  const top = headings.filter(({ level }) => level === 2);
  return top.length >= minHeadings ? top : [];
}

/** Links to the headings of a text: collapsed on phones, open on wide screens. */
export function TableOfContents({ contents }: { contents: readonly Heading[] }) {
  const isNumbered = contents.some(({ text }) => /^\d/.test(text));
  return (
    <nav className={`paper ${styles.contents}`} aria-label={contentTexts.contents}>
      <p className={styles.title} aria-hidden="true">
        {contentTexts.contents}
      </p>
      <details>
        <summary className={styles.title}>{contentTexts.contents}</summary>
        <ol className={isNumbered ? styles.plain : styles.list}>
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
