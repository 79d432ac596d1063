import { readFileSync } from "node:fs";

const read = (file: string) => JSON.parse(readFileSync(`cms/demo/inhalte/${file}.json`, "utf8"));

/** Fields by which an entry of the demo is known */
type DemoEntry = { Titel?: string; Name?: string; Ort?: string; Anschrift?: string };

/** The example of a number that fields for telephone numbers show, which is the demo's too */
const exampleNumber = "030 23125 100";

const settings: Record<string, unknown> = read("allgemeine-einstellungen");
const settingsFacts = [
  "Dorfname",
  "Landkreis",
  "Strasse",
  "Postleitzahl",
  "Telefax",
  "E_Mail",
  "E_Mail_Redaktion",
  "Webseite",
  "Begruessung",
];

const entries = ["organisationen", "veranstaltungen", "angebote", "infos", "beitraege"].flatMap(
  (file): DemoEntry[] => read(file),
);

/** The title of an Info that is also what the site calls the form */
const interfaceText = "Veranstaltung melden";

/** Names and titles of one common word stand in any village's texts. */
const isTelling = (words: string) => words !== interfaceText && /\s|musterbach/i.test(words.trim());

const words = [
  ...settingsFacts.map((field) => String(settings[field])),
  "Musterland",
  "musterbach.example.org",
  ...entries.flatMap(({ Titel, Name }) => [Titel, Name].filter((text) => text !== undefined)),
].filter((text) => isTelling(text) || /^\d+$|Muster|musterbach/.test(text));

const escaped = [...new Set(words)].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const demoWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])|musterbach`,
  "giu",
);

/** What of a text only the demo village has: its facts and the names of its entries. */
export const demoWordsIn = (text: string): string[] =>
  [
    ...text
      .replaceAll(/\u00ad|&shy;/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll(exampleNumber, "")
      .matchAll(demoWords),
  ].map(([found]) => found);
