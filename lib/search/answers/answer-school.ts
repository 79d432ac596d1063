import { weekdayOf } from "@dorfforum/shared/calendar/day";
import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { holidayOn } from "@dorfforum/shared/calendar/holidays";
import { schoolHolidaysOn, type VillageDays } from "@dorfforum/shared/calendar/left-out";
import { isSchool } from "@/lib/cms/organisations";
import { noticeTexts } from "@/lib/notices/base/texts";
import { answerTexts as texts } from "@/lib/texts/answers";
import { routes } from "@/lib/urls/routes";
import { phrase } from "../intents/phrase";
import type { Question } from "../search-context";
import type { SearchEntry } from "../search-entry";
import type { Answer } from "../search-response";
import type { VillageIndex } from "../village-index";
import { type AskedTime, askedTime, daysOf } from "./asked-time";
import { matchName, type Subject } from "./match-name";
import { phoneOf } from "./phone-facts";
import { asksWhen, schoolWords } from "./question-words";
import { subjectOf } from "./subject";

const lesson = "(?:grund|ober|haupt|real|gesamt|förder)?schule|unterricht|schulunterricht";
const day =
  "heute|morgen|übermorgen|noch|wieder|überhaupt|(?:am\\s+)?(?:\\d{1,2}\\.\\s*(?:\\d{1,2}\\.|\\p{L}+)|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)";

/** "Ist heute Schule?", "Fällt die Schule aus?", "hitzefrei"; not "Ist die Schule heute offen?", which opening hours answer */
const asksForSchool = phrase(
  [
    "schulfrei|hitzefrei|kältefrei|schneefrei|schulausf(?:all|älle)|unterrichtsausf(?:all|älle)",
    `(?:fällt|fallen|entfällt|ausfallen|ausfällt|ausgefallen)\\s(?:.*\\s)?(?:${lesson})`,
    `(?:${lesson})\\s(?:.*\\s)?(?:fällt|entfällt|ausfallen|ausfällt|ausgefallen|aus)`,
    `(?:ist|is|isch|hat|haben|ham|gibts?|findet)\\s(?:.*\\s)?(?:${day})\\s(?:.*\\s)?(?:${lesson})(?:\\s+statt)?\\s*[?!.]*\\s*$`,
    `(?:ist|is|isch|hat|haben|ham|gibts?|findet)\\s(?:.*\\s)?(?:schule|unterricht)\\s+(?:${day})(?:\\s+statt)?\\s*[?!.]*\\s*$`,
  ].join("|"),
);

/** What a notice says of school; "Schulstraße" says nothing of it. */
const ofSchool = /schulen?(?![\p{L}-])|schulfrei|hitzefrei|unterricht|schulausfall|schulbetrieb|schulbus/iu;

/** A music school is a club. */
const canBeAsked = ({ kind, type, contact }: SearchEntry) =>
  kind === "kindertagesstätte" && isSchool(type) && contact?.phone !== undefined;

/** What the municipality says of school just now, or that the day has none; else whom to call, for only the school knows. */
export function answerSchool({ index, q: query, now: at, context }: Question): Answer | undefined {
  const now = new Date(at);
  const { villageDays, townHall, notices } = context;
  if (!asksForSchool.test(query) || asksWhen.test(query)) return undefined;
  const time = askedTime(query, now, villageDays);
  if (time.isPast) return undefined;
  const subject = subjectOf(index, query, townHall, schoolWords, time.positions);
  const schools = schoolsIn(index, subject);
  const notice = notices.find(({ text }) => ofSchool.test(text));
  const free = notice ? undefined : freeDay(time, villageDays);
  const [first, ...others] = schools.map(phoneLine);
  const [school] = schools;
  if (!school && !notice) return undefined;
  const said = notice ? texts.ofNotice(notice.text) : free;
  return {
    kind: "phone",
    sentence: said ?? texts.askSchool(first ?? ""),
    phone: phoneOf(school?.contact?.phone),
    details: said && first ? [first, ...others] : others,
    source: notice
      ? { title: noticeTexts.label, href: notice.target ?? routes.home }
      : { title: school?.title ?? "", href: school?.href ?? routes.daycare },
  };
}

/** The numbers of all schools, behind a sentence with the first; undefined where no school has one */
export function schoolPhones(index: VillageIndex, toSentence: (phone: string) => string): Answer | undefined {
  const [school, ...others] = schoolsIn(index, undefined);
  if (!school) return undefined;
  return {
    kind: "phone",
    sentence: toSentence(phoneLine(school)),
    phone: phoneOf(school.contact?.phone),
    details: others.map(phoneLine),
    source: { title: school.title, href: school.href },
  };
}

const phoneLine = ({ title, contact }: SearchEntry) => texts.phone(title, contact?.phone ?? "");

/** The schools that a question names by more than that word, else all */
function schoolsIn(index: VillageIndex, subject: Subject | undefined): SearchEntry[] {
  const all = index.entries
    .filter((entry): entry is SearchEntry => entry !== undefined && canBeAsked(entry))
    .sort((a, b) => a.title.localeCompare(b.title, "de"));
  const named = subject ? all.filter(({ title }) => matchName(index, subject, title) !== undefined) : [];
  return named.length > 0 ? named : all;
}

/** That there is no school on the only day that is asked for; undefined where nobody here knows. On some Saturdays there is. */
function freeDay({ days }: AskedTime, village: VillageDays): string | undefined {
  const [day, ...others] = daysOf(days, 2) ?? [];
  if (day === undefined || others.length > 0) return undefined;
  const reason = holidayOn(day, village.land) ?? schoolHolidaysOn(day, village);
  return reason || weekdayOf(day) === "So" ? texts.noSchool(formatLongDate(day), reason) : undefined;
}
