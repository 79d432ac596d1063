import { anyOf, endings, type QualityPhrase } from "./quality-phrase";

const wheels =
  "(?:roll?stuh?l|roll?stühlen?|e-?rolli|elektrorollstuhl|rollis?|roll?at[oe]r(?:en)?|gehwagen|gehhilfe|gehstock|krücken|kinderwagen|zwillingswagen|buggy)";
const article = "(?:(?:dem|der|den|die|das|einem|einer|meinem|meiner|seinem|ihrem|unserem|nem|am|m) )?";
export const accessPhrase: QualityPhrase = {
  quality: "barrierefrei",
  pattern: anyOf(
    `barriere\\s?(?:frei|arm)${endings}`,
    `(?:behinderten|rollstuhl|rolli|rollator|senioren|alters|kinderwagen)[-\\s]?(?:gerecht|geeignet|tauglich|freundlich|gängig|zugänglich)${endings}`,
    `(?:stufen|treppen|schwellen)(?:los|frei)${endings}|ebenerdig${endings}`,
    `(?:geeignet )?(?:mit|im|für|fürn|mitm|mim|per|auf) ${article}${wheels}(?: (?:geeignet|machbar|möglich|erreichbar|zugänglich|befahrbar))?`,
    "(?:für )?(?:rollstuhl|rolli|rollator)fahrer(?:in|innen|n)?|(?:für )?gehbehindert(?:e[nr]?)?|mit (?:einer )?gehbehinderung",
    "(?:schlecht|nicht (?:mehr )?(?:so )?gut) zu fuß",
    "(?:ohne|keine?n?|koa|koane|koi|keene) (?:viele? |große |lange |steile )?(?:treppen?|stufen?|stiegen?|barrieren?|schwellen?|treppensteigen|hindernisse)(?: (?:zu )?steigen)?",
    "(?:mit (?:einem |einer )?|eine?n? |ne |nen )(?:aufzug|fahrstuhl|rampe|treppenlift)",
    "wheel\\s?chair(?:[\\s-](?:accessible|access|friendly|users?))?|accessible|step[\\s-]?free|with (?:a )?(?:stroller|pram|walker)",
  ),
  longWords: ["barrierefrei", "behindertengerecht", "rollstuhlgerecht", "stufenlos", "ebenerdig"],
  unless: anyOf(
    "leihen|ausleihen|verleih|mieten|kaufen|verkaufen|reparieren|reparatur|beantragen|antrag|abzugeben|spenden|umbau|umbauen|bauen|wohnung(?:en)?|website|webseite|internetseite|homepage",
  ),
};
