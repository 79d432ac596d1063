import { anyOf, endings, type QualityPhrase, something } from "./quality-phrase";

const badWeather =
  "(?:regen(?:wetter|tagen?)?|dauerregen|niesel(?:regen)?|nässe|kälte|unwetter|(?:sau|mist|schlecht|schmuddel|hunde|matsch|scheiß|schiet)-?(?:wetter|weer)|(?:schlecht|mies|nass|kalt|trüb|usselig|ungemütlich)(?:e[mn])? wetter|reng|rengwedda)";
const inside: QualityPhrase = {
  quality: "drinnen",
  pattern: anyOf(
    `drinnen|drinne|dinna|dinne|dinnen|herinnen|innendrin|inside|indoors?-?(?:${something})?`,
    "(?:im|ins) (?:warmen?|trockenen?)|wo(?:'?s| es) (?:schön )?(?:warm|trocken) ist|in (?:innen|geschlossenen )räumen",
    `überdacht${endings}|unter(?:m| dem| einem)? dach`,
    `(?:auch )?(?:bei|trotz|an) (?:(?:diesem|so|so einem|so nem|einem|nem|dem|strömendem) )?${badWeather}`,
    "wenn(?:'?s| es| et)? (?:(?:mal|so|draußen|immer|wieder) )*(?:regnet|rengt|rengd|rägnet|schüttet|gießt|pisst|schifft|(?:nass|kalt|zu kalt) ist)",
    "(?:schlecht|mies)es wetter|es regnet|regentage?n?",
    "wenn (?:das )?wetter (?:schlecht|mies|nicht mitspielt)(?: ist| wird)?",
    `(?:regen|schlechtwetter)[-\\s]?(?:${something}|tipps?|alternativen?)|wetterunabhängig${endings}|(?:regensicher|wetterfest)${endings}`,
    "(?:on )?(?:a )?rainy days?|when it(?:'?s| is)? rain(?:s|ing)|in the rain|bad weather",
  ),
  unless:
    /keller|hochwasser|überschwemm|überflut|kanal|rückstau|dach(?:decker|rinne)|undicht|zisterne|haltestelle|stellpl|parkpl|carport|terrasse|müll|tonne|bauantrag|baugenehmigung|heizung|wäsche|(?<!was\s)findet|fällt|verschoben|abgesagt/iu,
};

const outside: QualityPhrase = {
  quality: "draussen",
  pattern: anyOf(
    `draußen|drausen|draussn|draußn|draußa|drauß|drausse|draussa|drussen|drusse|dusse|buten|daussn|heraußen|outside|outdoors?-?(?:${something})?`,
    "open[\\s-]?airs?",
    `(?:im|ins|in's) freien?|in (?:der |die )?(?:freien? )?natur|im grünen|ins grüne|frei(?:luft|licht)-?(?:${something})?`,
    "(?:an|auf) (?:der |die |d )?(?:frische[nr]? |gute[nr]? )?luft|frische luft|(?:in the )?(?:fresh|open) air",
    "unter(?:m| dem)? (?:freie[mn] |offene[mn] |sternen)himmel|unter freie[mn] himmel|unter (?:den )?sternen",
    "bei (?:dem )?(?:schöne[mn]|schön|gute[mn]|tolle[mn]|warmem|sonnigem) wetter|bei sonne(?:nschein)?|in der sonne|sonne tanken|wenn die sonne scheint",
  ),
  unless:
    /tonne|müll|sperr|sack|säcke|internet|wlan|wifi|rauch|geblieben|gelassen|stehen|stehn|lassen|parken|abstell|wohnen|grundst|baupl|schlafen|grillen|feuer\s+machen|friedhof|qualität|messung|verschmutz|lärm/iu,
};

export const surroundingsPhrases: QualityPhrase[] = [inside, outside];
