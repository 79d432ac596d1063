import { german, type Language, languageOfCode, type Script } from "@dorfforum/shared/text/languages";

/** What an element says of its language, where that is another than around it */
export type LanguageAttributes = { lang?: string; dir?: Language["direction"] };

/** A stretch of a text. Its attributes are those by which it differs from the text. */
export type LanguagePart = LanguageAttributes & { text: string };

export function languageAttributes(language: Language, around: Language = german): LanguageAttributes {
  return {
    ...(language.code !== around.code && { lang: language.code }),
    ...(language.direction !== around.direction && { dir: language.direction }),
  };
}

/** Letters that Ukrainian lacks, and those by which Persian differs from Arabic */
const russianOnly = /[ыэъё]/i;
const persianOnly = /[پچژگکی]/;

/** Of words in another script than the text's. In a German village what is written in Latin letters is German. */
function languageOfScript(script: Script, words: string): Language {
  if (script === "Latin") return german;
  if (script === "Cyrillic") return languageOfCode(russianOnly.test(words) ? "ru" : "uk");
  return languageOfCode(persianOnly.test(words) ? "fa" : "ar");
}

const scripts = ["Latin", "Cyrillic", "Arabic"] as const;
const other = /[\p{sc=Cyrillic}\p{sc=Arabic}]/u;
const words =
  /(?<Latin>\p{sc=Latin}[\p{sc=Latin}\p{M}]*)|(?<Cyrillic>\p{sc=Cyrillic}[\p{sc=Cyrillic}\p{M}]*)|(?<Arabic>\p{sc=Arabic}[\p{sc=Arabic}\p{M}]*)/gu;

type Run = { start: number; end: number; script: Script };

/** Words of one script in a row, with what stands between them */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const { index, 0: word, groups = {} } of text.matchAll(words)) {
    const script = scripts.find((name) => groups[name] !== undefined) ?? "Latin";
    const last = runs.at(-1);
    const end = index + word.length;
    if (last?.script === script) last.end = end;
    else runs.push({ start: index, end, script });
  }
  return runs;
}

/**
 * The language of a stretch of text: `expected` in its own script, else that of most letters. What is expected in Cyrillic or Arabic
 * is so with any word in it: German names in it are long. Undefined without letters.
 */
export function mainLanguage(text: string, expected: Language = german): Language | undefined {
  if (expected.script === "Latin" && !other.test(text)) return /\p{L}/u.test(text) ? expected : undefined;
  const lettersOf = new Map<Script, string>();
  for (const { 0: word, groups = {} } of text.matchAll(words)) {
    const script = scripts.find((name) => groups[name] !== undefined) ?? "Latin";
    lettersOf.set(script, (lettersOf.get(script) ?? "") + word);
  }
  if (expected.script !== "Latin" && lettersOf.has(expected.script)) return expected;
  const [main] = [...lettersOf].sort(([, one], [, another]) => another.length - one.length);
  return main && (main[0] === expected.script ? expected : languageOfScript(...main));
}

/** Numbers with spaces or slashes, which among letters from right to left would be read from their last digits on */
const numbers = /[+(]?\d[\d()+]*(?:[ \u00a0\u202f/-]+[\d()]+)+/g;
/** A house number or a postal code beside a name */
const numbersBefore = /\d[\d\s.,/-]*$/;
const numbersAfter = /^[\s./-]*\d[\d\s./-]*\d(?:\s?[a-z]\b)?|^\s*\d+(?:\s?[a-z]\b)?/;

/** In languages that quote otherwise, what stands in German quotation marks is German, which letters do not tell. */
const quoteOtherwise = new Set(["en", "fr", "tr"]);
const germanQuoted = /(?<=„)[^„“”]+(?=“)/g;

function withQuoted(text: string, language: Language): LanguagePart[] {
  if (!quoteOtherwise.has(language.code)) return [{ text }];
  const parts: LanguagePart[] = [];
  let end = 0;
  for (const { index, 0: quoted } of text.matchAll(germanQuoted)) {
    parts.push({ text: text.slice(end, index) }, { text: quoted, ...languageAttributes(german, language) });
    end = index + quoted.length;
  }
  return [...parts, { text: text.slice(end) }];
}

/** A text cut where its language changes, so that each part can say it and its direction. */
export function languageParts(text: string, language: Language = german): LanguagePart[] {
  if (language.script === "Latin" && !other.test(text)) return text === "" ? [] : withQuoted(text, language);
  const isRightToLeft = language.direction === "rtl";
  const parts: LanguagePart[] = [];
  const addOwn = (own: string) => {
    if (own !== "") parts.push(...(isRightToLeft ? withNumbers(own) : [{ text: own }]));
  };
  let end = 0;
  for (const run of runsOf(text)) {
    if (run.script === language.script) continue;
    const before = text.slice(end, run.start);
    const from = isRightToLeft ? run.start - (numbersBefore.exec(before)?.[0].length ?? 0) : run.start;
    const to = isRightToLeft ? run.end + (numbersAfter.exec(text.slice(run.end))?.[0].length ?? 0) : run.end;
    addOwn(text.slice(end, from));
    const written = text.slice(from, to);
    parts.push({
      text: written,
      ...languageAttributes(languageOfScript(run.script, written), language),
    });
    end = to;
  }
  addOwn(text.slice(end));
  return parts;
}

function withNumbers(text: string): LanguagePart[] {
  const parts: LanguagePart[] = [];
  let end = 0;
  for (const { index, 0: number } of text.matchAll(numbers)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: number, dir: "ltr" });
    end = index + number.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
