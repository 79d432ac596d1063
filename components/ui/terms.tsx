import { Fragment, type ReactNode } from "react";
import styles from "./terms.module.css";

/** A definition list without icons. Terms without content are left out. */
export const Terms = ({ terms }: { terms: { term: string; content: ReactNode }[] }) => (
  <dl className={styles.terms}>
    {terms.map(
      ({ term, content }) =>
        content && (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{content}</dd>
          </Fragment>
        ),
    )}
  </dl>
);
