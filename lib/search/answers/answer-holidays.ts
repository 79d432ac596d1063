import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { formatDate } from "@dorfforum/shared/calendar/format";
import type { DaySpan } from "@dorfforum/shared/calendar/left-out";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { answerTexts as texts } from "@/lib/texts/answers";
import { phrase } from "../intents/phrase";
import type { FeatureAnswer } from "../search-context";
import type { VillageIndex } from "../village-index";
import { schoolPhones } from "./answer-school";
import { contactPage } from "./town-hall";

/** All of a year's school holidays, and those that follow the next ones */
const maxFurther = 6;

/** "Weihnachtsferien", "Ferien an Weihnachten" and "Schulferien", but no "Ferienspiele" */
const inOneWord = phrase("(?<time>weihnachts|winter|oster|pfingst|sommer|herbst|frühjahrs|faschings)ferien");
const inTwoWords = phrase("(?<time>weihnacht|winter|oster|pfingst|sommer|herbst)(?:s|en|n)?(?!\\p{L})");
const anyHolidays = phrase("(?:schul)?ferien");
const asksForMore = phrase("los|machen|unternehmen|programm|offen|geöffnet|geschlossen|auf|zu|betreuung");
const year = /(?<!\d)20\d\d(?!\d)/;

/** Words that ask when, in the lexicon's spelling */
const asking = new Set(
  `wann termin termine ferientermine datum beginn beginnen beginnt anfang anfangen fangen ende enden endet dauern dauert lang lange
  nachste nachsten kommende schule schulen kinder kalender`.split(/\s+/),
);

type Asked = { time: string | undefined; year: string | undefined };

/** The holidays that a query asks for; undefined where it asks for something in them */
function askedHolidays(index: VillageIndex, query: string, land: string): Asked | undefined {
  const named = inOneWord.exec(query);
  const general = named ? undefined : anyHolidays.exec(query);
  if ((!named && !general) || asksForMore.test(query)) return undefined;
  const ofTime = named ?? inTwoWords.exec(query);
  const used = [named, general, ofTime].map((match) => match?.[0] ?? "");
  const rest = used.filter(Boolean).reduce((text, word) => text.replace(word, " "), query);
  const isPartOfQuestion = (text: string) => {
    const word = index.lexicon.normalise(text);
    return isStopWord(word) || asking.has(word) || year.test(word) || holdsLand(text, land);
  };
  if (!tokenize(rest).every(({ text }) => isPartOfQuestion(text))) return undefined;
  return { time: ofTime?.groups?.time?.toLowerCase(), year: year.exec(query)?.[0] };
}

const holdsLand = (text: string, land: string) => land.toLowerCase().split("-").includes(text.toLowerCase());

/** When the school holidays are, as the settings tell it; else the schools, which know it */
export const answerHolidays: FeatureAnswer = ({ index, q: query, now, context: { villageDays } }) => {
  const { land = "", schoolHolidays } = villageDays;
  const asked = askedHolidays(index, query, land);
  if (!asked) return undefined;
  const today = berlinDay(new Date(now));
  const isAsked = ({ name, first, last }: DaySpan) =>
    name.toLowerCase().startsWith(asked.time ?? "") &&
    (asked.year ? first.startsWith(asked.year) || last.startsWith(asked.year) : last >= today);
  const found = schoolHolidays
    .filter(isAsked)
    .toSorted((one, other) => one.first.localeCompare(other.first))
    .map(({ name, first, last }) => texts.holidays(name, formatDate(first), formatDate(last)));
  const [next, ...further] = found;
  return next
    ? { kind: "school-holidays", sentence: next, details: further.slice(0, maxFurther), source: contactPage }
    : schoolPhones(index, texts.askHolidays);
};
