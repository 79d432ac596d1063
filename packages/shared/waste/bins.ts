/** What is collected: a bin, a sack, or a vehicle that comes. Colour, letter and shape tell them apart, also for the colour-blind. */
export const binColours = [
  "schwarz",
  "braun",
  "blau",
  "gelb",
  "grün",
  "rot",
  "violett",
  "orange",
  "grau",
] as const;
export type BinColour = (typeof binColours)[number];

export const binShapes = ["Kreis", "Quadrat", "Raute", "Dreieck", "Sechseck", "Tropfen"] as const;
export type BinShape = (typeof binShapes)[number];

export type Bin = {
  name: string;
  /** One or two */
  letters: string;
  colour: BinColour;
  shape: BinShape;
  /** By which it is known in titles of a calendar and in questions: beginnings of words; whole words with a blank behind */
  words: readonly string[];
};

const bin = (name: string, letters: string, colour: BinColour, shape: BinShape, words: string): Bin => ({
  name,
  letters,
  colour,
  shape,
  words: words.split(","),
});

/** Those of a village that names none itself */
export const defaultBins: readonly Bin[] = [
  bin(
    "Restmüll",
    "R",
    "schwarz",
    "Quadrat",
    "restm,restabf,restto,restbeh,rest ,hausmüll,graue tonne,graue mülltonne,schwarze tonne,schwarze mülltonne",
  ),
  bin("Bioabfall", "B", "braun", "Kreis", "bio,braune tonne,braune mülltonne,küchenabf"),
  bin(
    "Papier",
    "P",
    "blau",
    "Raute",
    "papierto,papierbeh,papiersa,papierm,papierabf,papierab,papierl,papier ,altpapier,pappe,kartonage,ppk,blaue tonne,blaue mülltonne",
  ),
  bin(
    "Gelber Sack",
    "G",
    "gelb",
    "Dreieck",
    "gelbe,gelba sa,gelba to,gelbs,gelbt,wertstoffto,wertstoffsa,lvp,leichtverp,verpackungsm,verpackungsa,plastikm",
  ),
  bin("Altglas", "A", "grün", "Tropfen", "altglas,glasto,glasabf,glassa,glas "),
  bin(
    "Grünschnitt",
    "GS",
    "grün",
    "Sechseck",
    "grünsch,grünab,grüngut,gartenab,strauch,baumschn,astschn,laub,häcks",
  ),
  bin("Schadstoffe", "S", "rot", "Sechseck", "schadst,problemst,problemab,sondermü,sonderab,giftmo,umweltmo"),
  bin("Weihnachtsbäume", "W", "grün", "Dreieck", "weihnachtsb,christb,tannenb"),
  bin("Sperrmüll", "SP", "violett", "Quadrat", "sperrm,sperrg,sperrab"),
  bin("Elektrogeräte", "E", "orange", "Kreis", "elektro"),
];

/** Small letters and digits, words apart by one blank, with umlauts and ß in letters of ASCII */
const fold = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue", ß: "ss" })[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, " ");

/** The bins that a text names, which may be several ("Bio + Papier"), in the order of `bins` */
export function binsIn(text: string, bins: readonly Bin[]): Bin[] {
  const words = ` ${fold(text)} `;
  return bins.filter((each) => each.words.some((word) => words.includes(` ${fold(word)}`)));
}

/** Whether a text names one of the usual bins */
export const isBin = (text: string): boolean => binsIn(text, defaultBins).length > 0;

/** Words that go with a bin's name and say nothing more; also the first one of "Baum- und Strauchschnitt" */
const plainWords =
  /^(?:\p{L}+-|(?:graue|schwarze|braune|blaue|gelbe|grüne)[nrs]?|tonnen?|sack|säcke|behälter|müll|abfall|(?:müll|abfall)?(?:abfuhr|abholung|entsorgung|leerung|sammlung)|(?:abfuhr|abhol|leerungs|sammel)?(?:tage?|termine?)|karton|der|die|das|de[mns]|am|vom|und|sowie|oder|u)?$/iu;

/** What a title says besides the names of its bins, such as an hour, a place or a rhythm: "Restmüll 2-wöchentlich" as "2-wöchentlich" */
export function noteOf(title: string, bins: readonly Bin[]): string | undefined {
  // "LVP (Gelbe Säcke)"
  const saying = title.replace(/\(([^()]*)\)/g, (whole, inner: string) => (noteOf(inner, bins) ? whole : ""));
  const words = saying.split(/(?<=[\s,;/+&])/);
  const isPlain = (word: string) => {
    const bare = word.replace(/[^\p{L}\d-]+$|(?<!\p{L})-+$/u, "").replace(/^[^\p{L}\d(]+/u, "");
    const isPart = /^[(\d]|\)\W*$/.test(word);
    return !isPart && (plainWords.test(bare) || binsIn(bare, bins).length > 0);
  };
  // "graue Tonne" names a bin, neither of its words does.
  const isPair = (at: number) =>
    [at, at + 1].every((each) => binsIn(words[each] ?? "", bins).length === 0) &&
    binsIn(words.slice(at, at + 2).join(""), bins).length > 0;
  const says = words.map((word, at) => !isPlain(word) && !isPair(at));
  if (!says.includes(true)) return undefined;
  const note = words
    .slice(says.indexOf(true), says.lastIndexOf(true) + 1)
    .join("")
    .replace(/[\s:,;]+$/, "");
  return note.replace(/^\(([^()]*)\)$/, "$1");
}

/** A bin as the settings hold it */
export type StoredBin = {
  Name?: string | null | undefined;
  Buchstaben?: string | null | undefined;
  Farbe?: string | null | undefined;
  Zeichen?: string | null | undefined;
  Woerter?: string | null | undefined;
};

/** The bins of a village's settings, else the usual ones */
export function toBins(rows: readonly StoredBin[]): readonly Bin[] {
  const own = rows.flatMap(({ Name, Buchstaben, Farbe, Zeichen, Woerter }): Bin[] => {
    if (!Name) return [];
    const words = [Name, ...(Woerter ?? "").split(/[,\n]/)].flatMap((word) => word.trim() || []);
    const colour = binColours.find((known) => known === Farbe) ?? "grau";
    const shape = binShapes.find((known) => known === Zeichen) ?? "Kreis";
    return [{ name: Name, letters: Buchstaben || Name.slice(0, 1).toUpperCase(), colour, shape, words }];
  });
  return own.length > 0 ? own : defaultBins;
}
