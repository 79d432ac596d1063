import { hyphenateSync } from "hyphen/de-1996";
import { LRUCache } from "lru-cache";
import { processWide } from "@/lib/runtime/process-wide";

export const softHyphen = "\u00ad";

/** In letters. Shorter words fit on every screen. */
const minWordLength = 13;
/** Of a part of "Lebens-mittel-…": the line can break at the hyphen that is written. */
const minPartLength = 20;
/** No German word is longer; the patterns take seconds for one of 50,000 letters. */
const maxWordLength = 100;
/** Letters before the first break and after the last: "Karnevals-verein", not "Karnevalsver-ein" */
const minEdgeLength = 4;

/** Addresses of websites and of e-mail, file names, and what somebody has hyphenated by hand. */
const isLeftOut = /[@_\\\u00ad]|:\/\/|\p{L}\.\p{L}{2}/u;
const longWord = /\p{L}{5,}/gu;

/** Compounds that the patterns would break within a part: "Kinderta-gesstätten", "Vorle-sestunde" */
const usualBreaks =
  "Kinder-tages-stätte Kinder-tages-stätten Gemeinde-bücherei Nachbar-schaft Nachbarschafts-hilfe Veranstal-tungen Vorlese-stunde".split(
    " ",
  );

const toParts = (lines: readonly string[]) =>
  new Map(lines.map((line) => [line.replaceAll("-", "").toLowerCase(), line.split("-").filter(Boolean)]));

type Breaks = {
  /** The usual ones and those of the editors: the parts of a word, by the word in lower case */
  known: ReadonlyMap<string, readonly string[]>;
  words: LRUCache<string, string>;
};

const breaks = processWide<Breaks>("wordBreaks", () => ({
  known: toParts(usualBreaks),
  words: new LRUCache({ max: 20_000 }),
}));

/**
 * Replaces the breaks that editors have set.
 * @param lines words with a hyphen where they may break, "Pflanzen-tausch-börse"; a word without hyphens never breaks
 */
export function setWordBreaks(lines: readonly string[]): void {
  breaks.known = toParts([...usualBreaks, ...lines.map((line) => line.normalize("NFC"))]);
  breaks.words.clear();
}

/** Another object whenever the breaks that editors have set are replaced */
export const wordBreaks = (): object => breaks.known;

/**
 * A title of the content with soft hyphens in its long words, for text that is seen. Nothing that is compared, indexed or
 * sent elsewhere may have them: titles of documents, attributes, structured data, feeds. On the server alone: the patterns
 * are 750 kB.
 */
export function hyphenate(title: string): string {
  // Text typed or named on a Mac may have its umlauts decomposed, which the patterns do not know.
  return title
    .normalize("NFC")
    .replace(/\S+/g, (written) =>
      isLeftOut.test(written)
        ? written
        : written.replace(longWord, (word) =>
            word.length > maxWordLength ? word : hyphenateWord(word, written.includes("-")),
          ),
    );
}

function hyphenateWord(word: string, isPart: boolean): string {
  const key = isPart ? `-${word}` : word;
  const known = breaks.words.get(key);
  if (known !== undefined) return known;
  const hyphenated = byKnownParts(word) ?? byPatterns(word, isPart ? minPartLength : minWordLength);
  breaks.words.set(key, hyphenated);
  return hyphenated;
}

function byKnownParts(word: string): string | undefined {
  const parts = breaks.known.get(word.toLowerCase());
  let start = 0;
  return parts
    ?.map(({ length }) => {
      start += length;
      return word.slice(start - length, start);
    })
    .join(softHyphen);
}

function byPatterns(word: string, minLength: number): string {
  if (word.length < minLength) return word;
  // The library keeps each word that it has seen: what visitors have typed must not come here.
  const [first = "", ...rest] = hyphenateSync(word).split(softHyphen);
  let written = first;
  let hyphenated = first;
  for (const syllable of rest) {
    const isAtEdge = written.length < minEdgeLength || word.length - written.length < minEdgeLength;
    // The patterns take "ie" for two syllables in compounds: "Lehrbi-enenstand"
    const isInIe = /i$/i.test(written) && /^e/i.test(syllable);
    hyphenated += isAtEdge || isInIe ? syllable : softHyphen + syllable;
    written += syllable;
  }
  return hyphenated;
}
