import { illustration } from "@/lib/urls/routes";

/** Drawings for entries without a picture, chosen by subject or else by kind. */

type Illustrated = "veranstaltung" | "beitrag" | "angebot" | "info" | "verein" | "kindertagesstätte";

const fallbacks: Record<Illustrated, readonly string[]> = {
  veranstaltung: [1, 2, 3, 4].map((number) => `ersatz-veranstaltung-${number}`),
  beitrag: ["aktuelles", "ersatz-beitrag-1", "ersatz-beitrag-2", "ersatz-beitrag-3"],
  angebot: ["ersatz-angebot"],
  info: ["aktuelles"],
  verein: ["vereine"],
  kindertagesstätte: ["kitas-schulen"],
};

/** The first match counts, so narrower subjects come first. */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/feuerwehr|brandschutz|sirene/i, "feuerwehr"],
  [/kirche|kirchlich|gottesdienst|pfarr/i, "kirche"],
  [/laterne|advent|weihnacht|martinsumzug/i, "ersatz-veranstaltung-1"],
  [/winter|schnee/i, "ersatz-beitrag-4"],
  [/kita|krippe|hort|schul|kindergarten|kindertages/i, "kitas-schulen"],
  [/senior/i, "senioren"],
  [/feste?\b|kirmes|karneval|prunksitzung/i, "veranstaltungen"],
  [/sport|turn|gymnastik|fußball|tennis|yoga|tanz|schützen/i, "sport"],
  [/musik|chor|theater|kultur|kunst|konzert|lesung|kino|büche/i, "kultur"],
  [/obst|kuchen|landfrauen|ernte/i, "ersatz-angebot"],
  [/straße|brücke|verkehr|hochwasser/i, "ersatz-beitrag-2"],
  [/neubau|wohnen|grundst/i, "ersatz-beitrag-1"],
  [/natur|umwelt|garten|gärten|imker|angel|wald|abfall|müll/i, "natur-umwelt"],
  [/familie|kinder|jugend|eltern/i, "kinder-familie"],
  [/rathaus|gemeinderat|verwaltung|bürgerversammlung|bürgermeister/i, "gemeinderat"],
  [/wirtschaft|gewerbe|digital|handwerk|laden\b/i, "gewerbe"],
  [/ehrenamt|hilfe|nachbarschaft/i, "ehrenamt"],
];

/**
 * The path of the drawing for an entry. `words` are its title, kind and category names, the most specific first. The same
 * entry always gets the same drawing.
 */
export function illustrationFor(kind: Illustrated, id: string, words: readonly string[]): string {
  for (const [index, word] of words.entries()) {
    const subject = subjects.find(([pattern]) => pattern.test(word));
    // Kinds with several drawings use them for half of the entries whose subject follows from a category alone, so that
    // the entries of one category do not all look the same.
    if (subject && (index === 0 || fallbacks[kind].length === 1 || hash(id) % 2 === 0))
      return illustration(subject[1]);
  }
  const drawings = fallbacks[kind];
  // The lowest bit of the hash has been used above.
  return illustration(drawings[(hash(id) >>> 1) % drawings.length] ?? "aktuelles");
}

function hash(text: string): number {
  let value = 0;
  for (const character of text) value = (Math.imul(value, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return value;
}
