import { contactPath, wasteCalendarPath } from "@dorfforum/shared/urls/site-paths";
import type { VillageAnswers } from "./questions";

/** Settings and pages of the demo village, which are the model of a new one. */
export type Settings = Record<string, unknown>;
export type StarterPage = { Titel: string; Slug: string; Text: string };

/** The demo's texts about things that only the demo village has, by page */
const leftOutSections: Record<string, readonly string[]> = {
  mitmachen: ["Lieber persönlich?"],
  kontakt: ["Öffnungszeiten und Zugang", "Wer hilft wobei?"],
  "leichte-sprache": ["Texte in Leichter Sprache"],
};

/** In the languages of the people who live there, which every village writes itself */
const leftOutPages = ["willkommen"];

/** A sentence with a link to an entry of the demo */
const demoLink =
  /[^.!?\n]*\]\(\/(?:beitrag|angebot|info|veranstaltung|verein|einrichtung)\/[^)]*\)[^.!?\n]*[.!?] ?/g;
const aboutTheDemo =
  / ?Musterbach ist eine erfundene Gemeinde\.(?: Alle Angaben sind Beispiele und [^.]*\.)?/g;

/** The poison centre of the demo's Land: others have their own. */
const poisonCentre = / ?(?:- )?Giftnotruf[^.\n]*[.\n]/g;
const landsOfPoisonCentre = ["Berlin", "Brandenburg"];

const withOwnPoisonCentre = (text: string, { land }: VillageAnswers): string =>
  landsOfPoisonCentre.includes(land) ? text : text.replace(poisonCentre, "");

/** The starter's page: the demo's with the village's own facts in the place of the demo's, or with gaps in [brackets]; without text where it has none of its own. */
export function toStarterPage(page: StarterPage, demo: Settings, village: VillageAnswers): StarterPage {
  if (leftOutPages.includes(page.Slug)) return { ...page, Text: "" };
  const sections = page.Text.split(/^(?=## )/m).filter(
    (section) => !leftOutSections[page.Slug]?.some((title) => section.startsWith(`## ${title}\n`)),
  );
  const text = withOwnPoisonCentre(sections.join(""), village)
    .replace(aboutTheDemo, "")
    .replace(demoLink, "");
  return {
    ...page,
    Text: withOwnFacts(text, demo, village)
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
  };
}

/** A text of the demo about this village. Facts that are not known become gaps, such as "[Telefon]". */
function withOwnFacts(text: string, demo: Settings, village: VillageAnswers): string {
  const facts: [unknown, string][] = [
    [demo.Gemeinde, village.gemeinde],
    [`${demo.Postleitzahl} ${demo.Ort}`, `${village.plz} ${village.ort}`],
    [demo.Strasse, village.strasse],
    [demo.Telefon, village.telefon || "[Telefon]"],
    [demo.Telefax, "[Telefax]"],
    [demo.E_Mail, village.mail || "[E-Mail]"],
    [demo.Webseite, "[Adresse dieser Website]"],
    [demo.Landkreis, "[Landkreis]"],
    // What fits a club or a village of 400 people as well
    ["Körperschaft des öffentlichen Rechts", "[Rechtsform]"],
    ["die Bürgermeisterin [Vor- und Nachname]", "[Amt, Vor- und Nachname]"],
    ["bei der Beauftragten für Menschen mit Behinderung unter", "unter"],
    [", Beauftragte für Menschen mit Behinderung", ""],
    [", Leitung der Öffentlichkeitsarbeit", ""],
    ["rund um die Uhr zugänglich am Rathaus und am Gerätehaus", "[Standort]"],
    ["Aushang am Gesundheitshaus", "[Ort des Aushangs]"],
    [demo.Dorfname, village.name],
    ["[Bundesland]", village.land],
    ["[Ihres Bundeslandes]", `des Landes ${village.land}`],
  ];
  const own = new Map(facts.map(([former, fact]) => [String(former), fact]));
  const escaped = [...own.keys()].map((former) => former.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  // One pass, so that nothing of the village's own facts is replaced again.
  const pattern = new RegExp(
    [...escaped, "[\\w.-]+@[\\w.-]+\\.example\\.org", "030 23125 \\d+"].join("|"),
    "g",
  );
  // Offices of the demo that a village may not have are reached by its own number and address.
  const [anyPhone, anyMail] = [own.get(String(demo.Telefon)) ?? "", own.get(String(demo.E_Mail)) ?? ""];
  return text.replace(pattern, (found) => own.get(found) ?? (found.includes("@") ? anyMail : anyPhone));
}

const maxTitleLength = 60;

/** "Dorfforum Ahornbach", or less where that would be too long for a title. */
export const siteTitleOf = (name: string): string =>
  [`Dorfforum ${name}`, name].find((title) => title.length <= maxTitleLength) ?? "Dorfforum";

const maxDescriptionLength = 160;

function descriptionOf(name: string): string {
  const what = "Veranstaltungen, Neuigkeiten, Vereine, Kitas und Hilfen";
  const long = `${what} in ${name}: was Sie im Dorf brauchen, an einem Ort.`;
  return long.length <= maxDescriptionLength ? long : `${what} an einem Ort.`;
}

/** The demo's settings that hold for any village, with its facts. */
const generalSettings = [
  "Untertitel",
  "Notfall_Hinweis",
  "Redaktion_verantwortlich",
  "Datenschutzbeauftragte",
  "Aufsicht_Datenschutz",
  "Durchsetzungsstelle",
  "Barriere_Kontakt",
];

export function starterSettings(demo: Settings, village: VillageAnswers) {
  const { name, gemeinde } = village;
  const texts = generalSettings.map((field) => [
    field,
    withOwnFacts(withOwnPoisonCentre(String(demo[field]), village), demo, village),
  ]);
  return {
    ...Object.fromEntries(texts),
    Dorfname: name,
    Seitentitel: siteTitleOf(name),
    Meta_Beschreibung: descriptionOf(name),
    Begruessung: `Schön, dass Sie da sind! Das Dorfforum für ${name} ist neu. Termine, Vereine und Neuigkeiten kommen nach und nach dazu, auch von Ihnen.`,
    Gemeinde: gemeinde,
    Strasse: village.strasse,
    Postleitzahl: village.plz,
    Ort: village.ort,
    Bundesland: village.land,
    ...(village.telefon && { Telefon: village.telefon }),
    ...(village.mail && { E_Mail: village.mail, E_Mail_Redaktion: village.mail }),
    Vertretungsberechtigt: "[Amt, Vor- und Nachname]",
    Aufsichtsbehoerde: "[Name und Anschrift der Kommunalaufsicht]",
    Fusszeile: `Verantwortlich für das Dorfforum: ${gemeinde}.`,
    // What the menu does not have. The home page leaves out those that lead to nothing yet.
    Schnelleinstiege: [
      { Titel: "Abfallkalender", Ziel: wasteCalendarPath, Symbol: "trash-2" },
      { Titel: "Notdienste", Ziel: `${contactPath}#abschnitt-im-notfall`, Symbol: "heart-pulse" },
      { Titel: "Schaden melden", Ziel: `${contactPath}#formular`, Symbol: "map-pin" },
    ],
    ...(village.akzentfarbe && { Akzentfarbe: village.akzentfarbe }),
    ...(village.hauptfarbe && { Hauptfarbe: village.hauptfarbe }),
    Aufbewahrung_Tage: Number(demo.Aufbewahrung_Tage),
  };
}
