import { routes } from "@/lib/routes";

/** What `sprache` in the address asks for. */
const easy = "leicht";

/** The address of an article's version in Leichte Sprache. */
export const easyArticlePath = (slug: string): string => `${routes.article(slug)}?sprache=${easy}`;

/** Whether a page's `sprache` asks for it. */
export const isEasyLanguage = (language: string | string[] | undefined): boolean => language === easy;
