import { answerTexts as texts } from "@/lib/texts/answers";
import { type Position, phrase, positionOf } from "../intents/phrase";
import type { FeatureAnswer } from "../search-context";
import { factsOfStatement, type PhoneFact } from "./phone-facts";
import { contactPage } from "./town-hall";

/** Whose number an emergency wants: that for fire and danger to life, the police's, or the poison centre's beside the first */
type Emergency = { call: "112" | "110" | "poison"; position: Position };

/** Words that are an emergency only where little else is said: "Feuer!", "Hilfe, Einbrecher", but no "Feuer anmelden" */
const alone = (words: string) =>
  new RegExp(
    `^[\\s,.!]*(?:(?:hilfe|bitte|schnell|es|ist|ich|wir|brauche|brauchen|rufen|holen|ein|eine|einen|der|die|das|den|fire|help)[\\s,.!]+)*${phrase(`(?:${words})`).source}[\\s,.!?]*(?:(?:hilfe|bitte|schnell|rufen|holen|gerufen)[\\s,.!?]*)*$`,
    "iu",
  );

const swallowed = "(?:ge|ver)?schluckt|gegessen|getrunken|genommen|eingenommen|eingeatmet";
const people =
  "kind(?:er)?|baby|säugling|tochter|sohn|enkel\\p{L}*|kleine[rn]?|mann|frau|oma|opa|mutter|vater";
const poisons =
  "(?:etwas\\s+|was\\s+)?giftig\\p{L}*|gift|putzmittel|reiniger|spülmittel|waschmittel|spülmaschinentab\\p{L}*|knopfzellen?|batterien?|tabletten|medikamente?|frostschutz\\p{L}*|lampenöl|pilze|beeren|eibe|tollkirschen?";
const burning =
  "haus|wohnung|küche|keller|dach|auto|wald|feld|scheune|stall|zimmer|kamin|schornstein|ofen|garage|mülltonne";

const patterns: readonly [call: Emergency["call"], pattern: RegExp][] = [
  [
    "poison",
    phrase(
      `\\p{L}*vergiftung(?:en)?|vergiftet|giftnotruf\\p{L}*|gift(?:notruf)?zentrale|giftinformation\\p{L}*|(?:${people})\\s(?:.*\\s)?(?:verschluckt|(?:${poisons})\\s(?:.*\\s)?(?:${swallowed}))|(?:${poisons})\\s+(?:ver)?(?:schluckt|geschluckt)`,
    ),
  ],
  [
    "112",
    phrase(
      `es\\s+brennt|brennt\\s+es|(?:${burning})\\s+brennt|brennende[rs]?\\s+(?:${burning})|bewusstlos\\p{L}*|ohnmächtig|herzinfarkt|herzstillstand|schlaganfall|lebensgefahr|erstickt?|atmet\\s+nicht|keine\\s+luft|gasgeruch|riecht\\s+nach\\s+gas|notarzt|rettungswagen|krankenwagen|sanka`,
    ),
  ],
  [
    "112",
    alone(
      "feuer|brand|wohnungsbrand|hausbrand|waldbrand|küchenbrand|feuerwehr\\s+rufen|brand\\s+melden|feuer\\s+melden|rettungsdienst|rettung|ambulanz|ambulance|sanitäter|unfall|verkehrsunfall|notfall|medizinischer\\s+notfall|herzanfall|112|hilfe",
    ),
  ],
  ["110", alone("polizei|police|einbruch|einbrecher|überfall|überfallen|schlägerei|bedroht|bedrohung|110")],
];

/** The emergency that a query is about; undefined where it asks for the number, or for no help at all */
export function emergencyIn(query: string): Emergency | undefined {
  for (const [call, pattern] of patterns) {
    const match = pattern.exec(query);
    if (match) return { call, position: positionOf(match) };
  }
  return undefined;
}

const isOfPoison = ({ name }: PhoneFact) => /gift/iu.test(name);
const asksForPoisonCentre = /giftnotruf|zentrale|giftinformation/iu;

/** "Notarzt", "Es brennt", "Giftnotruf": whom to call at once, as the settings tell it */
export const answerEmergency: FeatureAnswer = ({ q: query, context: { townHall } }) => {
  const emergency = emergencyIn(query);
  const facts = emergency ? factsOfStatement(townHall?.emergencyNote ?? "", true) : [];
  if (!emergency || facts.length === 0) return undefined;
  const wanted = emergency.call === "110" ? "110" : "112";
  const called = facts.filter(({ tel }) => tel === wanted).slice(0, 1);
  const ofPoison = emergency.call === "poison" ? facts.filter(isOfPoison).slice(0, 1) : [];
  const [first, ...others] = asksForPoisonCentre.test(query)
    ? [...ofPoison, ...called]
    : [...called, ...ofPoison];
  if (!first) return undefined;
  return {
    kind: "phone",
    sentence: sentenceOf(first),
    phone: phoneOf(first),
    otherPhones: others.map(phoneOf),
    details: others.map(sentenceOf),
    source: contactPage,
  };
};

const phoneOf = ({ number, tel }: PhoneFact) => ({ number, tel });

const sentenceOf = ({ name, knownAs, number }: PhoneFact) =>
  texts.phone(name || (knownAs?.names[0] ?? ""), number);
