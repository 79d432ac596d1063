import type { ReactNode } from "react";
import styles from "./card.module.css";
import { classNames } from "./class-names";
import { Link } from "./link";

type CardProps = {
  /** `Illustration` or `Picture`; for `row` a `Thumbnail` */
  picture?: ReactNode;
  /** `row`: the picture is small and beside the text */
  direction?: "column" | "row";
  className?: string | undefined;
  children: ReactNode;
};

/** A box for one entry: picture, title and details. */
export function Card({ picture, direction = "column", className, children }: CardProps) {
  return (
    <article className={classNames("paper", styles.card, direction === "row" && styles.row, className)}>
      {picture}
      <div className={styles.body}>{children}</div>
    </article>
  );
}

type CardTitleProps = { href: string; level?: 2 | 3; current?: boolean; children: ReactNode };

/** The title is a link whose clickable area is the whole card. */
export function CardTitle({ href, level = 3, current = false, children }: CardTitleProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Heading className={styles.title}>
      <Link className="cover" href={href} aria-current={current ? "true" : undefined}>
        {children}
      </Link>
    </Heading>
  );
}
