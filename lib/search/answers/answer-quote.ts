import { type Expansion, isFound, isUnknown } from "@dorfforum/german-search/query/query-term";
import { namesThing } from "@dorfforum/german-search/query/unknown-words";
import { weights as ofWords } from "@dorfforum/german-search/weights";
import { answerTexts } from "@/lib/texts/answers";
import { type Position, positionOf } from "../intents/phrase";
import type { Question } from "../search-context";
import type { SearchEntry } from "../search-entry";
import type { Answer } from "../search-response";
import type { VillageIndex } from "../village-index";
import { weights } from "../weights";
import { type AskedFact, askedFact, helpWith } from "./asked-facts";
import { askedTime } from "./asked-time";
import { matchStatement, type Subject, type SubjectTerm, withoutAsked } from "./match-name";
import { phoneOf, phonesIn } from "./phone-facts";
import { quoteWords } from "./question-words";
import { type Quote, quotesOf } from "./quotes";
import { entriesAbout, subjectOf } from "./subject";
import type { TownHall } from "./town-hall";

/** Reading all sentences of an entry takes longest. */
const maxEntriesRead = 10;

type FoundQuote = { entry: SearchEntry; quote: Quote; score: number; at: number };

/** "Wo hängt der Defibrillator?", "Was kostet der Büchereiausweis?": the sentence that has the words and says what is asked */
export function answerQuote({ index, q: query, now: at, context }: Question): Answer | undefined {
  const now = new Date(at);
  const { townHall, villageDays } = context;
  const [fact, help] = [askedFact(query), helpWith(query)];
  if (!fact && !help) return undefined;
  const time = askedTime(query, now, villageDays);
  if (time.isPast) return undefined;
  const subject = subjectWith(index, townHall, query, time.positions, help && [help.position]);
  if (!subject || subject.lacksWord || (fact?.asksWhen && time.isUnknown)) return undefined;
  const found = fact && subject.names > 0 ? bestQuote(index, subject, fact, now) : undefined;
  const helping = !found && help ? subjectWith(index, townHall, help.subject) : undefined;
  const best = found ?? (help && helping && bestQuote(index, helping, help.fact, now));
  if (!best) return undefined;
  const { entry, quote } = best;
  const { title, href, contact } = entry;
  const asksPhone = help || fact?.asksWhom;
  return {
    kind: "quote",
    sentence: answerTexts.asWritten(title, quote.text),
    phone: asksPhone ? (phonesIn(quote.text)[0] ?? phoneOf(contact?.phone)) : undefined,
    details: [],
    source: { title, href },
  };
}

function bestQuote(
  index: VillageIndex,
  subject: QuotedSubject,
  fact: AskedFact,
  now: Date,
): FoundQuote | undefined {
  const entries = entriesAbout(index, subject, now.getTime()).slice(0, maxEntriesRead);
  const found = entries.flatMap((entry) => {
    if (!fact.isSaidIn(`${entry.lead} ${entry.body ?? ""}`)) return [];
    // Who is called in the few sentences of an offer is called for all that they name.
    const isShort = fact.asksWhom === true && !entry.body && entry.kind !== "seite";
    const isOffer = entry.kind === "angebot" || entry.kind === "info";
    const isTitled = (fact.isOfTitle === true && isOffer) || (fact.asksWhom && fact.asksWhen) === true;
    // Where an event takes place stands in a field.
    if (fact.isPlace && entry.dates) return [];
    return quotesOf(entry).flatMap((quote): FoundQuote[] => {
      if (!fact.isSaidIn(quote.text)) return [];
      const around = isShort ? `${entry.title} ${entry.lead}` : entry.title;
      const text = [quote.names, quote.text, quote.heading].join(" ");
      const match = matchStatement(index, subject, text, around, { isShort, isTitled });
      const isClear =
        match &&
        (match.words > 1 || isTitled || fact.isHelp || subject.isRare) &&
        // "auf dem Wertstoffhof" does not say where that is.
        (!fact.isPlace || fact.isSaidIn(withoutAsked(index, subject, quote.text)));
      if (!isClear) return [];
      const isField = fact.isPlace === true && placeField.test(quote.text);
      return [{ entry, quote, ...match, at: isField ? -1 : match.at }];
    });
  });
  const [best, next] = found.sort((one, other) => other.score - one.score || one.at - other.at);
  // Of two sentences that tell different times of the same neither is to be believed.
  const isUnsure =
    best?.score === next?.score && best?.at === next?.at && best?.quote.text !== next?.quote.text;
  return isUnsure && fact.asksWhen ? undefined : best;
}

/** A row of a table that is called so */
const placeField = /^\p{L}+: (?:Adresse|Anschrift|Ort|Standort|Treffpunkt);/u;

/** "wann fährt der", which folds as "Fahrt" does */
const verbOfQuestion = /(?<=(?:^|\s)(?:wann|was|wer|wie|wo)\s+)\p{L}+t(?=\s)/giu;

type QuotedSubject = Subject & {
  /** How many words name something */
  names: number;
  /** Whether they alone tell what a sentence is about: a Defibrillator, not the Markt */
  isRare: boolean;
  lacksWord: boolean;
};

/** With what names nothing as an option, of which times count if they are said */
function subjectWith(
  index: VillageIndex,
  townHall: TownHall | undefined,
  query: string,
  timed: readonly Position[] = [],
  understood: readonly Position[] = [],
): QuotedSubject | undefined {
  const subject = subjectOf(index, query, townHall, quoteWords);
  if (!subject) return undefined;
  const isOneOf = (positions: readonly Position[]) => (term: SubjectTerm) =>
    positions.some(({ start, end }) => term.start < end && term.end > start);
  const isTimed = isOneOf(timed);
  const isVerb = isOneOf([...query.matchAll(verbOfQuestion)].map(positionOf));
  const named = subject.terms.filter(
    (term) =>
      !term.isOptional &&
      term.weight === ofWords.term.noun &&
      !isTimed(term) &&
      !isVerb(term) &&
      namesThing(query.slice(term.start, term.end)),
  );
  const terms = subject.terms
    .filter((term) => isTimed(term) || !(term.isOptional || isVerb(term)))
    .map((term) => ({ ...term, isOptional: !named.includes(term) }));
  return {
    ...subject,
    terms,
    names: named.length,
    isRare: named.every((term) => isRare(index, term)),
    lacksWord: named.some((term) => isUnknown(term) && !isOneOf(understood)(term)),
  };
}

/** In how few entries a rare word stands */
const maxEntriesOfRareWord = 4;

function isRare(index: VillageIndex, { clauses }: SubjectTerm): boolean {
  const countOf = (expansion: Expansion) =>
    [...expansion].reduce(
      (sum, [id, certainty]) =>
        sum + (certainty < weights.answer.minEventCertainty ? 0 : index.postings.countOf(id)),
      0,
    );
  const said = clauses.find((clause) => !clause.isRelated && isFound(clause));
  return said !== undefined && Math.min(...said.expansions.map(countOf)) <= maxEntriesOfRareWord;
}
