import { fold } from "@dorfforum/german-search/analysis/fold";
import { stem } from "@dorfforum/german-search/analysis/stem";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import type { SiteFunction } from "@/lib/navigation/site-function";

/** A word as it is compared; `isOther` when it names nothing, so that it may stand beside any phrase. */
export type Word = { folded: string; stem: string; isOther: boolean };

/** One of the words that fit a place of a phrase; `affix` when it stands for compounds that begin or end so */
export type Alternative = Omit<Word, "isOther"> & { affix?: "beginning" | "end" };

export type Phrase = {
  /** The position of its function in the list */
  position: number;
  slots: readonly (readonly Alternative[])[];
  /** Whether further words may stand beside it */
  isOpen: boolean;
};

/** Who asks for what the site can do says where, and how. */
const others = new Set(
  "aufs aufm per via online seite website homepage internetseite link dorf dorfforum digital selbst".split(
    " ",
  ),
);

/** The words of a query. "e-mail" is one. @param ignored folded names that tell nothing here, as the village's own */
export const toWords = (query: string, ignored: ReadonlySet<string>): Word[] =>
  tokenize(query.replace(/(?<=\p{L})-(?=\p{L})/gu, "")).map(({ text }) => {
    const folded = fold(text);
    const isOther = isStopWord(folded) || others.has(folded) || ignored.has(folded);
    return { folded, stem: stem(folded), isOther };
  });

/** @param functions with their phrases as text */
export const toPhrases = (functions: readonly Pick<SiteFunction, "phrases">[]): Phrase[] =>
  functions.flatMap(({ phrases }, position) =>
    phrases
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line): Phrase => {
        const isOpen = line.endsWith("…");
        const slots = line.replace(/\s*…$/, "").split(/\s+/);
        return { position, isOpen, slots: slots.map((slot) => slot.split("/").map(toAlternative)) };
      }),
  );

function toAlternative(written: string): Alternative {
  const affix = written.endsWith("-") ? "beginning" : written.startsWith("-") ? "end" : undefined;
  const folded = fold(written.replaceAll("-", ""));
  return { folded, stem: stem(folded), ...(affix && { affix }) };
}
