import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Heading } from "@/lib/content/shape-headings";
import styles from "./reading-columns.module.css";
import { TableOfContents } from "./table-of-contents";

type ReadingColumnsProps = {
  /** Empty for a text that needs no contents */
  contents: readonly Heading[];
  /** What stands beside the text, and under it on phones */
  aside?: ReactNode;
  children: ReactNode;
};

/** A text with the way into it before it: above on phones, beside and in sight on wide screens. */
export function ReadingColumns({ contents, aside, children }: ReadingColumnsProps) {
  return (
    <div className={`wrap split ${styles.columns}`}>
      {contents.length > 0 && (
        <div className={classNames(styles.contents, !aside && styles.alone)}>
          <TableOfContents contents={contents} />
        </div>
      )}
      <div className={styles.text}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
