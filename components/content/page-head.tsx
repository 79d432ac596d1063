import type { ComponentProps, ReactNode } from "react";
import { hyphenate } from "@/lib/typography/hyphenate";
import { Breadcrumbs } from "./breadcrumbs";
import styles from "./page-head.module.css";

type PageHeadProps = Partial<ComponentProps<typeof Breadcrumbs>> & { title: string; lead?: ReactNode };

export const PageHead = ({ title, lead, current = title, between = [] }: PageHeadProps) => (
  <div className={`wrap ${styles.head}`}>
    <Breadcrumbs current={current} between={between} />
    <h1>{hyphenate(title)}</h1>
    {lead && <p className="lead muted">{lead}</p>}
  </div>
);
