import { asciiPath } from "./match-route";
import { routes } from "./routes";
import { siteRoutes } from "./site-routes";

/** What people type who have heard of a page: its words, apart by blanks, spelled as asciiPath() does */
const words: [address: string, of: string][] = [
  [routes.clubs, "vereine verein clubs"],
  [routes.daycare, "kitas kita kindergarten kindergaerten kindertagesstaetten schulen schule"],
  [siteRoutes.rooms.pattern, "raeume hallen halle saal"],
  [routes.search(), "suche suchen"],
  [routes.calendar(), "termine kalender veranstaltungskalender events"],
  [routes.waste, "muell abfallkalender muellabfuhr muellkalender"],
  [routes.news(), "news neuigkeiten nachrichten beitraege"],
  [routes.mailOrder(), "newsletter"],
  [routes.contact, "rathaus kontaktformular telefon oeffnungszeiten"],
];

const addresses = new Map(
  words.flatMap(([address, of]) => of.split(" ").map((word): [string, string] => [`/${word}`, address])),
);

/** Where an address leads that nothing serves but many try: "/vereine" to the overview of clubs */
export const obviousAddress = (path: string): string | undefined =>
  addresses.get(asciiPath(path).replaceAll("ö", "oe").replace(/\/$/, ""));
