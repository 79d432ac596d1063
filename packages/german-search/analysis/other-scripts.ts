/**
 * Words of Ukrainian, Russian, Arabic and Persian texts: their letters in one form, and without their endings. Light on purpose, as
 * Larkey's light10 for Arabic: a village has a page or two in these languages, and a wrong root would join words that differ.
 */

export const isOtherScript = (word: string): boolean => otherScript.test(word);
const otherScript = /[\p{sc=Cyrillic}\p{sc=Arabic}]/u;

/** What Unicode does not decompose: variants that people type for one another, and digits */
const letters: Record<string, string> = {
  ґ: "г",
  є: "е",
  ы: "и",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  ہ: "ه",
  ـ: "",
};
const variants = new RegExp(`[${Object.keys(letters).join("")}٠-٩۰-۹]`, "g");

/** @param word in small letters, without marks */
export const foldOtherScript = (word: string): string =>
  word.replace(variants, (letter) => letters[letter] ?? String((letter.codePointAt(0) ?? 0) & 0xf));

const minStemLength = 3;

/** Of nouns and adjectives, the longest first; as they are folded: й is и, ї is і. */
const cyrillicEnding =
  /(?:иями|ями|ами|ового|ого|еого|ому|ему|ими|іми|ові|еві|ях|ах|ям|ам|ием|ем|ом|ею|ою|ів|ев|ов|еи|ии|іи|ая|яя|ое|ее|ию|ую|юю|ия|ие|ья|ье|ть|а|я|о|е|у|ю|и|і|ь)$/;

/** The article with what is written together with it, and "and" */
const arabicBeginning = /^(?:وال|بال|كال|فال|ال|لل|و)/;
const arabicEnding = /(?:ها|ان|ات|ون|ين|يه|ه|ي)$/;

/** @param folded a word of another script @returns it without article and endings, or whole if too little would be left */
export function stemOtherScript(folded: string): string {
  const without = (ending: RegExp, word: string) => {
    const rest = word.replace(ending, "");
    return rest.length >= minStemLength ? rest : word;
  };
  return /\p{sc=Arabic}/u.test(folded)
    ? without(arabicEnding, without(arabicBeginning, folded))
    : without(cyrillicEnding, folded);
}

/** Function words: where, how, is, and, in … */
export const otherStopWords = `
де як є у в на до з із зі і й та або що це я мені ми ви для від по за про чи не коли можу треба потрібно
где как есть и с к из или что это я мне мы вы для от о не когда можно нужно надо
أين كيف هل من في إلى على عن ما هو هي هذا هذه متى أنا لي
کجا چگونه آیا از در به برای است این
`;
