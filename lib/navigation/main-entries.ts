import { decodedPath } from "@/lib/http/decoded-path";
import { routes } from "@/lib/routes";
import { mainEntryTexts as texts } from "@/lib/texts/layout";

/** `folders`: where the other pages of the entry's section are */
type MainEntry = { label: string; href: string; folders?: readonly string[] };

/** The main ways into the site. Phones show the first three under the search box, the menu shows all. */
export const mainEntries: readonly MainEntry[] = [
  { label: texts.events, href: routes.calendar(), folders: [`${routes.calendar()}/`, routes.event("")] },
  { label: texts.clubs, href: routes.clubs, folders: [routes.club("")] },
  { label: texts.daycare, href: routes.daycare, folders: [routes.facility("")] },
  { label: texts.news, href: routes.news(), folders: [routes.article("")] },
  { label: texts.participate, href: routes.participate },
  { label: texts.easyLanguage, href: routes.easyLanguage },
];

/** The value of aria-current at a path: "page" on the entry's own page, "true" on another one of its section. */
export function currentState({ href, folders = [] }: MainEntry, pathname: string) {
  const path = decodedPath(pathname);
  if (path === decodedPath(href)) return "page";
  return folders.some((folder) => path?.startsWith(folder)) ? "true" : undefined;
}
