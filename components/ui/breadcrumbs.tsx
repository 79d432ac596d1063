import { JsonLd } from "@/components/seo/json-ld";
import { routes } from "@/lib/routes";
import { toBreadcrumbList } from "@/lib/seo/json-ld/breadcrumb-list";
import { layoutTexts } from "@/lib/texts/layout";
import { partTexts } from "@/lib/texts/ui";
import styles from "./breadcrumbs.module.css";
import { Link } from "./link";

type BreadcrumbsProps = {
  /** The pages between the home page and this one */
  between?: { label: string; href: string }[];
  current: string;
};

/** Where this page stands. The way starts at the home page by itself. */
export function Breadcrumbs({ between = [], current }: BreadcrumbsProps) {
  const way = [{ label: layoutTexts.startPage, href: routes.home }, ...between];
  return (
    <nav className={styles.crumbs} aria-label={partTexts.breadcrumbs}>
      <ol>
        {way.map(({ label, href }, index) => (
          <li key={href}>
            {index > 0 && <span aria-hidden="true">›</span>}
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-hidden="true">›</span>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
      <JsonLd data={toBreadcrumbList(way, current)} />
    </nav>
  );
}
