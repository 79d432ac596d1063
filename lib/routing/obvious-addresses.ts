import { activeFeatures } from "@/lib/features";
import { asciiPath } from "@/lib/urls/match-route";
import { routes } from "@/lib/urls/routes";

/** What people type who have heard of a page: its words, apart by blanks, spelled as asciiPath() does */
const words: [address: string, of: string][] = [
  [routes.clubs, "vereine verein clubs"],
  [routes.daycare, "kitas kita kindergarten kindergaerten kindertagesstaetten schulen schule"],
  [routes.search(), "suche suchen"],
  [routes.calendar(), "termine kalender veranstaltungskalender events"],
  [routes.news(), "news neuigkeiten nachrichten beitraege"],
  [routes.letterSubscription(), "newsletter"],
  [routes.contact, "rathaus kontaktformular telefon oeffnungszeiten"],
];

/** Where an address leads that nothing serves but many try: "/vereine" to the overview of clubs */
export function obviousAddress(path: string): string | undefined {
  const word = asciiPath(path)
    .replaceAll("ö", "oe")
    .replace(/^\/|\/$/g, "");
  const ofFeatures = activeFeatures().flatMap(({ obviousAddresses = [] }) => obviousAddresses);
  return [...words, ...ofFeatures].find(([, of]) => of.split(" ").includes(word))?.[0];
}
