import type { Highlighted } from "@dorfforum/german-search/highlighting/highlight";
import { german, languageOfCode } from "@dorfforum/shared/text/languages";
import { languageAttributes, languageParts, mainLanguage } from "@/lib/typography/language-parts";
import type { SearchEntry } from "./search-entry";
import type { ShownText } from "./search-response";

/** What the element that shows an entry's title or excerpt says of its language */
export const attributesOf = ({ language }: Pick<SearchEntry, "language">) =>
  languageAttributes(languageOfCode(language));

/** An excerpt in the language of most of its letters. Right to left, its sentences are in order only so. */
export function excerptInLanguages(pieces: Highlighted, { language }: Pick<SearchEntry, "language">) {
  const main = mainLanguage(pieces.map(({ text }) => text).join(""), languageOfCode(language));
  const excerpt = inLanguages(pieces, { language: main?.code });
  return { excerpt, ...(main && main !== german && { excerptIn: languageAttributes(main) }) };
}

/** Cuts pieces where the language changes, so that each can say its own. */
export function inLanguages(pieces: Highlighted, { language }: Pick<SearchEntry, "language">): ShownText {
  const parts = languageParts(pieces.map(({ text }) => text).join(""), languageOfCode(language));
  const [only] = parts;
  if (!only || (parts.length === 1 && !only.lang && !only.dir)) return pieces;
  const shown: ShownText = [];
  let piece = 0;
  let at = 0;
  for (const { text, ...attributes } of parts) {
    for (let left = text.length; left > 0; ) {
      const { text: whole = "", hit = false } = pieces[piece] ?? {};
      const cut = whole.slice(at, at + left);
      if (cut !== "") shown.push({ text: cut, hit, ...attributes });
      left -= cut.length;
      at += cut.length;
      if (at < whole.length) continue;
      piece += 1;
      at = 0;
    }
  }
  return shown;
}
