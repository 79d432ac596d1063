import { useId } from "react";
import { Panel } from "@/components/ui/panel";
import type { Heading } from "@/lib/content/shape-headings";
import { contentTexts } from "@/lib/texts/reading";
import styles from "./table-of-contents.module.css";

/** Two headings are seen at a glance. */
const fewest = 3;

/** The headings worth a list: those right under the page's own, from three on. */
export function contentsOf(headings: Heading[]): Heading[] {
  const top = headings.filter(({ level }) => level === 2);
  return top.length >= fewest ? top : [];
}

/** The way into a long text; nothing for a short one. */
export function TableOfContents({ contents }: { contents: Heading[] }) {
  const id = useId();
  if (contents.length === 0) return null;
  const isNumbered = contents.some(({ text }) => /^\d/.test(text));
  return (
    <Panel title={contentTexts.contents} id={id}>
      <nav aria-labelledby={id}>
        <ol className={isNumbered ? styles.plain : styles.list}>
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </Panel>
  );
}
