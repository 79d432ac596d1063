import { calendarPath } from "@dorfforum/shared/urls/site-paths";
import { mainEntryTexts as texts } from "@/lib/texts/shell";
import { decodedPath } from "@/lib/urls/decoded-path";
import { shellRoutes } from "@/lib/urls/shell-routes";

/** `folders`: where the other pages of the entry's section are */
type MainEntry = { label: string; href: string; folders?: readonly string[] };

/** The main ways into the site. Phones show the first three under the search box, the menu shows all. */
export const mainEntries: readonly MainEntry[] = [
  { label: texts.events, href: calendarPath, folders: [`${calendarPath}/`, shellRoutes.event("")] },
  { label: texts.clubs, href: shellRoutes.clubs, folders: [shellRoutes.club("")] },
  { label: texts.daycare, href: shellRoutes.daycare, folders: [shellRoutes.facility("")] },
  { label: texts.news, href: shellRoutes.news(), folders: [shellRoutes.article("")] },
  { label: texts.participate, href: shellRoutes.participate },
  { label: texts.easyLanguage, href: shellRoutes.easyLanguage },
];

/** The value of aria-current at a path: "page" on the entry's own page, "true" on another one of its section. */
export function currentState({ href, folders = [] }: MainEntry, pathname: string) {
  const path = decodedPath(pathname);
  if (path === decodedPath(href)) return "page";
  return folders.some((folder) => path?.startsWith(folder)) ? "true" : undefined;
}
