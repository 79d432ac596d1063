import { JsonLd } from "@/components/seo/json-ld";
import { Static } from "@/components/ui/static";
import { toBreadcrumbList } from "@/lib/seo/json-ld/web-site";
import { contentTexts } from "@/lib/texts/content";
import { siteTexts } from "@/lib/texts/shell";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import styles from "./breadcrumbs.module.css";

type BreadcrumbsProps = { between?: { label: string; href: string }[]; current: string };

export function Breadcrumbs({ between = [], current }: BreadcrumbsProps) {
  const parents = [{ label: siteTexts.startPage, href: routes.home }, ...between];
  return (
    <Static as="nav" className={styles.crumbs} aria-label={contentTexts.breadcrumbs}>
      <ol>
        {parents.map(({ label, href }, index) => (
          <li key={href}>
            {index > 0 && <span aria-hidden="true">›</span>}
            <a href={href}>{hyphenate(label)}</a>
          </li>
        ))}
        <li>
          <span aria-hidden="true">›</span>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
      <JsonLd data={toBreadcrumbList(parents, current)} />
    </Static>
  );
}
