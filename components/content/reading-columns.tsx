import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Heading } from "@/lib/rich-text/shape-headings";
import styles from "./reading-columns.module.css";
import { TableOfContents } from "./table-of-contents";

type ReadingColumnsProps = {
  /** Empty for a text that needs no contents */
  contents?: readonly Heading[];
  /** What stands above the text, such as a form */
  before?: ReactNode;
  /** What stands beside the text; on phones under it, or between `before` and the text */
  aside?: ReactNode;
  children: ReactNode;
};

/** A text with the way into it before it: above on phones, beside and in sight on wide screens. */
export function ReadingColumns({ contents = [], before, aside, children }: ReadingColumnsProps) {
  const side = aside && <div className={styles.aside}>{aside}</div>;
  return (
    <div className={classNames("wrap split", styles.columns, Boolean(before) && styles.withBefore)}>
      {contents.length > 0 && (
        <div className={classNames(styles.contents, !aside && styles.alone)}>
          <TableOfContents contents={contents} />
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
