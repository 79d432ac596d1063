import { detectIntents } from "./detect-intents";
import { detectQualities } from "./detect-qualities";

const asked = (query: string) => detectQualities(query).map(({ quality }) => quality);

test.each<[quality: string, queries: string[]]>([
  [
    "kostenlos",
    [
      "kostenlose Kurse",
      "was gibt es gratis",
      "was kost' nix",
      "was koscht nix am Sonntag",
      "Konzerte für umme",
      "für lau ins Kino",
      "Feste ohne Eintritt",
      "Konzert, Eintritt frei",
      "freier Eintritt heute Abend",
      "wo muss ich nichts bezahlen",
      "Ausflüge, die nichts kosten",
      "Theater, das keinen Eintritt kostet",
      "gebührenfreie Angebote",
      "kostnlose Vorträge",
      "free events for kids",
      "umasunst am Samstag",
      "Muss man beim Konzert Eintritt zahlen?",
      "Kostet der Adventsmarkt Eintritt?",
      "kostet das Konzert was",
      "wo kostets nix",
      "freier Zutritt",
    ],
  ],
  [
    "barrierefrei",
    [
      "barrierefreie Veranstaltungen",
      "barrirefreie Feste",
      "gibt es dort eine Rampe",
      "rollstuhlgerechtes Café",
      "Ausflug mit dem Rollstuhl",
      "mit meinem Rolli zum Markt",
      "Wege für Kinderwagen",
      "mit Oma im Rolstuhl",
      "Lesung ohne Treppen",
      "stufenloser Zugang",
      "behindertengerecht",
      "Feste für Rollstuhlfahrer",
      "wheelchair accessible",
    ],
  ],
  [
    "drinnen",
    [
      "was machen wir bei Regen",
      "wenns regnet mit Kindern",
      "Indoorprogramm am Wochenende",
      "Schlechtwetter-Programm",
      "bei miesem Wetter",
      "etwas im Warmen",
      "überdachte Veranstaltungen",
      "drinne spielen",
      "es regnet, was tun",
      "schlechtes Wetter",
      "Ideen für Regentage",
      "rainy day",
    ],
  ],
  [
    "draussen",
    [
      "Konzert im Freien",
      "Kino unter freiem Himmel",
      "Open-Air am Samstag",
      "openair",
      "draussen spielen",
      "drausen mit Kindern",
      "Bewegung an der frischen Luft",
      "was tun bei schönem Wetter",
      "outdoor",
    ],
  ],
  [
    "anmeldung",
    [
      "Kurse mit Anmeldung",
      "nur mit Voranmeldung",
      "anmeldepflichtige Kurse",
      "Muss man sich für den Benefizlauf anmelden?",
      "wo muss ich mich vorher anmelden",
      "ist eine Anmeldung nötig",
      "brauche ich fürs Kino eine Anmeldung",
      "wo muss man sich ameldn",
      "wie melde ich mich zum Kurs an",
      "welche Kurse muss man vorher buchen",
      "do I need to register for the course",
    ],
  ],
  [
    "ohne-anmeldung",
    ["Kurse ohne Anmeldung", "ohne sich anzumelden", "keine Voranmeldung nötig", "einfach hingehen"],
  ],
])("%s is asked for", (quality, queries) => {
  expect(queries.map((query) => [query, asked(query)])).toEqual(queries.map((query) => [query, [quality]]));
});

test.each([
  "Sperrmüll anmelden",
  "Hund anmelden",
  "wie melde ich meinen Hund an",
  "Kita Anmeldung",
  "wo muss ich mich nach dem Umzug anmelden",
  "Veranstaltung anmelden",
  "Anmeldung Grundschule",
  "Was kostet das Dorfgemeinschaftshaus?",
  "Was kostet der Eintritt ins Museum?",
  "Wie viel kostet das Haus, wenn man etwas feiert?",
  "Kosten Personalausweis",
  "Was kosten freie Plätze?",
  "Eintrittspreise",
  "Freibad",
  "freie Bauplätze",
  "Freiwillige Feuerwehr",
  "nicht umsonst",
  "Barrierefreiheit",
  "barrierefreie Website",
  "Rollstuhl",
  "Rollator reparieren",
  "Stufen im Treppenhaus",
  "Regen",
  "Keller voll bei Regen",
  "Fällt der Umzug bei Regen aus?",
  "Hallenbad",
  "überdachte Bushaltestelle",
  "draußen gebliebene Tonne",
  "Internet im Freien",
  "Luft im Keller",
  "Wie wird die Luft gemessen",
  "kann die Grundsteuer grad nicht bezahlen",
  "sitz im Rollstuhl und muss in die Kreisstadt",
])("„%s“ asks for no quality", (query) => {
  expect(asked(query)).toEqual([]);
});

test("several qualities are asked for together, each with its own words", () => {
  const query = "umsonst und draußen, ohne Anmeldung, mit dem Kinderwagen";
  const words = detectQualities(query).map(({ quality, positions }) => [
    quality,
    positions.map(({ start, end }) => query.slice(start, end)),
  ]);
  expect(words).toEqual([
    ["kostenlos", ["umsonst"]],
    ["barrierefrei", ["mit dem Kinderwagen"]],
    ["draussen", ["draußen"]],
    ["ohne-anmeldung", ["ohne Anmeldung"]],
  ]);
});

test("a quality changes nothing about the days that a question asks for", () => {
  const days = [
    "am Wochenende",
    "heute Abend",
    "am 29. Februar",
    "von Freitag bis Sonntag",
    "zwischen den Jahren",
  ];
  const qualities = [
    "kostenlos",
    "barrierefrei",
    "drinnen",
    "bei Regen",
    "im Freien",
    "mit Anmeldung",
    "Eintritt frei",
  ];
  // A week with the change to summer time, New Year, and the leap day
  const dates = [
    "2027-03-22",
    "2027-03-23",
    "2027-03-24",
    "2027-03-25",
    "2027-03-26",
    "2027-03-27",
    "2027-03-28",
  ];
  for (const date of [...dates, "2026-12-31", "2028-02-28", "2026-10-25"]) {
    const now = new Date(`${date}T11:00:00Z`);
    const timeOf = (q: string) =>
      detectIntents(q, now, []).intents.flatMap(({ condition }) => ("quality" in condition ? [] : condition));
    for (const day of days) {
      const expected = timeOf(day);
      for (const quality of qualities)
        for (const q of [`${quality} ${day}`, `was ist ${day} ${quality}`])
          expect([date, q, timeOf(q)]).toEqual([date, q, expected]);
    }
  }
});
