import { type Language, languageNamedBy } from "@dorfforum/shared/text/languages";
import type { Page } from "@/lib/cms/pages";
import { headings } from "@/lib/rich-text/markdown";

/** The parts of the page for newcomers that have the name of their language as heading, with the id of that heading */
export const newcomersSections = (page: Page): { id: string; language: Language }[] =>
  headings(page.text, page.language).flatMap(({ id, text }) => {
    const language = languageNamedBy(text);
    return language ? { id, language } : [];
  });
