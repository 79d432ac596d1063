import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import { Static } from "@/components/ui/static";
import type { Page } from "@/lib/cms/pages";
import type { OptionalPage } from "@/lib/feature";
import { languageAttributes } from "@/lib/typography/language-parts";
import { routes } from "@/lib/urls/routes";
import { newcomersSections } from "../newcomers-sections";

const subject = latestResult<Page, object>();

type MoreLinksProps = { optionalPages: readonly OptionalPage[]; newcomers: Page | undefined };

/** What not every village has, in the menu of phones: its pages, and the page for newcomers by the own names of its languages */
export function MoreLinks({ optionalPages, newcomers }: MoreLinksProps) {
  const pages = optionalPages.filter(({ href, isEmpty }) => !isEmpty && href !== routes.glossary);
  const languages = newcomers ? newcomersSections(newcomers).map(({ language }) => language) : [];
  if (pages.length + languages.length === 0) return null;
  const paths = pages.map(({ href }) => href).join(" ");
  return (
    <Static as="div" cacheKey={newcomers && subject(newcomers, paths, () => ({}))}>
      {pages.length > 0 && (
        <ul>
          {pages.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {languages.length > 0 && (
        <ul>
          <li>
            <a href={routes.newcomers}>
              {languages.map((language) => (
                <span key={language.code} {...languageAttributes(language)}>
                  {language.ownName}
                </span>
              ))}
            </a>
          </li>
        </ul>
      )}
    </Static>
  );
}
