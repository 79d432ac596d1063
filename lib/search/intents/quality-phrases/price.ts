import { anyOf, endings, type QualityPhrase, something } from "./quality-phrase";

const nothing = "(?:nix|nichts?|nüscht|nischt|nüx|nüt|nüüt)";
const costs = "(?:kostet|kosten|kost|koscht|koschd|kostets|kosts|koschts|kösten|köst|choschtet)['’]?";
const fee = "(?:eintritt(?:sgeld|spreis|sgebühr)?|gebühr(?:en)?|teilnahmegebühr|kosten|entgelt|geld)";
const pay = "(?:zahlen|bezahlen|zahlt|bezahlt|ausgeben|auszugeben|verlangen|verlangt|kosten|kostet)";
const free: QualityPhrase = {
  quality: "kostenlos",
  pattern: anyOf(
    `kosten(?:los|frei)${endings}|kosten los`,
    `(?:unentgeltlich|gebührenfrei|eintrittsfrei)${endings}|gratis-?(?:${something})?`,
    "umsonst|umesonst|umasunst|umasonst|umsunst|umsüst|ümsünst",
    `(?:für|fia|fier) (?:umme|lau|nass|noppes|umsonst|umesonst|umasunst|umsunst|(?:0|null)\\s*(?:€|euro)|${nothing})`,
    "(?:zum )?nulltarif",
    `${nothing} ${costs}|${costs} (?:(?:es|mich|uns|gar|auch|einfach|ned|net) )*${nothing}`,
    `(?:${costs}|verlangen|nehmen) kein(?:e|en)? ${fee}`,
    `(?:ohne|keine?[rn]?) ${fee}(?: (?:zu )?${pay})?`,
    `${nothing} (?:be)?zahl(?:en|t)|ohne (?:was |etwas )?(?:zu )?(?:be)?zahlen`,
    "(?:der )?eintritt (?:ist |is )?(?:frei(?:er)?|gratis|umsonst|kostenlos)|(?:mit )?freie[rnm] (?:eintritt|zutritt|einlass)|(?:zutritt|einlass) (?:ist |is )?frei",
    "(?:for )?free(?: (?:of charge|entry|entrance|admission))?|admission free|no (?:entry )?(?:fee|charge|cost)|without paying",
  ),
  longWords: ["kostenlos", "kostenfrei", "unentgeltlich"],
  unless: anyOf("(?:nicht|net|ned) (?:umsonst|kostenlos|gratis|kostenfrei)"),
};

/** "Kostet der Markt Eintritt?", not "Was kostet der Eintritt?" */
const whetherFree: QualityPhrase[] = [
  {
    quality: "kostenlos",
    pattern: anyOf("eintritt (?:be)?zahl(?:en|t)"),
    when: anyOf("muss|müssen|mus|muaß"),
  },
  {
    quality: "kostenlos",
    pattern: anyOf("kostet|(?<=kostet\\s(?:.{1,60}\\s)?)(?:was|etwas|eintritt|geld)"),
    when: anyOf(
      "(?<!(?:was|viel|wieviel)\\s(?:.{1,40}\\s)?)kostet\\s(?:.{1,60}\\s)?(?:was|etwas|eintritt|geld)",
    ),
  },
];

export const pricePhrases: QualityPhrase[] = [free, ...whetherFree];
