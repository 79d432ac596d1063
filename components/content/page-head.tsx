import { german } from "@dorfforum/shared/text/languages";
import type { ComponentProps, ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs";
import { InLanguage } from "./in-language";
import styles from "./page-head.module.css";

type PageHeadProps = Partial<ComponentProps<typeof Breadcrumbs>> & {
  title: string;
  /** In place of the title in the heading */
  heading?: ReactNode;
  lead?: ReactNode;
};

export const PageHead = ({
  title,
  heading,
  lead,
  language = german,
  current = title,
  between = [],
}: PageHeadProps) => (
  <div className={`wrap ${styles.head}`}>
    <Breadcrumbs current={current} language={language} between={between} />
    {heading ? <h1>{heading}</h1> : <InLanguage as="h1" text={title} language={language} />}
    {lead && <p className="lead muted">{lead}</p>}
  </div>
);
