import { german, type Language } from "@dorfforum/shared/text/languages";
import { hyphenate } from "@/lib/typography/hyphenate";
import { languageAttributes, languageParts } from "@/lib/typography/language-parts";

type InLanguageProps = {
  text: string;
  language: Language;
  /** The element that has the text; without one, a text that is not German is in a span. */
  as?: "h1" | "p";
  className?: string;
};

/** A title or a teaser ("p") of an entry that says its language and its direction, unless it is German. German words of titles may break. */
export function InLanguage({ text, language, as, className }: InLanguageProps) {
  const attributes = languageAttributes(language);
  const Element = as ?? (language === german ? undefined : "span");
  const parts = <LanguageParts text={text} language={language} mayBreak={as !== "p"} />;
  if (!Element) return parts;
  return (
    <Element className={className} {...attributes}>
      {parts}
    </Element>
  );
}

type LanguagePartsProps = Pick<InLanguageProps, "text" | "language"> & { mayBreak: boolean };

function LanguageParts({ text, language, mayBreak }: LanguagePartsProps) {
  let position = 0;
  return languageParts(text, language).map(({ text: part, lang, dir }) => {
    const key = position;
    position += part.length;
    const shown = mayBreak && (lang ?? language.code) === german.code ? hyphenate(part) : part;
    if (!lang && !dir) return shown;
    return (
      <span key={key} lang={lang} dir={dir}>
        {shown}
      </span>
    );
  });
}
