export type Script = "Latin" | "Cyrillic" | "Arabic";

export type Language = {
  /** BCP 47, for `lang` */
  code: string;
  direction: "ltr" | "rtl";
  script: Script;
  /** The value of the field Sprache in the CMS */
  germanName: string;
  /** How its speakers call it; as a heading it begins a section in this language. */
  ownName: string;
};

const language = (code: string, germanName: string, ownName: string, script: Script = "Latin"): Language => ({
  code,
  direction: script === "Arabic" ? "rtl" : "ltr",
  script,
  germanName,
  ownName,
});

export const german = language("de", "Deutsch", "Deutsch");

/**
 * The languages that articles and pages can be in, by how often a German village needs them. Both sides ask here: the CMS which the
 * field offers, the site what they are. Leichte Sprache is German and has a field of its own.
 */
export const languages: readonly Language[] = [
  german,
  language("en", "Englisch", "English"),
  language("uk", "Ukrainisch", "Українська", "Cyrillic"),
  language("ru", "Russisch", "Русский", "Cyrillic"),
  language("ar", "Arabisch", "العربية", "Arabic"),
  language("fa", "Persisch (Farsi, Dari)", "فارسی", "Arabic"),
  language("tr", "Türkisch", "Türkçe"),
  language("pl", "Polnisch", "Polski"),
  language("ro", "Rumänisch", "Română"),
  language("fr", "Französisch", "Français"),
  language("nds", "Plattdeutsch", "Plattdüütsch"),
  language("dsb", "Niedersorbisch", "Dolnoserbšćina"),
  language("hsb", "Obersorbisch", "Hornjoserbšćina"),
];

const by = (name: "code" | "germanName" | "ownName") =>
  new Map(languages.map((each) => [each[name].toLowerCase(), each]));
const [byCode, byGermanName, byOwnName] = [by("code"), by("germanName"), by("ownName")];

/** @param name a value of the field Sprache. What is empty, or none of them, is German. */
export const languageOfField = (name: string | null | undefined): Language =>
  byGermanName.get((name ?? "").toLowerCase()) ?? german;

/** @param code as in `lang`. One that is not offered is German. */
export const languageOfCode = (code: string | undefined): Language => byCode.get(code ?? "") ?? german;

/** The language that a heading names as its speakers do: "English", "Українська"; undefined for any other */
export const languageNamedBy = (heading: string): Language | undefined =>
  byOwnName.get(heading.normalize("NFC").trim().toLowerCase());
