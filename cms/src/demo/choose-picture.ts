type Illustrated = { Slug: string; Kategorien: string[]; Organisation?: string };

/** What is drawn for whom. Neighbours in a list have different drawings. */
const CHOSEN: Record<string, string[]> = {
  aktuelles: [
    "abfallkalender",
    "mitmachen-im-dorf",
    "buergerversammlung-glasfaser",
    "jugendforum",
    "sperrmuellabfuhr",
  ],
  ehrenamt: [
    "nachbarschaftshilfe",
    "baumpflanzaktion",
    "blutspende",
    "pflanzentauschboerse",
    "nachbarschaftshilfe-musterbach",
  ],
  "ersatz-angebot": [
    "zwetschgenkuchen-der-landfrauen",
    "streuobstwiese-birkenrain",
    "obstbaumschnitt-kurs",
    "obst-und-gartenbauverein",
    "landfrauen-musterbach",
  ],
  "ersatz-beitrag-1": [
    "glasfaserausbau",
    "barrierefreiheit-im-dorf",
    "ueber-uns",
    "dorfflohmarkt",
    "vortrag-starkregen",
    "heimatverein-musterbach",
  ],
  "ersatz-beitrag-2": [
    "sanierung-bachstrasse",
    "hochwasseruebung",
    "muehlenfuehrung",
    "angelverein-muehlbach",
  ],
  "ersatz-beitrag-3": [
    "neubaugebiet-sonnenhang",
    "gruenschnitt-und-kompost",
    "reit-und-fahrverein-birkenrain",
  ],
  "ersatz-veranstaltung-1": [
    "martinsumzug-hinter-den-kulissen",
    "adventsmarkt",
    "laternenwerkstatt",
    "martinsumzug",
  ],
  "ersatz-veranstaltung-2": ["brunnenfest"],
  "ersatz-veranstaltung-3": ["gemeinschaftskonzert", "musikverein-musterbach"],
  "ersatz-veranstaltung-4": ["mitfahrbank", "dorfputz", "wanderung-muehlenweg", "wanderfreunde-musterbach"],
  feuerwehr: ["sirenensignale"],
  gewerbe: ["dorfladen"],
  "kinder-familie": ["jugendraum", "laufbus-schulweg", "erste-hilfe-kurs", "ferienspiele", "krabbelgruppe"],
  kirche: ["dorfgeschichte"],
  "kitas-schulen": [
    "kita-anmeldung",
    "einschulung-infoabend",
    "kinderkleiderbasar",
    "tag-der-offenen-tuer-kita",
    "foerderverein-grundschule",
  ],
  kultur: [
    "buecherschrank",
    "prunksitzung",
    "theater-premiere",
    "vorlesestunde",
    "karnevalsverein-musterbach",
  ],
  "natur-umwelt": ["hochwasserschutz", "dorfputz-bilanz"],
  senioren: ["gymnastik-fuer-aeltere", "buergerbus-musterbach"],
  veranstaltungen: ["kirmes-brauchtum", "kirmes", "schuetzenfest", "kirmesgesellschaft-musterbach"],
  vereine: ["bibliothek-der-dinge", "ehrenamtsempfang", "repair-cafe", "repair-cafe-musterbach"],
};
const CHOSEN_FOR = new Map(
  Object.entries(CHOSEN).flatMap(([drawing, slugs]) => slugs.map((slug) => [slug, drawing])),
);

const BY_CATEGORY: Record<string, string> = {
  "rathaus-verwaltung": "gemeinderat",
  "familie-kinder": "kinder-familie",
  jugend: "kinder-familie",
  "seniorinnen-senioren": "senioren",
  "vereine-ehrenamt": "vereine",
  "feste-brauchtum": "veranstaltungen",
  "kultur-bildung": "kultur",
  "sport-bewegung": "sport",
  "umwelt-abfall": "natur-umwelt",
  "feuerwehr-sicherheit": "feuerwehr",
  "bauen-verkehr": "aktuelles",
  "gesundheit-soziales": "ehrenamt",
  "wirtschaft-digitales": "gewerbe",
};
// Every club is in this category; its other one says more.
const EVERY_CLUB = "vereine-ehrenamt";

/** The drawing for an entry: the one chosen for it, else that of its first telling category. */
export function chooseIllustration({ Slug, Kategorien, Organisation }: Illustrated): string {
  const telling = Organisation ? Kategorien.filter((slug) => slug !== EVERY_CLUB) : Kategorien;
  const ofCategory = telling.map((slug) => BY_CATEGORY[slug]).find((drawing) => drawing !== undefined);
  const ofKind = Organisation === "kindertagesstätte" ? "kitas-schulen" : ofCategory;
  return `${CHOSEN_FOR.get(Slug) ?? ofKind ?? "vereine"}.svg`;
}

/** For the test: everything that a drawing was chosen for. */
export const chosenSlugs = (): string[] => [...CHOSEN_FOR.keys()];
