import { Fragment, type ReactNode } from "react";
import { keepTimes } from "@/lib/typography/keep-times";
import styles from "./terms.module.css";

/** A definition list without icons. Terms without content are left out. */
export const Terms = ({ terms }: { terms: { term: string; content: ReactNode }[] }) => (
  <dl className={styles.terms}>
    {terms.map(
      ({ term, content }) =>
        content && (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{typeof content === "string" ? keepTimes(content) : content}</dd>
          </Fragment>
        ),
    )}
  </dl>
);
