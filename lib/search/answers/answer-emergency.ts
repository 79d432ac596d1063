import { answerTexts as texts } from "@/lib/texts/answers";
import { pageTitles } from "@/lib/texts/content";
import { routes } from "@/lib/urls/routes";
import type { FeatureAnswer } from "../search-context";
import { emergencyIn } from "./emergencies";
import { factsOfStatement, type PhoneFact } from "./phone-facts";

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
    source: { title: pageTitles.contact, href: routes.contact },
  };
};

const phoneOf = ({ number, tel }: PhoneFact) => ({ number, tel });

const sentenceOf = ({ name, knownAs, number }: PhoneFact) =>
  texts.phone(name || (knownAs?.names[0] ?? ""), number);
