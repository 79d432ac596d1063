import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Heading } from "@/lib/rich-text/shape-headings";
import styles from "./reading-columns.module.css";
import { TableOfContents } from "./table-of-contents";

type ReadingColumnsProps = {
  /** Headings of the table of contents; empty for none */
  contents?: readonly Heading[];
  /** Content above the text, such as a form */
  before?: ReactNode;
  /** Content beside the text; on phones below it, or between `before` and the text */
  aside?: ReactNode;
  children: ReactNode;
};

/** The layout of a text page: the table of contents is above the text on phones, and sticky beside it on wide screens. */
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
