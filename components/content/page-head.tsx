import type { ComponentProps, ReactNode } from "react";
import { hyphenate } from "@/lib/typography/hyphenate";
import { Breadcrumbs } from "./breadcrumbs";
import styles from "./page-head.module.css";

type PageHeadProps = Partial<ComponentProps<typeof Breadcrumbs>> & {
  title: string;
  /** In place of the title in the heading */
  heading?: ReactNode;
  lead?: ReactNode;
};

export const PageHead = ({ title, heading, lead, current = title, between = [] }: PageHeadProps) => (
  <div className={`wrap ${styles.head}`}>
    <Breadcrumbs current={current} between={between} />
    <h1>{heading || hyphenate(title)}</h1>
    {lead && <p className="lead muted">{lead}</p>}
  </div>
);
