import { InLanguage } from "@/components/content/in-language";
import { Static } from "@/components/ui/static";
import type { Page } from "@/lib/cms/pages";
import { footerTexts } from "@/lib/texts/shell";
import { languageAttributes } from "@/lib/typography/language-parts";
import { routes } from "@/lib/urls/routes";
import { newcomersSections } from "../newcomers-sections";
import styles from "./footer.module.css";

/** For people who read no German: each language of the page by its own name, or the page's title if it has no such parts. */
export function NewcomersLinks({ page }: { page: Page }) {
  const sections = newcomersSections(page);
  return (
    <Static as="nav" cacheKey={page} aria-label={footerTexts.languages} className={styles.languages}>
      <ul>
        {sections.map(({ id, language }) => (
          <li key={id}>
            <a href={`${routes.newcomers}#${id}`} hrefLang={language.code} {...languageAttributes(language)}>
              {language.ownName}
            </a>
          </li>
        ))}
        {sections.length === 0 && (
          <li>
            <a href={routes.newcomers} hrefLang={page.language.code}>
              <InLanguage text={page.title} language={page.language} />
            </a>
          </li>
        )}
      </ul>
    </Static>
  );
}
