import { fold } from "@dorfforum/german-search/analysis/fold";

/** What an article, or a preposition that holds one, is followed by in the singular: masculine, feminine, neuter */
type Gender = "m" | "f" | "n";

const folded = (words: string) => words.trim().split(/\s+/).map(fold);

const articles = new Map<string, string>([
  ...folded("der den einen keinen meinen unseren ihren diesen jeden").map((word) => [word, "m"] as const),
  ...folded("die eine keine meine unsere ihre diese jede zur einer meiner unserer").map(
    (word) => [word, "f"] as const,
  ),
  ...folded("das ins ans dieses jedes").map((word) => [word, "n"] as const),
  ...folded("ein kein mein unser ihr dem einem zum beim vom am im").map((word) => [word, "mn"] as const),
]);
/** "in der" is followed by a feminine noun. */
const dative = new Set(folded("aus bei in mit nach seit von zu an auf hinter neben unter vor"));

/** Ends of German nouns that tell their gender; of several the longest counts. */
const endings: Record<Gender, string[]> = {
  f: folded(`
    ung heit keit schaft tät ion ik ei halle schule stelle straße gasse brücke wehr kirche kita gruppe probe stunde woche
    tonne karte börse wahl tür bank steuer gebühr pflege hilfe fahrt abfuhr jugend gemeinde mühle post küche wiese messe
    krippe werkstatt adresse nummer seite liste premiere feier bühne`),
  n: folded(`
    haus amt büro fest bad heim zentrum konzert treffen forum chen lein dorf feuer museum kino café turnier spiel rad
    formular zimmer mobil turnen training büfett jubiläum`),
  m: folded(`
    verein markt platz hof sack bus müll tag garten kreis laden plan kurs chor club raum saal zug lauf termin abend
    nachmittag schrank ausweis pass rat kalender schnitt anschluss antrag basar dienst hort container ball ausflug
    vortrag unterricht stammtisch bürgermeister führerschein steg teich wald`),
};
const genderByEnding = (Object.keys(endings) as Gender[])
  .flatMap((gender) => endings[gender].map((ending) => ({ ending, gender })))
  .sort((one, other) => other.ending.length - one.ending.length);

const genderOf = (word: string): Gender | undefined =>
  genderByEnding.find(({ ending }) => word.endsWith(ending))?.gender;

/**
 * Whether a noun may follow the words before it: "wann fährt der" is not followed by a Bushaltestelle. Undefined where no article
 * stands before it.
 * @param noun folded @param before folded words
 */
export function agrees(noun: string, before: readonly string[]): boolean | undefined {
  const article = before.at(-1) ?? "";
  const genders = article === "der" && dative.has(before.at(-2) ?? "") ? "f" : articles.get(article);
  return genders === undefined ? undefined : genders.includes(genderOf(noun) ?? "–");
}
