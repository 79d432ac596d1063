import { phoneNumbersOfField } from "@/lib/contact/phone-numbers";
import { answerTexts } from "@/lib/texts/answers";
import type { Question } from "../search-context";
import type { Answer } from "../search-response";
import type { VillageIndex } from "../village-index";
import { weights } from "../weights";
import { askedTime } from "./asked-time";
import { bestFew, holdsAny, matchName, type Subject } from "./match-name";
import {
  factsOfStatement,
  type PhoneFact,
  phoneFactsOf,
  phonesIn,
  statementsWithNumbers,
  toFacts,
} from "./phone-facts";
import {
  asksAboutMatter,
  asksForPhone,
  asksWhen,
  municipality,
  otherNumber,
  phoneWords,
} from "./question-words";
import { entriesAbout, hasUnknownWord, subjectOf } from "./subject";
import { contactPage, type TownHall, townHallNames } from "./town-hall";

/** What follows says to whom somebody belongs: "Förderverein der Grundschule" */
const genitive = /\s(?:der|des|für|vom|von)\s/;

type Candidate = PhoneFact & { score: number; source: Answer["source"] };

/** "Telefonnummer Rathaus", "Wie erreiche ich den Reitverein telefonisch?" */
export function answerPhone({ index, q: query, now, context }: Question): Answer | undefined {
  const { townHall, villageDays } = context;
  if (!asksForPhone.test(query) || otherNumber.test(query) || asksWhen.test(query)) return undefined;
  const { positions } = askedTime(query, new Date(now), villageDays);
  const subject = subjectOf(index, query, townHall, phoneWords, positions, municipality);
  if (!subject) return undefined;
  const ofTownHall = townHallPhones(index, townHall, subject);
  // What the content does not know may still be a name of the town hall or of an emergency number.
  if (hasUnknownWord(subject) && ofTownHall.length === 0) return undefined;
  const candidates = [...ofTownHall, ...phonesInEntries(index, subject, now)].sort(
    (one, other) => Number(other.isLabelled) - Number(one.isLabelled),
  );
  const [found, ...others] = bestFew(candidates, ({ tel }) => tel);
  if (!found) return asksAboutMatter.test(query) ? phoneOfMatter(index, subject, now) : undefined;
  const { number, tel, source } = found;
  const isFireBrigade = subject.terms.some(({ stems }) => stems.some((stem) => stem.includes("feuerweh")));
  const { emergencyNote } = townHall ?? {};
  return {
    kind: "phone",
    sentence: sentenceOf(found),
    phone: { number, tel },
    details: [...others.map(sentenceOf), ...(isFireBrigade && emergencyNote ? [emergencyNote] : [])],
    source,
  };
}

/** What titles hold of the subject, at least: "Kita-Anmeldung" for a Kitaplatz */
const minTitleCertainty = 0.2;

/** "Wen rufe ich wegen eines Kitaplatzes an?": the sentence with the number of a text about it, where it has only one */
function phoneOfMatter(index: VillageIndex, subject: Subject, now: number): Answer | undefined {
  for (const { title, href, lead, body } of entriesAbout(index, subject, now)) {
    const isAboutIt =
      holdsAny(index, subject, title, minTitleCertainty) &&
      matchName(index, subject, `${title} ${lead} ${body}`) !== undefined;
    const numbers = isAboutIt ? numbersIn(`${lead}\n\n${body}`) : [];
    const [only, ...others] = numbers;
    if (!only) continue;
    if (others.some(({ tel }) => tel !== only.tel)) return undefined;
    return {
      kind: "phone",
      sentence: answerTexts.asWritten(title.split(":")[0] ?? title, only.text),
      phone: { number: only.number, tel: only.tel },
      details: [],
      source: { title, href },
    };
  }
  return undefined;
}

const numbersIn = (markdown: string) =>
  statementsWithNumbers(markdown).flatMap((text) => phonesIn(text).map((phone) => ({ text, ...phone })));

const sentenceOf = ({ name, knownAs, number }: PhoneFact) =>
  answerTexts.phone(knownAs?.names[0] ?? name.split(":")[0] ?? name, number);

const phonesInEntries = (index: VillageIndex, subject: Subject, now: number): Candidate[] =>
  entriesAbout(index, subject, now).flatMap((entry) => {
    const source = { title: entry.title, href: entry.href };
    const context = [entry.type, ...entry.names].filter(Boolean).join(" ");
    return phoneFactsOf(entry).flatMap((fact) =>
      scored(index, subject, fact, source, ...(fact.name === entry.title ? [context, entry.type] : [])),
    );
  });

function townHallPhones(
  index: VillageIndex,
  { phone, emergencyNote = "" }: Partial<TownHall> = {},
  subject: Subject,
): Candidate[] {
  const facts = factsOfStatement(emergencyNote, true);
  const own = phone ? toFacts(phone, answerTexts.townHallName, phoneNumbersOfField(phone)).slice(0, 1) : [];
  return [
    ...own.flatMap((fact) =>
      townHallNames.flatMap((name) => scored(index, subject, fact, contactPage, "", name)),
    ),
    ...facts.flatMap((fact) => scored(index, subject, fact, contactPage)),
  ];
}

function scored(
  index: VillageIndex,
  subject: Subject,
  fact: PhoneFact,
  source: Answer["source"],
  context = "",
  type = "",
): Candidate[] {
  const { byType, minCertainty, ofAnother } = weights.answer;
  const typeScore = type === "" ? undefined : matchName(index, subject, type, context);
  const isOfAnother = !holdsAny(index, subject, fact.name.split(genitive)[0] ?? "", minCertainty);
  const scores = [
    ...[fact.name, fact.name.split(":")[0] ?? ""].map((name) => {
      const score = matchName(index, subject, name, context);
      return score && score - (isOfAnother ? ofAnother : 0);
    }),
    ...(fact.knownAs?.names ?? []).map((name) => matchName(index, subject, name, fact.knownAs?.context)),
    typeScore && typeScore - byType,
  ].flatMap((score) => score ?? []);
  return scores.length > 0
    ? [{ ...fact, source, score: Math.max(...scores) - (fact.isLabelled ? 0 : weights.answer.inSentence) }]
    : [];
}
