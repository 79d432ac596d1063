import type { ReactNode } from "react";
import styles from "./card.module.css";
import { classNames } from "./class-names";
import { hyphenateWithin } from "./hyphenate-within";

type CardProps = {
  picture: ReactNode;
  direction?: "column" | "row";
  className?: string | undefined;
  children: ReactNode;
};

export const Card = ({ picture, direction = "column", className, children }: CardProps) => (
  <article className={classNames("paper", styles.card, direction === "row" && styles.row, className)}>
    {picture}
    <div className={styles.body}>{children}</div>
  </article>
);

type CardTitleProps = { href: string; level?: 2 | 3; children: ReactNode };

export function CardTitle({ href, level = 3, children }: CardTitleProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Heading className={styles.title}>
      <a className="cover" href={href}>
        {hyphenateWithin(children)}
      </a>
    </Heading>
  );
}
