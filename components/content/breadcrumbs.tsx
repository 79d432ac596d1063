import { german, type Language } from "@dorfforum/shared/text/languages";
import { JsonLd } from "@/components/seo/json-ld";
import { Static } from "@/components/ui/static";
import { toBreadcrumbList } from "@/lib/seo/json-ld/web-site";
import { contentTexts } from "@/lib/texts/content";
import { siteTexts } from "@/lib/texts/shell";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import styles from "./breadcrumbs.module.css";
import { InLanguage } from "./in-language";

type BreadcrumbsProps = {
  between?: { label: string; href: string }[];
  current: string;
  /** That of `current` */
  language?: Language | undefined;
};

export function Breadcrumbs({ between = [], current, language = german }: BreadcrumbsProps) {
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
          <span aria-current="page">
            <InLanguage text={current} language={language} />
          </span>
        </li>
      </ol>
      <JsonLd data={toBreadcrumbList(parents, current)} />
    </Static>
  );
}
