import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { understandTime } from "@dorfforum/german-search/time/understand";
import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { holidayOn, isHolidayOfSome } from "@dorfforum/shared/calendar/holidays";
import { answerTexts as texts } from "@/lib/texts/answers";
import { phrase } from "../intents/phrase";
import { overlapsAny } from "../query";
import type { FeatureAnswer } from "../search-context";
import { asksWhen } from "./question-words";
import { contactPage } from "./town-hall";

/** Not "am ersten Feiertag", which is a day */
const ofDay = phrase("(?<!(?:erste|zweite|dritte|nächste|letzte)[nrm]?\\s|\\d\\.\\s)feiertag");
/** A hall may be "frei" on any day. */
const ofFeast = phrase("frei|arbeitsfrei");
const ofQuestion = phrase("frei|arbeitsfrei|gesetzlicher|feiertag|dieses|nächstes|jahr|bundesland");

/** Whether a day is a public holiday, where nothing else is asked of it: "Ist Fronleichnam bei uns Feiertag?" */
export const answerPublicHoliday: FeatureAnswer = ({ index, q, now, context: { villageDays } }) => {
  const { land } = villageDays;
  if (!land || asksWhen.test(q)) return undefined;
  const { days, hours, feasts } = understandTime(q, new Date(now), villageDays);
  const [span, ...others] = days?.spans ?? [];
  const asks = ofDay.test(q) || (feasts.length > 0 && ofFeast.test(q));
  if (!asks || hours || !span?.to?.equals(span.from) || others.length > 0) return undefined;
  const isAsked = tokenize(q).every(
    (token) =>
      overlapsAny(token, days?.positions ?? []) ||
      isStopWord(index.lexicon.normalise(token.text)) ||
      ofQuestion.test(token.text) ||
      land.toLowerCase().split("-").includes(token.text.toLowerCase()),
  );
  const day = span.from.toString();
  const name = holidayOn(day, land);
  if (!isAsked || (!name && isHolidayOfSome(day, land))) return undefined;
  const sentence = texts.publicHoliday(formatLongDate(day), land, name);
  return { kind: "public-holiday", sentence, details: [], source: contactPage };
};
